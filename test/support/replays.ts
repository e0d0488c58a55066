/** Replays of matches played by chance, as main hands them over. */
import { replaySteps } from '../../main/record/replaySteps';
import type { RulesChoice } from '../../shared/matchOptions';
import type { Replay } from '../../shared/replay';
import { keptMatch } from './keptMatches';

/** The same seed and rules give the same replay. */
export const replayOf = (seed: number, rules?: RulesChoice): Replay => replaySteps(keptMatch(seed, rules));

/** Three at the table. */
export const THREE: RulesChoice = { type: 'preset', preset: 'classic-3p', months: 2 };

/** The first step for which `wanted` holds; throws when there is none. */
export function stepWhere(replay: Replay, wanted: (step: Replay['steps'][number]) => boolean): number {
  const found = replay.steps.findIndex(wanted);
  if (found < 0) throw new Error('no such step');
  return found;
}
