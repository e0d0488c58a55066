// Folding an update's events over the old table gives the table of its view, at every step of random matches.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMove } from '../../../main/engine/apply';
import { createMatch, nextMonth } from '../../../main/engine/match';
import { presets } from '../../../shared/presets';
import { redactEvents, viewFor } from '../../../main/engine/view';
import { CARD_IDS } from '../../../shared/cards';
import type { Seat } from '../../../shared/moves';
import type { RuleSet } from '../../../shared/ruleSet';
import { cardsOn, columnsOf, slotPlace } from '../../../renderer/table/fieldSlots';
import { fold } from '../../../renderer/table/fold';
import { layoutTable } from '../../../renderer/table/layout';
import { emptyModel, modelOf, playersOf, rivalsOf } from '../../../renderer/table/model';
import type { TableModel } from '../../../renderer/table/model';
import { placeAll } from '../../../renderer/table/placement';

type State = ReturnType<typeof createMatch>['state'];
type Step = ReturnType<typeof createMatch>;

/** Plays random legal moves; `pick` gives numbers from 0 to 1. Calls back with every step. */
function playOut(
  seed: number,
  pick: () => number,
  onStep: (step: Step) => void,
  ruleSet: RuleSet = presets.modern,
): void {
  let step = createMatch({ ruleSet, seed });
  onStep(step);
  for (let moves = 0; moves < 120; moves++) {
    const { state } = step;
    if (state.phase === 'matchOver') return;
    const next = state.phase === 'monthOver' ? nextMonth(state) : randomMove(state, pick);
    if (!next.ok) throw new Error(`refused: ${next.code}`);
    step = next.value;
    onStep(step);
  }
}

function randomMove(state: State, pick: () => number) {
  const { legal } = viewFor(state, state.turn);
  const chosen = legal[Math.floor(pick() * legal.length)];
  if (chosen === undefined) throw new Error('no legal move');
  return applyMove(state, state.turn, chosen.move);
}

const numbers = (seed: number): (() => number) => {
  let value = seed % 2147483647 || 1;
  return () => (value = (value * 48271) % 2147483647) / 2147483647;
};

/** The order of marks tells nothing. */
const comparable = (model: TableModel) => ({ ...model, marked: [...model.marked].sort() });

describe('table model', () => {
  it('folds events to the view, for either seat', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom<Seat>(0, 1), (seed, seat) => {
        let model: TableModel = emptyModel(seat, 2);
        playOut(seed, numbers(seed), ({ state, events }) => {
          model = redactEvents(events, seat).reduce(fold, model);
          expect(comparable(modelOf(viewFor(state, seat), model))).toEqual(comparable(model));
          checkCards(model, state);
        });
      }),
      { numRuns: 12 },
    );
  });

  it('folds events to the view for each of three', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom<Seat>(0, 1, 2), (seed, seat) => {
        let model: TableModel = emptyModel(seat, 3);
        const check = ({ state, events }: Step): void => {
          model = redactEvents(events, seat).reduce(fold, model);
          expect(comparable(modelOf(viewFor(state, seat), model))).toEqual(comparable(model));
          checkCards(model, state);
        };
        playOut(seed, numbers(seed), check, presets['classic-3p']);
      }),
      { numRuns: 8 },
    );
  });

  it('seats the rivals in turn order, whoever looks', () => {
    const rivals = ([0, 1, 2] as const).map((seat) => rivalsOf(emptyModel(seat, 3)));
    expect(rivals).toEqual([
      [1, 2],
      [2, 0],
      [0, 1],
    ]);
    expect(rivalsOf(emptyModel(1, 2))).toEqual([0]);
  });

  it.each(['modern', 'classic-3p'] as const)(
    'places every card once by %s, also straight from a view',
    (preset) => {
      const check = ({ state }: Step): void => {
        const model = modelOf(viewFor(state, 0));
        const players = playersOf(model);
        const layout = layoutTable({
          width: 1280,
          height: 800,
          players,
          fieldColumns: columnsOf(model.field),
        });
        const places = placeAll(model, layout);
        const seen = [...places.keys()].filter((key) => !key.includes(':'));
        expect(new Set(seen).size).toBe(seen.length);
        const faces =
          model.hand.length +
          cardsOn(model.field).length +
          model.seats.reduce((sum, { captured, shown }) => sum + captured.length + shown.length, 0) +
          (model.held === null ? 0 : 1);
        expect(seen).toHaveLength(faces);
        const spots = model.field.slots.flatMap((card, slot) =>
          card === null ? [] : [slotPlace(model.field, slot)],
        );
        expect(new Set(spots.map(({ column, row }) => `${column}/${row}`)).size).toBe(spots.length);
      };
      playOut(7, numbers(99), check, presets[preset]);
    },
  );
});

/** 48 cards in all, as many hidden ones as the state has. */
function checkCards(model: TableModel, state: State): void {
  const known = [
    ...model.hand,
    ...cardsOn(model.field),
    ...model.seats.flatMap(({ captured, shown }) => [...captured, ...shown]),
    ...(model.held === null ? [] : [model.held]),
  ];
  expect(new Set(known).size).toBe(known.length);
  const hidden = model.drawPile + model.seats.reduce((sum, { backs }) => sum + backs.length, 0);
  expect(known.length + hidden, state.phase).toBe(CARD_IDS.length);
}
