/**
 * `npm run -s manners -- --months 500 --seed 1 [--level hard] [--json]`: how far each manner differs from a balanced
 * player of the same level in what it is named for. Holds no rules.
 */
import { parseArgs } from 'node:util';
import { LEVEL_IDS, MANNER_IDS, type LevelId, type MannerId } from '../../shared/matchOptions';
import { presets } from '../../shared/presets';
import { createMind } from '../ai/search/mind';
import { measureManner, type MannerReport } from './manners/measure';

const USAGE = `usage: npm run -s manners -- [--months N] [--seed N] [--level ${LEVEL_IDS.join('|')}] [--json]`;

const options = {
  months: { type: 'string', default: '500' },
  seed: { type: 'string', default: '1' },
  level: { type: 'string', default: 'hard' },
  json: { type: 'boolean', default: false },
} as const;

/** What each manner is named for. */
const TRAITS = {
  balanced: null,
  bold: 'callRate',
  cautious: 'stopRate',
  lights: 'lightsTaken',
} as const satisfies Readonly<Record<MannerId, keyof MannerReport | null>>;

const isLevel = (name: string): name is LevelId => LEVEL_IDS.some((level) => level === name);

const difference = (report: MannerReport, balanced: MannerReport): number | null => {
  const trait = TRAITS[report.manner];
  return trait === null ? null : Math.round(10 * (report[trait] - balanced[trait])) / 10;
};

const line = (report: MannerReport, balanced: MannerReport): string => {
  const { manner, callRate, stopRate, lightsTaken, lightsShare, points, margin } = report;
  const trait = TRAITS[manner];
  const more = difference(report, balanced);
  const named = trait === null || more === null ? '' : `  ${trait} ${more > 0 ? '+' : ''}${more}`;
  return `${manner.padEnd(9)} calls ${callRate} %, stops ${stopRate} %, lights ${lightsTaken} % of chances, ${lightsShare} % of all taken, points a month ${points} ± ${margin}${named}`;
};

const { months: monthsText, seed: seedText, level, json } = parseArgs({ options }).values;
const months = Number(monthsText);
const seed = Number(seedText);
if (!isLevel(level) || !Number.isInteger(months) || months < 1 || !Number.isInteger(seed) || seed < 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const mind = createMind(presets.modern);
  const reports = MANNER_IDS.map((manner) =>
    measureManner(presets.modern, mind, level, manner, months, seed),
  );
  const [balanced] = reports;
  if (balanced !== undefined) {
    const named = reports.map((report) => ({ ...report, difference: difference(report, balanced) }));
    if (json) console.log(JSON.stringify({ level, months, seed, manners: named }));
    else for (const report of reports) console.log(line(report, balanced));
  }
}
