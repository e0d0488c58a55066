/** Plays matches by chance, move by move, for tests that look at every state on the way. */
import type { CardId, Month } from '../../shared/cards';
import type { GameEvent } from '../../shared/events';
import type { Move, Seat } from '../../shared/moves';
import type { RuleSet } from '../../shared/ruleSet';
import { applyMove } from '../../main/engine/apply';
import { at } from '../../main/engine/lists';
import { createMatch, nextMonth, type MatchSetup } from '../../main/engine/match';
import { legalMoves } from '../../main/engine/moves';
import { stateFromPosition, type Position } from '../../main/engine/positions';
import { presets } from '../../shared/presets';
import { drawNumber, seedRng } from '../../main/engine/rng';
import type { MatchState, Step } from '../../main/engine/state';

/** One step of a match: what was before (null at its start), what was done, what came of it. */
export interface PlayedStep extends Step {
  readonly before: MatchState | null;
  /** Null where a match or a month began. */
  readonly move: Move | null;
}

export const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
};

/** The step after a move that the rules allow; throws where they refuse it. */
export const played = (state: MatchState, move: Move, seat: Seat = state.turn): Step => {
  const step = applyMove(state, seat, move);
  if (!step.ok) throw new Error(`${JSON.stringify(move)} was refused: ${step.code}`);
  return step.value;
};

export const dealtOn = (state: MatchState): Step => {
  const step = nextMonth(state);
  if (!step.ok) throw new Error(step.code);
  return step.value;
};

/** Of each seat, for rules by which the nearest birthday deals. */
export const BIRTH_MONTHS: readonly Month[] = [1, 5, 8];

/** Plays to the end of the match, or for `most` months, each move drawn from the legal ones. */
export function* playOut(setup: MatchSetup, choices: number, most = Infinity): Generator<PlayedStep> {
  let step = createMatch({ birthMonths: BIRTH_MONTHS.slice(0, setup.ruleSet.players), ...setup });
  let rng = seedRng(choices);
  yield { ...step, before: null, move: null };
  while (step.state.phase !== 'matchOver') {
    const before = step.state;
    if (before.phase === 'monthOver') {
      if (before.round >= most) return;
      step = dealtOn(before);
      yield { ...step, before, move: null };
      continue;
    }
    const moves = legalMoves(before);
    const drawn = drawNumber(rng, moves.length);
    rng = drawn.rng;
    const move = at(moves, drawn.value);
    step = played(before, move);
    yield { ...step, before, move };
  }
}

/** A position under `modern` unless told otherwise: seat 0 to move and dealer, January. */
export const position = (parts: Partial<Position>, ruleSet: RuleSet = presets.modern): MatchState =>
  stateFromPosition(ruleSet, {
    hands: [
      ['apr-plain-1', 'apr-plain-2'],
      ['may-plain-1', 'may-plain-2'],
    ],
    field: [],
    drawPile: ['dec-plain-1', 'dec-plain-2', 'dec-plain-3'],
    turn: 0,
    dealer: 0,
    month: 1,
    ...parts,
  });

export const play = (card: CardId): Move => ({ type: 'playCard', card });
export const take = (card: CardId): Move => ({ type: 'chooseMatch', card });
export const STOP: Move = { type: 'stop' };
export const KOI: Move = { type: 'callKoiKoi' };

/** Plays moves one after another, each by the seat whose turn it is; all events in order. */
export const playAll = (state: MatchState, ...moves: readonly Move[]): Step => {
  const events: GameEvent[] = [];
  let latest = state;
  for (const move of moves) {
    const step = played(latest, move);
    events.push(...step.events);
    latest = step.state;
  }
  return { state: latest, events };
};

export const typesOf = (events: readonly GameEvent[]): readonly string[] => events.map(({ type }) => type);
