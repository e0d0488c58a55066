/** Plays a position or a deal by given moves under some rule-set, and says in a line what came of it. */
import { CARD_IDS, type CardId } from '../../shared/cards';
import type { GameEvent } from '../../shared/events';
import type { RuleSet } from '../../shared/ruleSet';
import { applyMove } from '../../main/engine/apply';
import { at } from '../../main/engine/lists';
import { createMatch, type MatchSetup } from '../../main/engine/match';
import { legalMoves } from '../../main/engine/moves';
import { makeMove, parseMove } from '../../main/engine/notation';
import { stateFromDecks, type Position } from '../../main/engine/positions';
import { isMonthOver, type MatchState, type Step } from '../../main/engine/state';
import { position } from './playout';

/** All 48 cards, each five cards of the calendar on from the one before, so that neighbours differ in month. */
export const SPREAD_DECK: readonly CardId[] = CARD_IDS.map((_, index) => at(CARD_IDS, (index * 5) % 48));

/** How the first 24 cards of a deck fall under `modern`: other seat, field, dealer, four at a time, twice. */
const PLACES = ['other', 'field', 'dealer', 'other', 'field', 'dealer'] as const;

/** A deck that deals these cards, eight each, under `modern`; absent places and the pile take what is left. */
export const deckDealing = (
  dealt: Partial<Record<'other' | 'field' | 'dealer', readonly CardId[]>>,
): readonly CardId[] => {
  const named = new Set(Object.values(dealt).flat());
  const rest = SPREAD_DECK.filter((card) => !named.has(card));
  const left = {
    other: [...(dealt.other ?? [])],
    field: [...(dealt.field ?? [])],
    dealer: [...(dealt.dealer ?? [])],
  };
  const first = PLACES.flatMap((place) => {
    const given = left[place].splice(0, 4);
    return given.length > 0 ? given : rest.splice(0, 4);
  });
  return [...first, ...rest];
};

export type Start =
  | { readonly position: Partial<Position> }
  /** Seat 0 deals in January. */
  | { readonly decks: readonly (readonly CardId[])[] }
  | { readonly match: Omit<MatchSetup, 'ruleSet'> };

export interface Course {
  readonly start: Start;
  /** Moves in short text, apart by spaces, each by the seat whose turn it is. */
  readonly moves: string;
  /** What to say at the end; the whole standing when absent. */
  readonly look?: (step: Step) => string;
}

const begin = (ruleSet: RuleSet, start: Start): Step => {
  if ('position' in start) return { state: position(start.position, ruleSet), events: [] };
  if ('decks' in start) return stateFromDecks(ruleSet, { decks: start.decks, dealer: 0, month: 1 });
  return createMatch({ ruleSet, ...start.match });
};

const ending = ({ result, totals, phase, winner }: MatchState): string => {
  if (result === null) throw new Error('a month that is over has a result');
  const yaku = result.yaku.map(({ id, points }) => `${id} ${points}`).join(' + ');
  const factors = result.multipliers.map(({ factor, cause }) => ` x${factor} ${cause}`).join('');
  const paid = `${yaku === '' ? result.reason : yaku}${factors} = ${result.points}`;
  const after = phase === 'matchOver' ? `match to ${winner}` : `${result.nextDealer} deals`;
  return `${result.reason} ${result.winner ?? 'nobody'}: ${paid}; ${totals.join(' ')}; ${after}`;
};

/** The end of the month as it was paid, or where the game stands. */
export const standing = ({ state }: Step): string => {
  if (isMonthOver(state)) return ending(state);
  const { phase, turn, captured, drawPile } = state;
  const open = phase === 'play' ? '' : ` [${legalMoves(state).map(makeMove).join(' ')}]`;
  const piles = captured.map((pile) => pile.length).join(' ');
  return `${phase} ${turn}${open}; piles ${piles}; ${drawPile.length} to draw`;
};

/** Plays to the end of the moves or to the first that is refused, which is then said as well. */
export const tellCourse = (ruleSet: RuleSet, { start, moves, look = standing }: Course): string => {
  const events: GameEvent[] = [];
  let { state, events: latest } = begin(ruleSet, start);
  events.push(...latest);
  for (const text of moves.split(' ').filter((each) => each !== '')) {
    const move = parseMove(text);
    if (!move.ok) throw new Error(`${text}: ${move.code}`);
    const step = applyMove(state, state.turn, move.value);
    if (!step.ok) return `${look({ state, events })}; ${text}: ${step.code}`;
    ({ state, events: latest } = step.value);
    events.push(...latest);
  }
  return look({ state, events });
};

/** Cards in each place. */
export const sizesOf = ({ state: { hands, field, drawPile } }: Step): string =>
  `hands ${hands.map((hand) => hand.length).join(' ')}; field ${field.length}; ${drawPile.length} to draw`;

/** Where in the spread deck the first five cards of each place come from. */
export const deckPlaces = ({ state: { hands, field } }: Step): string => {
  const places = [...hands.map((cards) => ['hand', cards] as const), ['field', field] as const];
  const from = (cards: readonly CardId[]): string =>
    cards
      .slice(0, 5)
      .map((card) => SPREAD_DECK.indexOf(card))
      .join(' ');
  return places.map(([place, cards]) => `${place} ${from(cards)}`).join('; ');
};

/** How the first dealer was found. */
export const firstDealerOf = ({ state, events }: Step): string => {
  const started = events.find((event) => event.type === 'matchStarted');
  const drawn = started?.dealerDraws.map((cards) => cards.join(' ')) ?? [];
  return `${state.dealer} deals${drawn.length > 0 ? ` by ${drawn.join(', then ')}` : ''}`;
};

export const redealsOf = (step: Step): string =>
  `${step.events.filter(({ type }) => type === 'fieldVoid').length} void; ${standing(step)}`;
