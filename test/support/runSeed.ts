/** The seed of a test run: another one each time, so that runs add up; HANAGOYOMI_SEED repeats one that was printed. */
import { randomInt } from 'node:crypto';

const readSeed = (text: string): number => {
  const seed = Number(text);
  if (!Number.isInteger(seed)) throw new Error(`HANAGOYOMI_SEED is ${text}, which is no whole number`);
  return seed;
};

const named = process.env['HANAGOYOMI_SEED'] ?? '';

export const runSeed: number = named === '' ? randomInt(2 ** 31) : readSeed(named);

/** Says how to repeat this run. */
export const printSeed = (): void => void process.stdout.write(`HANAGOYOMI_SEED=${runSeed}\n`);
