/** Tells what multiplies a sum, with an example worked out. The engine's own arithmetic is held against it in a test. */
import type { RuleSet } from '../../shared/ruleSet';
import { formatNumber, t } from '../strings';
import { chosen, points, rivalsOf, tell, when } from './told';
import type { RuleField, Told } from './told';

/** What a doubling multiplies by. */
const DOUBLE = 2;
/** Sum of an example where no threshold suggests one. */
const PLAIN_SUM = 5;
/** Calls, or lights, of an example that shows how they add up. */
const SEVERAL = 2;

const FIELDS: readonly RuleField[] = ['sevenDouble', 'ownKoi', 'ownKoiCap', 'oppKoi', 'fieldLights'];

export interface Example {
  /** Undoubled sum. */
  readonly base: number;
  readonly ownCalls: number;
  readonly othersCalls: number;
  /** Lights dealt to the field. */
  readonly lights: number;
  /** What the sum is multiplied by, in the order seven, own calls, others' calls, lights. */
  readonly factors: readonly number[];
}

const callsOf = (use: RuleSet['ownKoi'], most: number): number =>
  use === 'none' ? 0 : use === 'once' ? 1 : Math.min(SEVERAL, most);

const ownFactor = ({ ownKoi, ownKoiCap }: RuleSet, calls: number): number =>
  ownKoi === 'add' ? 1 + calls : DOUBLE ** Math.min(calls, ownKoiCap ?? Infinity);

/** A month in which everything that can multiply does; null where nothing can. @param rules as `playedRules` gives them */
export function exampleOf(rules: RuleSet): Example | null {
  const { sevenDouble, ownKoi, oppKoi, fieldLights, minStop } = rules;
  const most = rules.maxCalls ?? Infinity;
  const ownCalls = callsOf(most === 0 ? 'none' : ownKoi, most);
  const othersCalls = callsOf(most === 0 ? 'none' : oppKoi, most * rivalsOf(rules));
  const lights = fieldLights === 'on' ? SEVERAL : 0;
  const factors = [
    ...(sevenDouble === null ? [] : [DOUBLE]),
    ...(ownCalls > 0 ? [ownFactor(rules, ownCalls)] : []),
    ...(othersCalls > 0 ? [DOUBLE ** othersCalls] : []),
    ...(lights > 0 ? [lights] : []),
  ];
  if (factors.length === 0) return null;
  return { base: Math.max(sevenDouble ?? PLAIN_SUM, minStop), ownCalls, othersCalls, lights, factors };
}

/** "2 (1 call of your own)". */
const labelled = (factor: number, cause: string): string =>
  t('rules:doublings.factor', { factor: formatNumber(factor), cause });

/** What each factor of an example comes from, in their order. */
function causesOf({ sevenDouble, players }: RuleSet, example: Example): readonly string[] {
  const { ownCalls, othersCalls, lights } = example;
  const others = players === 2 ? 'opponent' : 'others';
  return [
    ...(sevenDouble === null ? [] : [t('rules:doublings.cause.seven', { points: points(sevenDouble) })]),
    ...(ownCalls === 0 ? [] : [t('rules:doublings.cause.own', { count: ownCalls })]),
    ...(othersCalls === 0 ? [] : [t(`rules:doublings.cause.${others}`, { count: othersCalls })]),
    ...(lights === 0 ? [] : [t('rules:doublings.cause.lights', { count: lights })]),
  ];
}

function exampleSentence(rules: RuleSet, example: Example): Told {
  const { base, factors } = example;
  const causes = causesOf(rules, example);
  const parts = factors.map((factor, index) => labelled(factor, causes[index] ?? ''));
  return tell([], 'rules:doublings.example', {
    points: points(base),
    product: [formatNumber(base), ...parts].join(' × '),
    sum: points(factors.reduce((sum, factor) => sum * factor, base)),
  });
}

/** What each call adds, where each one does. */
function ownSentences(rules: RuleSet): readonly Told[] {
  const { ownKoiCap } = rules;
  return [
    chosen(rules, 'ownKoi', {
      single: formatNumber(ownFactor(rules, 1)),
      several: formatNumber(ownFactor({ ...rules, ownKoiCap: null }, SEVERAL)),
    }),
    ...(ownKoiCap === null ? [] : [tell('ownKoiCap', 'rules:doublings.ownKoiCap', { count: ownKoiCap })]),
  ];
}

/** @param rules as `playedRules` gives them */
export function doublingSentences(rules: RuleSet): readonly Told[] {
  const { sevenDouble, maxCalls } = rules;
  const example = exampleOf(rules);
  if (example === null) return [tell(FIELDS, 'rules:doublings.nothing')];
  return [
    sevenDouble === null
      ? tell('sevenDouble', 'rules:doublings.noSeven')
      : tell('sevenDouble', 'rules:doublings.seven', { points: points(sevenDouble) }),
    ...when(maxCalls !== 0, chosen(rules, 'oppKoi'), ...ownSentences(rules)),
    ...when(rules.fieldSize > 1, chosen(rules, 'fieldLights')),
    ...when(example.factors.length > 1, tell([], 'rules:doublings.product')),
    exampleSentence(rules, example),
  ];
}
