// What the bench prints for machines to read. How fast it is depends on the machine, so only the shape is held.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { playRounds } from '../../main/headless/benchRounds';

it('plays whole matches, the same ones for the same seed', () => {
  const { rounds, actions } = playRounds(20, 5);
  expect(rounds).toBeGreaterThanOrEqual(20);
  // A month takes at least its first turn.
  expect(actions).toBeGreaterThan(rounds);
  expect(playRounds(20, 5)).toMatchObject({ rounds, actions });
});

it('npm run bench prints its numbers as JSON', () => {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'main/headless/bench.ts', '--json', '--brief'],
    { cwd: fileURLToPath(new URL('../..', import.meta.url)), encoding: 'utf8' },
  );
  expect(status).toBe(0);
  const printed = JSON.parse(stdout) as Record<string, unknown>;
  expect(Object.keys(printed)).toEqual([
    'randomRoundsPerSecond',
    'actionsPerSecond',
    'compactRoundsPerSecond',
    'playoutsPerSecond',
    'calibrationMs',
  ]);
  for (const number of Object.values(printed)) expect(number).toBeGreaterThan(0);
}, 60_000);
