// Rounds under rule-sets by chance, every field free: what holds at every state, and what every month pays.
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { CARD_IDS, type CardId } from '../../shared/cards';
import { sameMove, type Move } from '../../shared/moves';
import type { RuleSet } from '../../shared/ruleSet';
import { applyMove } from '../../main/engine/apply';
import { at } from '../../main/engine/lists';
import { createMatch, nextMonth } from '../../main/engine/match';
import { legalMoves } from '../../main/engine/moves';
import { parseRuleSet } from '../../main/engine/rules';
import { isMonthOver, type MatchState } from '../../main/engine/state';
import { viewFor } from '../../main/engine/view';
import { valueAt } from '../../main/headless/vectors/compare';
import { reshuffleHidden } from '../support/hidden';
import { monthFaults, type PlayedMonth } from '../support/monthFaults';
import { BIRTH_MONTHS, KOI, play, played, playOut, STOP, take, type PlayedStep } from '../support/playout';
import { printSeed, runSeed as seed } from '../support/runSeed';
import { OPTIONS } from '../support/options.table';
import { anyRuleSet, anySeed, drawnRuleSet } from '../support/ruleSets';

/** Generous, for machines that do much else at once. */
const TIMEOUT = 240_000;

beforeAll(printSeed);

const ROUNDS = 20_000;
/** Months under each rule-set: long enough for matches to end, short enough for many rule-sets. */
const ROUNDS_EACH = 8;

/** Matches one after another until so many months are over. */
function* monthsOf(ruleSet: RuleSet, first: number, choices: number, most: number): Generator<PlayedMonth> {
  let left = most;
  for (let match = 0; left > 0; match += 1) {
    let month: {
      before: MatchState | null;
      start: MatchState;
      steps: PlayedMonth['steps'][number][];
    } | null = null;
    for (const { before, move, state } of playOut({ ruleSet, seed: first + match }, choices + match, left)) {
      if (move === null) month = { before, start: state, steps: [] };
      else month?.steps.push({ move, state });
      if (!isMonthOver(state) || month === null) continue;
      yield month;
      left -= 1;
    }
  }
}

const INDEX: ReadonlyMap<CardId, number> = new Map(CARD_IDS.map((card, index) => [card, index]));

/** Cards that are missing or there twice. */
const lostCards = ({ hands, field, drawPile, captured, pending }: MatchState): readonly CardId[] => {
  const seen = new Uint8Array(CARD_IDS.length);
  const count = (card: CardId): void => {
    const index = INDEX.get(card) ?? 0;
    seen[index] = (seen[index] ?? 0) + 1;
  };
  hands.forEach((hand) => hand.forEach(count));
  captured.forEach((pile) => pile.forEach(count));
  field.forEach(count);
  drawPile.forEach(count);
  if (pending !== null) count(pending.card);
  return seen.every((times) => times === 1) ? [] : CARD_IDS.filter((_, index) => seen[index] !== 1);
};

describe('rules by chance', { timeout: TIMEOUT }, () => {
  const drawn = fc.sample(drawnRuleSet, { numRuns: 2_000, seed });

  it('can nearly all be played', () => {
    expect(drawn.filter((ruleSet) => parseRuleSet(ruleSet).ok).length).toBeGreaterThan(1_900);
  });
  it('differ in every field', () => {
    const values = (field: string): ReadonlySet<string> =>
      new Set(drawn.map((ruleSet) => JSON.stringify(valueAt(ruleSet, field))));
    const fields = [...new Set(OPTIONS.map(({ field }) => field))];
    // What can be off or without limit is so at times, and at times not.
    expect(fields.filter((field) => values(field).size < 2)).toEqual([]);
    const limits = ['sevenDouble', 'ownKoiCap', 'maxCalls', 'rounds', 'target', 'handYaku'];
    expect(limits.filter((field) => !values(field).has('null') || values(field).size < 3)).toEqual([]);
  });
  it('leave no value out that has a name', () => {
    const named = OPTIONS.filter(
      ({ field, value }) => field !== 'houseYaku' && (typeof value === 'string' || field.startsWith('deal.')),
    );
    const never = named.filter(({ field, value }) =>
      drawn.every((ruleSet) => !isDeepStrictEqual(valueAt(ruleSet, field), value)),
    );
    expect(never.map(({ name }) => name)).toEqual([]);
  });
});

