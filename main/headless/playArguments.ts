/** Reads what `npm run -s play` is told on the command line. Plays nothing. */
import { parseArgs } from 'node:util';
import { MONTHS, type Month } from '../../shared/cards';
import { ok, refuse, type Result } from '../../shared/moves';
import { presets, withRounds } from '../../shared/presets';
import type { RuleSet } from '../../shared/ruleSet';
import type { MatchSetup } from '../engine/match';
import { parseRuleSet } from '../engine/rules';
import { rulesFrom } from './rulesArgument';

const USAGE =
  'usage: npm run -s play -- [--preset ID | --rules FILE] [--months N] [--seed N] [--birth-months N,N]';

const text = { type: 'string' } as const;
const OPTIONS = { preset: text, rules: text, months: text, seed: text, 'birth-months': text };

const parse = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: OPTIONS, strict: false, allowPositionals: true });

/** Null for text that is no whole number from `least` on. */
const wholeNumber = (written: string, least: number): number | null =>
  /^\d{1,10}$/.test(written) && Number(written) >= least ? Number(written) : null;

/** As many months as rules may have. */
function withMonths(rules: RuleSet, months: number): Result<RuleSet, string> {
  const parsed = parseRuleSet(withRounds(rules, months));
  return parsed.ok ? parsed : refuse(`no match has ${months} months`);
}

/** Three modern months where no rules are named. */
async function readRules(named: string | null, months: number | null): Promise<Result<RuleSet, string>> {
  if (named === null) return withMonths(presets.modern, months ?? 3);
  const read = await rulesFrom(named);
  if (read.type === 'refused')
    return refuse(`"${named}" cannot be played; npm run -s rules -- "${named}" says why`);
  const { ruleSet } = read.rules;
  return months === null ? ok(ruleSet) : withMonths(ruleSet, months);
}

/** One for each seat, you first. */
function readBirthMonths(written: string, players: number): readonly Month[] | null {
  const months = written.split(',').map((each) => MONTHS.find((month) => String(month) === each.trim()));
  const known = months.filter((month) => month !== undefined);
  return months.length === players && known.length === players ? known : null;
}

/** @param freshSeed dealt from where no seed is given */
export async function readPlayArguments(
  args: readonly string[],
  freshSeed: number,
): Promise<Result<MatchSetup, string>> {
  const { values, positionals } = parse(args);
  const strings = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const given = new Map(strings);
  const known = Object.keys(values).every((name) => Object.hasOwn(OPTIONS, name) && given.has(name));
  if (!known || positionals.length > 0 || (given.has('preset') && given.has('rules'))) return refuse(USAGE);
  const months = wholeNumber(given.get('months') ?? '1', 1);
  const seed = wholeNumber(given.get('seed') ?? String(freshSeed), 0);
  if (months === null || seed === null) return refuse(USAGE);
  const named = given.get('preset') ?? given.get('rules') ?? null;
  const ruleSet = await readRules(named, given.has('months') ? months : null);
  if (!ruleSet.ok) return ruleSet;
  const setup = { ruleSet: ruleSet.value, seed };
  if (ruleSet.value.firstDealer !== 'birthday')
    return given.has('birth-months') ? refuse('these rules do not ask for --birth-months') : ok(setup);
  const birthMonths = readBirthMonths(given.get('birth-months') ?? '', ruleSet.value.players);
  return birthMonths === null
    ? refuse(`these rules need --birth-months: ${ruleSet.value.players} numbers from 1 to 12, yours first`)
    : ok({ ...setup, birthMonths });
}
