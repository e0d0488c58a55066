// Every vector of the rules through the engine, and the runner itself: a check that cannot fail checks nothing.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkFile, type Report } from '../../main/headless/vectors/checkFile';

type Vectors = Record<string, unknown[]> & { readonly presets: Record<string, Record<string, unknown>> };

const VECTORS = JSON.parse(readFileSync(new URL('../vectors.json', import.meta.url), 'utf8')) as Vectors;

const report = (json: unknown): Report => {
  const checked = checkFile(json);
  if (!checked.ok) throw new Error(checked.code);
  return checked.value;
};

it('all 709 vectors hold', () => {
  expect(report(VECTORS)).toEqual({ passed: 709, failures: [] });
});

/** The first vector of one list, with parts replaced. */
const spoilt = (list: string, parts: Record<string, unknown>): Report => {
  const { presets, [list]: vectors } = VECTORS;
  return report({ presets, [list]: [{ ...(vectors?.[0] as object), ...parts }] });
};

describe('the runner', () => {
  it.each([
    ['score_vectors', { expect: { yaku: [], base: 4, final: 4 } }, ['yaku', 'base', 'final']],
    ['match_vectors', { expect: 7 }, ['value']],
    ['scenarios', { expect: { phase: 'decide', 'result.points': 3 } }, ['phase', 'result.points']],
    ['rounds', { result: { winner: 3 } }, ['result.winner']],
    ['rounds', { start: { redeals: 5 } }, ['start redeals']],
    ['scenarios', { actions: ['stop'] }, ['action 1']],
  ])('reports a wrong %s: %j', (list, parts, paths) => {
    const { passed, failures } = spoilt(list, parts);
    expect(passed).toBe(0);
    expect(failures.map(({ differences }) => differences.map(({ path }) => path))).toEqual([paths]);
  });

  it.each([
    ['score_vectors', { cards: ['jan-crane', 'joker'] }, /is no card of the deck → at cards\[1\]/],
    ['score_vectors', { preset: 'house' }, /there is no preset house/],
    ['score_vectors', { override: { seven_double: 'yes' } }, /preset modern, sevenDouble: /],
    ['match_vectors', { fn: 'shuffle' }, /there is no function shuffle/],
    ['match_vectors', { args: [] }, /Too small/],
    ['rounds', { steps: undefined }, /at steps/],
  ])('says why a vector of %s with %j cannot be run', (list, parts, error) => {
    expect(spoilt(list, parts).failures.map((failure) => failure.error)).toEqual([
      expect.stringMatching(error),
    ]);
  });

  it('says draw for a shared win, as vectors do', () => {
    const end = { preset: 'modern', override: { tie: 'share' }, fn: 'match_status', args: [6, [9, 9]] };
    const expected = { over: true, winner: 'draw' };
    expect(spoilt('match_vectors', { ...end, expect: expected })).toEqual({ passed: 1, failures: [] });
    expect(spoilt('match_vectors', { ...end, expect: { over: true, winner: 0 } }).passed).toBe(0);
  });

  it('compares the file’s presets and cards with the engine’s own', () => {
    const { presets } = VECTORS;
    const changed = {
      presets: { modern: { ...presets['modern'], seven_double: 8 } },
      cards: [{ id: 'jan-crane', month: 2, type: 'light', ribbon: null }],
      rounds: [],
    };
    expect(report(changed).failures.map(({ id }) => id)).toEqual(['card jan-crane', 'preset modern']);
  });

  it.each([[null], [[]], [{}], [{ rounds: 3 }], ['text']])('refuses %j as a whole', (json) => {
    expect(checkFile(json).ok).toBe(false);
  });
});

describe('npm run rules:check', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'main/headless/rulesCheck.ts', ...args], {
      cwd: root,
      encoding: 'utf8',
    });

  it('ends in the count', () => {
    const { stdout, status } = run('test/vectors.json');
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('709 passed, 0 failed');
    expect(status).toBe(0);
  }, 60_000);

  it.each([
    ['no file named', [], /^usage: /],
    ['a missing file', ['test/none.json'], /test\/none\.json: cannot be read/],
    ['a file that is not JSON', ['LICENSE'], /LICENSE: is not JSON/],
    ['JSON of another shape', ['package.json'], /package\.json: none of the lists/],
  ])(
    'is clear about %s',
    (_, args, message) => {
      const { stderr, status } = run(...args);
      expect(stderr).toMatch(message);
      expect(status).toBe(2);
    },
    60_000,
  );
});
