// `npm test`: every check in order, stopping at the first that fails; the last line tells how many tests passed.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inTree } from './places';
import { runNpm, say } from './run';
import { afterStep, closingLine, countsOf, none } from './testCounts';
import type { Counts } from './testCounts';

interface Step {
  /** A script of package.json. */
  readonly script: string;
  readonly args?: readonly string[];
  /** Runs tests with Vitest and so can report how many. */
  readonly counted?: true;
}

const steps: readonly Step[] = [
  { script: 'types' },
  { script: 'lint' },
  { script: 'format' },
  { script: 'build' },
  { script: 'unit', counted: true },
  { script: 'rules:check', args: ['test/vectors.json'] },
  { script: 'e2e', counted: true },
];

const reports = inTree('node_modules', '.cache', 'test-reports');

/** Runs one step and returns its exit code and counts. */
async function runStep({ script, args = [], counted }: Step): Promise<{ code: number; counts: Counts }> {
  const report = `${reports}/${script}.json`;
  const reporting = counted ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];
  const code = await runNpm(['run', '-s', script, '--', ...args, ...reporting]);
  return { code, counts: existsSync(report) ? countsOf(readFileSync(report, 'utf8')) : none };
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
let total = none;
for (const step of steps) {
  const start = performance.now();
  say(`\n== ${step.script}`);
  const { code, counts } = await runStep(step);
  total = afterStep(total, counts, code);
  say(`== ${step.script}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds(start)})`);
  if (total.failed > 0) {
    process.exitCode = 1;
    break;
  }
}
process.stdout.write(`${closingLine(total)}\n`);