describe(`${ROUNDS} rounds by chance`, { timeout: TIMEOUT }, () => {
  it('keep all cards, allow the right moves, end in time and pay what the rules say', () => {
    let rounds = 0;
    const seen = new Set<string>();
    const note = ({ result, winner }: MatchState): void => {
      seen.add(result?.reason ?? '');
      result?.multipliers.forEach(({ cause }) => seen.add(cause));
      seen.add(typeof winner === 'number' ? 'won' : (winner ?? 'goes on'));
    };
    fc.assert(
      fc.property(anyRuleSet, anySeed, anySeed, (ruleSet, first, choices) => {
        for (const month of monthsOf(ruleSet, first, choices, ROUNDS_EACH)) {
          const states = [month.start, ...month.steps.map(({ state }) => state)];
          const lost = states.flatMap(lostCards);
          const faults = monthFaults(month);
          if (lost.length > 0 || faults.length > 0)
            expect({ lost, faults }).toEqual({ lost: [], faults: [] });
          note(at(states, states.length - 1));
          rounds += 1;
        }
      }),
      { numRuns: ROUNDS / ROUNDS_EACH, seed },
    );
    expect(rounds).toBeGreaterThanOrEqual(ROUNDS);
    const ways = ['stop', 'auto-stop', 'exhausted', 'last-caller', 'oya-ken', 'hand-yaku'];
    const causes = ['seven', 'own-koi', 'opp-koi', 'field-lights'];
    // None of it holds only because it never came.
    const expected = [...ways, ...causes, 'won', 'draw', 'shared', 'goes on'];
    expect(expected.filter((each) => !seen.has(each))).toEqual([]);
  });
});

/** One state of a match by chance, anywhere in its first months. */
const anyState: fc.Arbitrary<MatchState> = fc
  .tuple(anyRuleSet, anySeed, anySeed, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([ruleSet, first, choices, share]) => {
    const states = [...playOut({ ruleSet, seed: first }, choices, 2)].map(({ state }) => state);
    return at(states, Math.min(states.length - 1, Math.floor(share * states.length)));
  });

const EVERY_MOVE: readonly Move[] = [...CARD_IDS.map(play), ...CARD_IDS.map(take), STOP, KOI];

describe('at any state', { timeout: TIMEOUT }, () => {
  it('exactly the legal moves are accepted', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const legal = legalMoves(state);
        const wrong = state.hands.flatMap((_, seat) =>
          EVERY_MOVE.filter((move) => {
            const isLegal = seat === state.turn && legal.some((each) => sameMove(each, move));
            return applyMove(state, seat, move).ok !== isLegal;
          }),
        );
        expect(wrong).toEqual([]);
        expect(legal.length > 0).toBe(!isMonthOver(state));
        expect(nextMonth(state).ok).toBe(state.phase === 'monthOver');
      }),
      { numRuns: 600, seed },
    );
  });

  it('views are equal where only hidden cards differ', () => {
    fc.assert(
      fc.property(anyState, anySeed, (state, other) => {
        if (isMonthOver(state)) return;
        for (const seat of state.hands.keys()) {
          expect(viewFor(reshuffleHidden(state, seat, other), seat)).toEqual(viewFor(state, seat));
        }
      }),
      { numRuns: 600, seed },
    );
  });
});

describe('the same seed and moves', { timeout: TIMEOUT }, () => {
  /** Plays noted moves again, from the set-up alone. */
  const replay = (ruleSet: RuleSet, first: number, steps: readonly PlayedStep[]): MatchState => {
    const begun = createMatch({ ruleSet, seed: first, birthMonths: BIRTH_MONTHS.slice(0, ruleSet.players) });
    return steps.slice(1).reduce<MatchState>((state, { move }) => {
      if (move !== null) return played(state, move).state;
      const next = nextMonth(state);
      if (!next.ok) throw new Error(next.code);
      return next.value.state;
    }, begun.state);
  };

  it('make the same match', () => {
    fc.assert(
      fc.property(anyRuleSet, anySeed, anySeed, (ruleSet, first, choices) => {
        const steps = [...playOut({ ruleSet, seed: first }, choices, 3)];
        const again = replay(JSON.parse(JSON.stringify(ruleSet)) as RuleSet, first, steps);
        expect(isDeepStrictEqual(again, at(steps, steps.length - 1).state)).toBe(true);
      }),
      { numRuns: 300, seed },
    );
  });
});
