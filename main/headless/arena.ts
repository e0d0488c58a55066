/**
 * `npm run -s arena -- --a PLAYER --b PLAYER --preset modern --matches N --seed S [--months N] [--threads N] [--json]`:
 * lets two players play many matches over the same deals and says who is stronger. Holds no rules.
 */
import { parseArgs } from 'node:util';
import { PRESET_IDS, type PresetId } from '../../shared/ruleSet';
import type { DealResult } from './arena/deal';
import { playDeals, rulesOf, type Programme } from './arena/playDeals';
import { arenaReport, type ArenaReport } from './arena/report';
import { PLAYER_NAMES, playerNamed } from './arena/roster';

const USAGE = `usage: npm run -s arena -- --a PLAYER --b PLAYER [--preset ID] [--matches N] [--seed N]
                            [--months N] [--threads N] [--json]
players: ${PLAYER_NAMES.join(' ')}
presets: ${PRESET_IDS.join(' ')}`;

const options = {
  a: { type: 'string' },
  b: { type: 'string' },
  preset: { type: 'string', default: 'modern' },
  matches: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
  months: { type: 'string' },
  threads: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
} as const;

interface Task {
  readonly programme: Programme;
  readonly threads: number;
  readonly json: boolean;
}

const wholeFrom = (text: string, least: number): number | null => {
  const number = Number(text);
  return Number.isInteger(number) && number >= least ? number : null;
};

const isPreset = (name: string): name is PresetId => PRESET_IDS.some((preset) => preset === name);

const exists = (name: string | undefined): name is string => {
  const player = name === undefined ? null : playerNamed(name);
  player?.close();
  return player !== null;
};

/** What the command line asks for; null where it makes no sense. */
const readTask = (): Task | null => {
  const { a, b, preset, json, ...numbers } = parseArgs({ options }).values;
  const matches = wholeFrom(numbers.matches, 1);
  const seed = wholeFrom(numbers.seed, 0);
  const threads = wholeFrom(numbers.threads, 1);
  const months = numbers.months === undefined ? null : wholeFrom(numbers.months, 1);
  if (!exists(a) || !exists(b) || !isPreset(preset)) return null;
  if (matches === null || seed === null || threads === null) return null;
  if (numbers.months !== undefined && months === null) return null;
  const programme = { a, b, preset, months, seed, deals: 1 };
  // Every deal is played once from each seat.
  const deals = Math.ceil(matches / rulesOf(programme).players);
  return { programme: { ...programme, deals }, threads, json };
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const reportText = (report: ArenaReport): string => {
  const { a, b, matches, wins, draws, winRateA, interval95, pointsPerRoundA, pointsMargin, failures } =
    report;
  const { a: timesA, b: timesB } = report.msPerDecision;
  return [
    `${a} against ${b}: ${matches} matches of ${report.preset}, seed ${report.seed}`,
    `won ${wins.a}, lost ${wins.b}, other ${draws}`,
    `win rate ${percent(winRateA)} (95 %: ${interval95.map(percent).join(' to ')})`,
    `points a month ${pointsPerRoundA} ± ${pointsMargin}`,
    `ms a decision: a ${timesA.median} / ${timesA.p95} / ${timesA.max}, b ${timesB.median} / ${timesB.p95} / ${timesB.max} (median / 95 % / most)`,
    ...(Object.keys({ ...failures.a, ...failures.b }).length > 0
      ? [`could not play: ${JSON.stringify(failures)}`]
      : []),
  ].join('\n');
};

/** Says on stderr how far it is and how it stands, in steps of a twentieth. */
const progress = (deals: number): ((played: number, result: DealResult) => void) => {
  const step = Math.max(1, Math.floor(deals / 20));
  let share = 0;
  let matches = 0;
  return (played, result) => {
    share += result.shareA;
    matches += result.matches;
    if (played % step !== 0) return;
    process.stderr.write(`${played} of ${deals} deals, win rate so far ${percent(share / matches)}\n`);
  };
};

const task = readTask();
if (task === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const { programme, threads, json } = task;
  const { a, b, preset, months, seed } = programme;
  const report = arenaReport(
    { a, b, preset, months, seed },
    await playDeals(programme, threads, progress(programme.deals)),
  );
  console.log(json ? JSON.stringify(report) : reportText(report));
}
