/** `npm run -s bench [-- --json --brief]`: random months and moves a second on one core, through the public engine. */
import { at } from '../engine/lists';
import { calibrate, playRounds } from './benchRounds';

/** `--brief` shows that it runs; its numbers are rough. */
const [REPETITIONS, ROUNDS] = process.argv.includes('--brief') ? [1, 500] : [7, 12_000];

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
    calibrationMs: Math.round(median(all.map((one) => one.calibration))),
  };
};

const measured = measure();
if (process.argv.includes('--json')) {
  console.log(JSON.stringify(measured));
} else {
  const { randomRoundsPerSecond, actionsPerSecond, calibrationMs } = measured;
  console.log(`${randomRoundsPerSecond.toLocaleString('en')} random months a second on one core`);
  console.log(`${actionsPerSecond.toLocaleString('en')} moves a second`);
  console.log(`${calibrationMs} ms for the calibration loop, beside them`);
}
