/** Why a rule-set is refused, in words that name the field. Checks nothing. */
import type { RuleProblem, RulesTextError } from '../../shared/ruleProblems';
import { YAKU_IDS } from '../../shared/yaku';
import { t } from '../strings';
import type { Key } from '../strings';
import { FIELDS } from './ruleFields';

const isYaku = (id: string | undefined): id is (typeof YAKU_IDS)[number] =>
  YAKU_IDS.some((each) => each === id);

/** What a field of a rule-set is called; a field that is none is called as it is spelt. @param path dotted, lists counted from 0 */
export function fieldInWords(path: string): string {
  const [first = '', second] = path.split('.');
  if (path === '') return t('rules:field.whole');
  if (first === 'yaku' && isYaku(second))
    return t('rules:field.yakuValue', { yaku: t(`cards:yaku.${second}.name`) });
  if (first === 'houseYaku' && second !== undefined) return houseFieldInWords(path);
  const key = FIELDS.get(path) ?? FIELDS.get(first);
  return key === undefined ? t('rules:field.unknown', { field: path }) : t(key);
}

const HOUSE_FIELDS: Readonly<Record<string, Key>> = {
  name: 'rules:field.house.name',
  pattern: 'rules:field.house.cards',
  points: 'rules:field.house.points',
  perFurther: 'rules:field.house.perFurther',
  replaces: 'rules:field.house.replaces',
};

/** "House yaku 2, name". */
function houseFieldInWords(path: string): string {
  const [, index = '0', part = '', inner] = path.split('.');
  const whole = t('rules:field.house.whole', { number: Number(index) + 1 });
  const key = inner === 'need' ? 'rules:field.house.need' : HOUSE_FIELDS[part];
  return key === undefined ? whole : t('rules:field.house.part', { whole, part: t(key) });
}

/** A field that is none of ours, as it is spelt; within a house yaku, in which one. */
function speltField(path: string): string {
  const spelt = t('rules:field.unknown', { field: path.slice(path.lastIndexOf('.') + 1) });
  const [first, index] = path.split('.');
  if (first !== 'houseYaku' || index === undefined) return spelt;
  return t('rules:field.house.part', { whole: houseFieldInWords(`houseYaku.${index}`), part: spelt });
}

/** One sentence or two that name the field and say what is wrong with it. */
export const problemInWords = ({ field, code }: RuleProblem): string => {
  const isSpelt = code === 'unknownField' && !FIELDS.has(field);
  return t(`rules:problem.${code}`, { field: isSpelt ? speltField(field) : fieldInWords(field) });
};

/** Why a code or a file was not read. */
export const refusalInWords = (reason: RulesTextError): string => t(`rules:refused.${reason}`);
