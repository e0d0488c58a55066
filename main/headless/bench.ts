/**
 * `npm run -s bench [-- --json --brief]`: on one core, random months and moves a second through the public engine, and
 * on the compact board random months from the shuffle and playouts from mid-month.
 */
import { at } from '../engine/lists';
import { compactRoundsPerSecond, playoutsPerSecond } from './benchBoard';
import { calibrate, playRounds } from './benchRounds';

/** `--brief` shows that it runs; its numbers are rough. */
const [REPETITIONS, ROUNDS, BOARD_ROUNDS] = process.argv.includes('--brief')
  ? [1, 500, 500]
  : [7, 12_000, 100_000];

const median = (numbers: readonly number[]): number =>
  at(
    numbers.toSorted((a, b) => a - b),
    Math.floor(numbers.length / 2),
  );

/** The first repetition only warms the engine up. */
const measure = () => {
  playRounds(ROUNDS, 0);
  const all = Array.from({ length: REPETITIONS }, (_, index) => ({
    ...playRounds(ROUNDS, (index + 1) * ROUNDS),
    calibration: calibrate(),
  }));
  return {
    randomRoundsPerSecond: Math.round(median(all.map((one) => (one.rounds * 1000) / one.milliseconds))),
    actionsPerSecond: Math.round(median(all.map((one) => (one.actions * 1000) / one.milliseconds))),
    compactRoundsPerSecond: compactRoundsPerSecond(BOARD_ROUNDS),
    playoutsPerSecond: playoutsPerSecond(BOARD_ROUNDS),
    calibrationMs: Math.round(median(all.map((one) => one.calibration))),
  };
};

const measured = measure();
if (process.argv.includes('--json')) {
  console.log(JSON.stringify(measured));
} else {
  const { randomRoundsPerSecond, actionsPerSecond, calibrationMs } = measured;
  const inWords = (count: number): string => count.toLocaleString('en');
  console.log(`${inWords(randomRoundsPerSecond)} random months a second on one core`);
  console.log(`${inWords(actionsPerSecond)} moves a second`);
  console.log(`${inWords(measured.compactRoundsPerSecond)} random months a second on the compact board`);
  console.log(`${inWords(measured.playoutsPerSecond)} playouts a second from mid-month`);
  console.log(`${calibrationMs} ms for the calibration loop, beside them`);
}
