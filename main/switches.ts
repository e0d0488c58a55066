/**
 * Reads the command line. Knows nothing of Electron.
 *
 * The shipped build has these three switches and no others; tests drive it with them:
 *
 *     --seed=<n>          0 … 4294967295: every match begun in this run is dealt from this seed
 *     --speed=<speed>     slow, normal, fast or off: overrides the kept speed for this run, without keeping it
 *     --profile=<folder>  settings, match and window place live in this folder instead of the user's own
 */
import { resolve } from 'node:path';
import { SPEEDS } from '../shared/settings';
import type { Speed } from '../shared/settings';
import { ok, refuse } from '../shared/moves';
import type { Result } from '../shared/moves';

/** null = not given. */
export interface Switches {
  readonly seed: number | null;
  readonly speed: Speed | null;
  /** Full path. */
  readonly profile: string | null;
}

export type SwitchError = 'badSeed' | 'badSpeed' | 'badProfile';

const LARGEST_SEED = 2 ** 32 - 1;

/** Text after `--name=`; the last one counts, as with other programs. */
function valueOf(name: string, args: readonly string[]): string | null {
  const prefix = `--${name}=`;
  const given = args.findLast((arg) => arg.startsWith(prefix));
  return given === undefined ? null : given.slice(prefix.length);
}

/** Takes what it knows from the arguments; Electron's and Chromium's own switches pass untouched. */
export function parseSwitches(args: readonly string[], folder: string): Result<Switches, SwitchError> {
  const seedText = valueOf('seed', args);
  const seed = seedText === null ? null : Number(seedText);
  if (seedText !== null && (!/^\d+$/.test(seedText) || Number(seedText) > LARGEST_SEED))
    return refuse('badSeed');

  const speedText = valueOf('speed', args);
  const speed = SPEEDS.find((known) => known === speedText) ?? null;
  if (speedText !== null && speed === null) return refuse('badSpeed');

  const profileText = valueOf('profile', args);
  if (profileText === '') return refuse('badProfile');
  return ok({ seed, speed, profile: profileText === null ? null : resolve(folder, profileText) });
}
