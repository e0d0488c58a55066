// What a replay shows of the hands: the table folded from its events is that of its view, whichever hands lie open.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold } from '../../../renderer/table/fold';
import { emptyModel, facesOf, modelOf } from '../../../renderer/table/model';
import type { TableModel } from '../../../renderer/table/model';
import { asPlayed, handsAt, turned, updateAt } from '../../../renderer/replay/seen';
import { redactEvents } from '../../../main/engine/view';
import { replayOf, stepWhere, THREE } from '../../support/replays';

const two = replayOf(3);
const three = replayOf(5, THREE);

const comparable = (model: TableModel) => ({ ...model, marked: [...model.marked].sort() });

it('folds every step to its view, with any hands open', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(two, three),
      fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
      (replay, choice) => {
        const open = asPlayed(replay).map((_, seat) => choice[seat] === true);
        let model = emptyModel(0, open.length);
        replay.steps.forEach((step, index) => {
          const { events, view } = updateAt(replay, index, open);
          model = events.reduce(fold, model);
          expect(comparable(model)).toEqual(comparable(modelOf(view, model, handsAt(step, open))));
        });
      },
    ),
    { numRuns: 12 },
  );
});

it('shows as played what the player was shown', () => {
  two.steps.forEach((step, index) => {
    const { events, view } = updateAt(two, index, asPlayed(two));
    expect(events).toEqual(redactEvents(step.events, 0));
    expect(view).toEqual(step.view);
    expect(modelOf(view, null, handsAt(step, asPlayed(two)))).toEqual(modelOf(step.view));
  });
});

it('tells nothing of a hidden hand in any word, and all of an open one', () => {
  const dealt = stepWhere(two, ({ done, view }) => done === null && view.result === null);
  const [, rival = []] = two.steps[dealt]?.hands ?? [];
  const hidden = turned(asPlayed(two), 0, false);
  const { events, view } = updateAt(two, dealt, hidden);
  const own = two.steps[dealt]?.hands[0] ?? [];
  expect(own.length).toBeGreaterThan(0);
  expect(view.hand).toEqual([]);
  const dealtFaces = events.flatMap((event) => (event.type === 'cardsDealt' ? event.batches : []));
  expect(dealtFaces.filter(({ to }) => to !== 'field').flatMap(({ cards }) => cards)).toEqual(
    Array.from({ length: own.length + rival.length }, () => null),
  );
  expect(JSON.stringify(view.seats)).not.toContain('"hand"');

  const open = turned(hidden, 1, true);
  const step = two.steps[dealt];
  if (step === undefined) throw new Error('no deal');
  const model = modelOf(updateAt(two, dealt, open).view, null, handsAt(step, open));
  expect(facesOf(model, 1)).toEqual(rival);
  expect(facesOf(model, 0)).toEqual([]);
  expect(model.seats[0]?.backs).toHaveLength(own.length);
});
