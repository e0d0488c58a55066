import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSwitches } from '../../main/switches';
import { ok, refuse } from '../../shared/moves';

const NONE = { seed: null, speed: null, profile: null };
const parse = (...args: readonly string[]) => parseSwitches(args, '/somewhere');

describe('command line', () => {
  it('without switches, and with those of others, sets nothing', () => {
    expect(parse()).toEqual(ok(NONE));
    expect(parse('.', '--no-sandbox', '--inspect=0', '--seeds=4', '--seed')).toEqual(ok(NONE));
  });

  it('sets seed, speed and profile folder', () => {
    expect(parse('--seed=7', '--speed=off', '--profile=here/there')).toEqual(
      ok({ seed: 7, speed: 'off', profile: resolve('/somewhere', 'here/there') }),
    );
  });

  it('lets the last one count', () => {
    expect(parse('--seed=7', '--seed=8')).toEqual(ok({ ...NONE, seed: 8 }));
  });

  it.each(['0', '4294967295'])('takes the seed %s', (seed) => {
    expect(parse(`--seed=${seed}`)).toEqual(ok({ ...NONE, seed: Number(seed) }));
  });

  it.each(['', '-1', '1.5', '4294967296', 'x', '1e3', ' 1'])('refuses the seed "%s"', (seed) => {
    expect(parse(`--seed=${seed}`)).toEqual(refuse('badSeed'));
  });

  it.each(['', 'Fast', 'instant'])('refuses the speed "%s"', (speed) => {
    expect(parse(`--speed=${speed}`)).toEqual(refuse('badSpeed'));
  });

  it('refuses a profile without a name', () => {
    expect(parse('--profile=')).toEqual(refuse('badProfile'));
  });
});
