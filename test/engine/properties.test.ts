// What holds at every state of play by chance, under `modern` and under rule-sets of any mixture.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_IDS, isCardId, sameMonth, type CardId } from '../../shared/cards';
import type { GameEvent } from '../../shared/events';
import { sameMove, type Move } from '../../shared/moves';
import type { RuleSet } from '../../shared/ruleSet';
import { applyMove } from '../../main/engine/apply';
import { nextMonth } from '../../main/engine/match';
import { legalMoves } from '../../main/engine/moves';
import { presets, withRounds } from '../../shared/presets';
import { isMonthOver, type MatchState } from '../../main/engine/state';
import { redactEvents, viewFor } from '../../main/engine/view';
import { foldEvents, tableOf } from '../support/fold';
import { reshuffleHidden } from '../support/hidden';
import {
  dealtOn,
  deepFreeze,
  KOI,
  play,
  played,
  playOut,
  STOP,
  take,
  type PlayedStep,
} from '../support/playout';
import { anyRuleSet, anySeed } from '../support/ruleSets';

const MOST_MONTHS = 3;
const modern = withRounds(presets.modern, MOST_MONTHS);

type Look = (step: PlayedStep, ruleSet: RuleSet) => void;

/** Looks at every step of matches by chance. */
const atEveryStep = (look: Look, runs: number, rules: fc.Arbitrary<RuleSet>): void => {
  fc.assert(
    fc.property(rules, anySeed, anySeed, (ruleSet, seed, choices) => {
      for (const step of playOut({ ruleSet, seed }, choices, MOST_MONTHS)) look(deepFreeze(step), ruleSet);
    }),
    { numRuns: runs },
  );
};

/** Generous, for machines that do much else at once. */
const TIMEOUT = 60_000;

const inModern = (name: string, look: Look, runs = 10): void => {
  it(`${name}, modern`, () => atEveryStep(look, runs, fc.constant(modern)), TIMEOUT);
};

const always = (name: string, look: Look, runs = 10): void => {
  inModern(name, look, runs);
  it(`${name}, any rules`, () => atEveryStep(look, 2 * runs, anyRuleSet), TIMEOUT);
};

const allCards = ({ hands, field, drawPile, captured, pending }: MatchState): readonly CardId[] => [
  ...hands.flat(),
  ...field,
  ...drawPile,
  ...captured.flat(),
  ...(pending === null ? [] : [pending.card]),
];

const EVERY_MOVE: readonly Move[] = [...CARD_IDS.map(play), ...CARD_IDS.map(take), STOP, KOI];

/** Every card id anywhere in plain data. */
const cardsIn = (data: unknown): readonly CardId[] => {
  if (isCardId(data)) return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(cardsIn) : [];
};

describe('the cards', () => {
  always('are always the same 48', ({ state }) => {
    expect(allCards(state).toSorted()).toEqual(CARD_IDS.toSorted());
  });

  always('lie in every pile in an even number of each month', ({ state }) => {
    const odd = state.captured.flatMap((pile) =>
      pile.filter((card) => pile.filter((other) => sameMonth(other, card)).length % 2 === 1),
    );
    expect(odd).toEqual([]);
  });

  let draws = 0;
  inModern('of the draw pile are 24 less the completed draws', ({ state, move, events }) => {
    if (move === null) draws = 0;
    draws += events.filter(({ type }) => type === 'cardDrawn').length;
    expect(state.drawPile).toHaveLength(24 - draws);
  });

  inModern('left in the draw pile are eight when a month was played out', ({ state }) => {
    if (state.result?.reason === 'exhausted') expect(state.drawPile).toHaveLength(8);
  });
});

describe('moves', () => {
  always(
    'that are legal apply, and all others are refused without a change',
    ({ state }) => {
      const legal = legalMoves(state);
      expect(legal.length > 0).toBe(!isMonthOver(state));
      const wrong = state.totals.flatMap((_, seat) =>
        EVERY_MOVE.filter((move) => {
          const allowed = seat === state.turn && legal.some((each) => sameMove(each, move));
          // A frozen state throws where it is changed.
          return applyMove(state, seat, move).ok !== allowed;
        }),
      );
      expect(wrong).toEqual([]);
      expect(nextMonth(state).ok).toBe(state.phase === 'monthOver');
    },
    3,
  );

  always('and deals come again from the same seed and choices', ({ before, state }, ruleSet) => {
    if (before !== null) return;
    const again = (): readonly string[] =>
      [...playOut({ ruleSet, seed: state.seed }, 1, 1)].map((step) => JSON.stringify(step));
    expect(again()).toEqual(again());
  });

  always(
    'go on equally from a state that was written down and read again',
    ({ before, move, state, events }) => {
      if (before === null) return;
      const read = JSON.parse(JSON.stringify(before)) as MatchState;
      const again = move === null ? dealtOn(read) : played(read, move);
      expect(JSON.stringify(again)).toBe(JSON.stringify({ state, events }));
    },
  );
});

describe('views', () => {
  always(
    'are equal where only hidden cards differ',
    ({ state }) => {
      if (isMonthOver(state)) return;
      for (const seat of state.hands.keys()) {
        expect(viewFor(reshuffleHidden(state, seat, 7), seat)).toEqual(viewFor(state, seat));
      }
    },
    10,
  );

  always('are what the events make of the view before', ({ before, state, events }) => {
    for (const seat of state.hands.keys()) {
      const old = before ?? { ...state, calls: state.calls.map(() => 0), history: [] };
      const table = tableOf(viewFor(old, seat));
      expect(foldEvents(table, seat, redactEvents(events, seat))).toEqual(tableOf(viewFor(state, seat)));
    }
  });

  always('and events hold no card that the seat may not know', ({ state, events }) => {
    for (const seat of state.hands.keys()) {
      const hidden = isMonthOver(state) ? [] : state.hands.filter((_, each) => each !== seat).flat();
      const unknown = new Set<CardId>([...hidden, ...state.drawPile]);
      const shown = (event: GameEvent): readonly CardId[] =>
        // Cards turned up for the dealer or lying in a void deal have been seen by all and are shuffled again.
        event.type === 'matchStarted' || event.type === 'fieldVoid' || event.type === 'cardsDealt'
          ? []
          : cardsIn(event);
      const told = redactEvents(events, seat);
      expect(told.flatMap(shown).filter((card) => unknown.has(card))).toEqual([]);
      for (const event of told) {
        if (event.type !== 'cardsDealt') continue;
        const others = event.batches.filter(({ to }) => to !== 'field' && to !== seat);
        expect(others.flatMap(({ cards }) => cards).every((card) => card === null)).toBe(true);
      }
      // Cards that are missing for a yaku are named to every seat; they tell nothing, being all that are not captured.
      // The rules name the cards of house yaku, whoever holds them.
      const { seats, ruleSet, ...rest } = viewFor(state, seat);
      expect(ruleSet).toBe(state.ruleSet);
      const open = seats.map(({ reach: _, ...seatView }) => seatView);
      expect(cardsIn({ ...rest, open }).filter((card) => unknown.has(card))).toEqual([]);
    }
  });
});
