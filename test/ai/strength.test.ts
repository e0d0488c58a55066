import { describe, expect, it } from 'vitest';
import { chooseMove } from '../../main/ai/normalPolicy';
import { applyMove } from '../../main/engine/apply';
import { createMatch, nextMonth } from '../../main/engine/match';
import { presets, withRounds } from '../../shared/presets';
import { drawNumber, seedRng } from '../../main/engine/rng';
import type { MatchState } from '../../main/engine/state';
import { viewFor } from '../../main/engine/view';
import type { CardId } from '../../shared/cards';
import type { Move, Seat } from '../../shared/moves';
import type { PlayerView } from '../../shared/view';
import { anyMove } from '../support/session';

type Player = (view: PlayerView, seed: number) => Move;
const normal: Player = (view, seed) => chooseMove(view, seedRng(seed));
const random: Player = anyMove;

/** Every state in which a seat is to move, and the last one. */
function* match(seed: number, months: number, players: readonly Player[]): Generator<MatchState> {
  let { state } = createMatch({ ruleSet: withRounds(presets.modern, months), seed });
  for (let moves = 0; state.phase !== 'matchOver'; moves += 1) {
    yield state;
    const seat = state.turn;
    const step =
      state.phase === 'monthOver'
        ? nextMonth(state)
        : applyMove(state, seat, (players[seat] ?? random)(viewFor(state, seat), seed * 1000 + moves));
    if (!step.ok) throw new Error(step.code);
    state = step.value.state;
  }
  yield state;
}

/** Points of both seats at the end. */
const totals = (seed: number, players: readonly Player[]): readonly number[] =>
  [...match(seed, 3, players)].at(-1)?.totals ?? [];

describe('the normal opponent', () => {
  it('beats chance clearly over fixed seeds, each deal once from either seat', () => {
    let won = 0;
    let lost = 0;
    for (let seed = 1; seed <= 40; seed += 1) {
      for (const seat of [0, 1]) {
        const players = seat === 0 ? [normal, random] : [random, normal];
        const points = totals(seed, players);
        const lead = (points[seat] ?? 0) - (points[1 - seat] ?? 0);
        if (lead > 0) won += 1;
        if (lead < 0) lost += 1;
      }
    }
    // 80 matches, so the difference of two equal players spreads by 9 at most: this is five times that.
    expect(won - lost).toBeGreaterThan(45);
  }, 60_000);

  it('plays only legal moves, and the same one for the same view and seed', () => {
    for (const state of match(77, 12, [normal, normal])) {
      if (state.phase === 'monthOver' || state.phase === 'matchOver') continue;
      const view = viewFor(state, state.turn);
      const move = normal(view, 5);
      expect(view.legal.map((each) => each.move)).toContainEqual(move);
      expect(normal(structuredClone(view), 5)).toEqual(move);
    }
  });

  it('does not see hidden cards: exchanging them changes no move', () => {
    for (const state of match(31, 6, [normal, normal])) {
      if (state.phase === 'monthOver' || state.phase === 'matchOver') continue;
      const seat = state.turn;
      const before = normal(viewFor(state, seat), 9);
      expect(normal(viewFor(exchangeHidden(state, seat, 4), seat), 9)).toEqual(before);
    }
  });
});

/** The same to `seat`: the other hand and the draw pile are shuffled into one another. */
function exchangeHidden(state: MatchState, seat: Seat, seed: number): MatchState {
  const other = 1 - seat;
  const hidden = [...(state.hands[other] ?? []), ...state.drawPile];
  const mixed: CardId[] = [];
  let rng = seedRng(seed);
  while (hidden.length > 0) {
    const drawn = drawNumber(rng, hidden.length);
    rng = drawn.rng;
    mixed.push(...hidden.splice(drawn.value, 1));
  }
  const count = state.hands[other]?.length ?? 0;
  return {
    ...state,
    hands: state.hands.map((hand, each) => (each === other ? mixed.slice(0, count) : hand)),
    drawPile: mixed.slice(count),
  };
}
