/** The table of yaku as a rule-set plays them: how each is made and what it pays, in words. Decides no rule. */
import type { CardKind } from '../../shared/cards';
import type { HouseYaku } from '../../shared/houseYaku';
import { isHouseYakuId } from '../../shared/houseYaku';
import type { RuleSet, YakuValue } from '../../shared/ruleSet';
import { YAKU_IDS } from '../../shared/yaku';
import type { PileYakuId, YakuId } from '../../shared/yaku';
import { COUNT_YAKU, isCountYaku } from '../../shared/yakuCards';
import { formatList, formatNumber, t } from '../strings';
import { yakuName } from './names';
import { playedRules } from './playedRules';
import { points } from './told';

export interface YakuLine {
  readonly id: YakuId;
  readonly name: string;
  /** Which cards make it. */
  readonly how: string;
  /** "1 point, and 1 for each further animal". */
  readonly value: string;
}

const houseYakuOf = ({ houseYaku }: RuleSet, id: YakuId): HouseYaku => {
  const house = houseYaku.find((each) => each.id === id);
  if (house === undefined) throw new Error(`${id} is not in the rule-set`);
  return house;
};

const ofKind = (kind: CardKind, count: number): string => t(`rules:yaku.ofKind.${kind}`, { count });

function houseHow({ pattern }: HouseYaku): string {
  if (pattern.type === 'kind') return ofKind(pattern.kind, pattern.need);
  const cards = formatList(pattern.cards.map((card) => t(`cards:${card}.name`)));
  return pattern.need === pattern.cards.length
    ? cards
    : t('rules:house.some', { count: pattern.need, cards });
}

/** How a yaku of this rule-set is made. @param id of a yaku that is played */
export function howToMake(rules: RuleSet, id: PileYakuId | HouseYaku['id']): string {
  if (isHouseYakuId(id)) return houseHow(houseYakuOf(rules, id));
  if (!isCountYaku(id)) return t(`cards:yaku.${id}.how`);
  const value = rules.yaku[id];
  const { kind, size } = COUNT_YAKU[id];
  return ofKind(kind, typeof value === 'object' && value !== null ? value[0] : size);
}

/** What further cards of a yaku are called. */
function furtherOf({ houseYaku }: RuleSet, id: PlayedYaku['id']): CardKind | 'cards' {
  if (!isHouseYakuId(id)) return isCountYaku(id) ? COUNT_YAKU[id].kind : 'cards';
  const pattern = houseYaku.find((each) => each.id === id)?.pattern;
  return pattern?.type === 'kind' ? pattern.kind : 'cards';
}

/** "5 points", "1 point, and 1 for each further animal". */
export function valueInWords(rules: RuleSet, { id, value }: PlayedYaku): string {
  const [, first, perFurther] = typeof value === 'number' ? [0, value, 0] : value;
  if (perFurther === 0) return points(first);
  return t(`rules:yaku.growing.${furtherOf(rules, id)}`, {
    points: points(first),
    further: formatNumber(perFurther),
  });
}

/** A house yaku's points as the value of any other yaku. */
export const houseValue = ({ pattern, points: first, perFurther }: HouseYaku): Exclude<YakuValue, null> =>
  perFurther === 0 ? first : [pattern.need, first, perFurther];

/** "5"; "1+" for what grows with further cards. */
export function valueShort(value: Exclude<YakuValue, null>): string {
  if (typeof value === 'number') return formatNumber(value);
  const [, first, perFurther] = value;
  return perFurther === 0 ? formatNumber(first) : `${formatNumber(first)}+`;
}

export interface PlayedYaku {
  readonly id: PileYakuId | HouseYaku['id'];
  readonly value: Exclude<YakuValue, null>;
}

/** Every yaku that is played, in the order in which results list them. */
export function playedYaku(rules: RuleSet): readonly PlayedYaku[] {
  const { yaku, houseYaku } = playedRules(rules);
  const known = YAKU_IDS.flatMap((id) => {
    const value = yaku[id];
    return value === null ? [] : [{ id, value }];
  });
  return [...known, ...houseYaku.map((house) => ({ id: house.id, value: houseValue(house) }))];
}

/** Every yaku that is played, with its cards and its value. */
export const yakuLines = (rules: RuleSet): readonly YakuLine[] =>
  playedYaku(rules).map(({ id, value }) => ({
    id,
    name: yakuName(rules, id),
    how: howToMake(rules, id),
    value: valueInWords(rules, { id, value }),
  }));
