/** Match updates for tests of the renderer: a real view from the engine, events as asked. */
import { createMatch } from '../../main/engine/match';
import { presets, withRounds } from '../../shared/presets';
import { viewFor } from '../../main/engine/view';
import type { GameEvent } from '../../shared/events';
import type { MatchUpdate } from '../../shared/ipc';
import { FRESH, options } from './session';

const { state } = createMatch({ ruleSet: withRounds(presets.modern, 3), seed: 7 });
const view = viewFor(state, 0);

/** An update with `count` events that change nothing. */
export const updateWith = (revision: number, count: number): MatchUpdate => ({
  revision,
  events: Array.from({ length: count }, (): GameEvent => ({ type: 'turnStarted', seat: 0 })),
  view,
  options: options(3),
  practice: false,
  deal: FRESH,
  canTakeBack: false,
  keptAs: null,
  seed: null,
});
