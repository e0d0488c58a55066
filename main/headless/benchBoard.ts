/** Measures the compact board on one core. Reports, judges nothing. */
import { presets } from '../../shared/presets';
import { copyBoard, createBoard, OVER } from '../ai/board/board';
import { dealMonth } from '../ai/board/deal';
import { fastRandom } from '../ai/board/random';
import { playRandomMonth } from '../ai/board/randomMonth';
import { compileRules } from '../ai/board/rules';
import { foldSmallFunctions } from '../ai/inlining';
import { playOne, playOut, policyOf } from '../ai/policy/policy';
import { weightsFor } from '../ai/policy/trained';

const BATCHES = 7;
/** Seconds are this process's own time: what else the machine does must not count. */
const secondsUsed = (): number => process.cpuUsage().user / 1e6;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How often `work` is done in a second, as the median of several batches of so many `rounds`. */
const rate = (rounds: number, work: () => void): number => {
  foldSmallFunctions();
  const rates = Array.from({ length: BATCHES }, () => {
    const start = secondsUsed();
    for (let done = 0; done < rounds; done += 1) work();
    return rounds / (secondsUsed() - start);
  });
  return Math.round(median(rates));
};

/** Months of `modern` by chance, from the shuffle to the result. @param rounds between two looks at the clock */
export const compactRoundsPerSecond = (rounds: number): number => {
  const board = createBoard(compileRules(presets.modern));
  const random = fastRandom(1);
  return rate(rounds, () => playRandomMonth(board, 0, 1, random));
};

/** Decisions after which a month is about half over. */
const HALFWAY = 8;

/** Months of `modern` played out by the policy from the middle, each from another position. */
export const playoutsPerSecond = (rounds: number): number => {
  const { modern } = presets;
  const policy = policyOf(weightsFor(modern));
  const rules = compileRules(modern);
  const table = createBoard(rules);
  const random = fastRandom(1);
  const starts = Array.from({ length: 500 }, () => {
    const board = createBoard(rules);
    dealMonth(board, 0, 1, random);
    for (let decision = 0; decision < HALFWAY && board.phase !== OVER; decision += 1) playOne(policy, board);
    return board;
  });
  let next = 0;
  return rate(rounds, () => {
    const start = starts[next];
    next = (next + 1) % starts.length;
    if (start === undefined) return;
    copyBoard(table, start);
    playOut(policy, table);
  });
};
