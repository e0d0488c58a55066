/** Measures the compact board on one core. Reports, judges nothing. */
import { createBoard } from '../ai/board/board';
import { dealMonth } from '../ai/board/deal';
import { fastRandom } from '../ai/board/random';
import { playAtRandom } from '../ai/board/randomPlay';
import { compileRules } from '../ai/board/rules';
import { presets } from '../../shared/presets';

/** Rounds between two looks at the clock. */
const BATCH = 20_000;
const BATCHES = 15;

/** Runs a second of work a second of this process's own time: what else the machine does must not count. */
const secondsUsed = (): number => process.cpuUsage().user / 1e6;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How often `work` is done in a second, as the median of several batches. */
const rate = (work: () => void): number => {
  const rates = Array.from({ length: BATCHES }, () => {
    const start = secondsUsed();
    for (let done = 0; done < BATCH; done += 1) work();
    return BATCH / (secondsUsed() - start);
  });
  return Math.round(median(rates));
};

/** Random months of `modern` from the shuffle to the result, in one second. */
export const compactRoundsPerSecond = (): number => {
  const board = createBoard(compileRules(presets.modern));
  const random = fastRandom(1);
  return rate(() => {
    dealMonth(board, 0, 1, random);
    playAtRandom(board, random);
  });
};
