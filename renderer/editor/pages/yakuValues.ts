/** The yaku of a rule-set as a table to edit: groups, pictures, values. Judges no rule-set. */
import { CARD_IDS, kindOf } from '../../../shared/cards';
import type { CardId } from '../../../shared/cards';
import { presets } from '../../../shared/presets';
import type { RuleSet, YakuValue } from '../../../shared/ruleSet';
import { PRESET_IDS } from '../../../shared/ruleSet';
import { RULE_BOUNDS } from '../../../shared/ruleBounds';
import type { Bounds } from '../../../shared/ruleBounds';
import type { PileYakuId } from '../../../shared/yaku';
import {
  COUNT_YAKU,
  DRY_LIGHTS,
  isCountYaku,
  isLightYaku,
  LIGHT_YAKU,
  RAIN_MAN,
  setCards,
} from '../../../shared/yakuCards';

export type YakuGroup = 'lights' | 'sets' | 'counted' | 'viewings';

export const YAKU_GROUPS: Readonly<Record<YakuGroup, readonly PileYakuId[]>> = {
  lights: ['goko', 'shiko', 'ame-shiko', 'sanko'],
  sets: ['ino-shika-cho', 'akatan', 'aotan', 'akatan-aotan', 'kusatan', 'tsukifuda'],
  counted: ['tane', 'tanzaku', 'kasu'],
  viewings: ['tsukimi', 'hanami'],
};

/** Pictures of a yaku that counts any cards of a kind. */
const COUNTED_PICTURES = 5;

/** Cards that stand for the yaku; of month cards, January's. */
export function yakuPictures(id: PileYakuId): readonly CardId[] {
  if (isLightYaku(id)) {
    const { rain, dry } = LIGHT_YAKU[id];
    return [...DRY_LIGHTS.slice(0, dry), ...(rain ? [RAIN_MAN] : [])];
  }
  if (isCountYaku(id))
    return CARD_IDS.filter((card) => kindOf(card) === COUNT_YAKU[id].kind).slice(0, COUNTED_PICTURES);
  return setCards(id, 1);
}

export type PlayedValue = Exclude<YakuValue, null>;
export type CountedValue = readonly [threshold: number, points: number, perFurther: number];

/** Points alone mean the threshold that the game knows, and nothing for further cards. */
export function countedValue(id: keyof typeof COUNT_YAKU, value: PlayedValue): CountedValue {
  return typeof value === 'number' ? [COUNT_YAKU[id].size, value, 0] : value;
}

/** What a yaku pays when it is switched on: as in the base, else as in the first preset that knows it. */
export function usualValue(base: RuleSet, id: PileYakuId): PlayedValue {
  const known = [base, ...PRESET_IDS.map((preset) => presets[preset])];
  return known.map(({ yaku }) => yaku[id]).find((value) => value !== null) ?? RULE_BOUNDS.points.min;
}

export const withYaku = (rules: RuleSet, id: PileYakuId, value: YakuValue): RuleSet => ({
  ...rules,
  yaku: { ...rules.yaku, [id]: value },
});

export const COUNTED_PARTS = ['threshold', 'points', 'perFurther'] as const;
export type CountedPart = (typeof COUNTED_PARTS)[number];

export const PART_BOUNDS: Readonly<Record<CountedPart, Bounds>> = {
  threshold: RULE_BOUNDS.cards,
  points: RULE_BOUNDS.points,
  perFurther: RULE_BOUNDS.perFurther,
};

export const partOf = (value: CountedValue, part: CountedPart): number =>
  value[COUNTED_PARTS.indexOf(part)] ?? 0;

export function withPart(value: CountedValue, part: CountedPart, to: number): CountedValue {
  const [threshold, points, perFurther] = value;
  const changed = { threshold, points, perFurther, [part]: to };
  return [changed.threshold, changed.points, changed.perFurther];
}
