// `npm test`: every check in order, stopping at the first that fails; the last line tells how many tests passed.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inTree } from './places';
import { runNpm, say } from './run';
import { hasDisplay } from './systemLibraries';
import { afterStep, closingLine, countsOf, none } from './testCounts';
import type { Counts } from './testCounts';

interface Step {
  /** A script of package.json. */
  readonly script: string;
  readonly args?: readonly string[];
  /** Runs tests with Vitest and so can report how many. */
  readonly counted?: true;
  /** Waits more than it works: its two halves go side by side where each gets a screen of its own. */
  readonly inHalves?: true;
}

const steps: readonly Step[] = [
  { script: 'types' },
  { script: 'lint' },
  { script: 'format' },
  { script: 'build' },
  { script: 'unit', counted: true },
  { script: 'rules:check', args: ['test/vectors.json'] },
  { script: 'e2e', counted: true, inHalves: true },
];

const reports = inTree('node_modules', '.cache', 'test-reports');

interface Outcome {
  readonly code: number;
  readonly counts: Counts;
}

/** Runs a script and returns its exit code and counts. @param name of its report */
async function runPart(script: string, args: readonly string[], name: string): Promise<Outcome> {
  const report = `${reports}/${name}.json`;
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runNpm(['run', '-s', script, '--', ...args, ...reporting]);
  return { code, counts: existsSync(report) ? countsOf(readFileSync(report, 'utf8')) : none };
}

async function runStep({ script, args = [], counted, inHalves }: Step): Promise<readonly Outcome[]> {
  if (counted === undefined)
    return [{ code: await runNpm(['run', '-s', script, '--', ...args]), counts: none }];
  if (inHalves === undefined || hasDisplay()) return [await runPart(script, args, script)];
  const halves = ['1/2', '2/2'].map((shard, index) =>
    runPart(script, [...args, `--shard=${shard}`], `${script}-${index}`),
  );
  return Promise.all(halves);
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
let total = none;
for (const step of steps) {
  const start = performance.now();
  say(`\n== ${step.script}`);
  const outcomes = await runStep(step);
  for (const { code, counts } of outcomes) total = afterStep(total, counts, code);
  const isWhole = outcomes.every(({ code }) => code === 0);
  say(`== ${step.script}: ${isWhole ? 'ok' : 'FAILED'} (${seconds(start)})`);
  if (total.failed > 0) {
    process.exitCode = 1;
    break;
  }
}
process.stdout.write(`${closingLine(total)}\n`);
