/** Finds the yaku of a pile under a rule-set, jokers counted for the best sum. Knows no turns and no doublings. */
import { kindOf, monthOf, type CardId, type CardKind, type Month } from '../../shared/cards';
import type { RuleSet } from '../../shared/ruleSet';
import type { YakuScore } from '../../shared/scoring';
import type { PileYakuId } from '../../shared/yaku';
import {
  COUNT_YAKU,
  LIGHT_YAKU,
  LIGHT_YAKU_IDS,
  RAIN_MAN,
  setCards,
  type CountYakuId,
  type SetYakuId,
} from '../../shared/yakuCards';
import { madeHouseYaku, type ByKind } from './houseYaku';
import { isJoker, JOKERS } from './jokers';
import { at, sum } from './lists';
import { mayMakeYaku } from './quickLook';
import { worth } from './worth';

/** Undoubled sum. */
export const baseOf = (yaku: readonly YakuScore[]): number => sum(yaku.map(({ points }) => points));

/** A pile sorted for counting, with each joker settled. */
interface Reading {
  readonly pile: readonly CardId[];
  readonly byKind: ByKind;
}

const readAs = (ruleSet: RuleSet, pile: readonly CardId[], plainOnly: readonly CardId[]): Reading => {
  const byKind: Record<CardKind, CardId[]> = { light: [], animal: [], ribbon: [], plain: [] };
  for (const card of pile) {
    byKind[plainOnly.includes(card) ? 'plain' : kindOf(card)].push(card);
    if (isJoker(card) && ruleSet.joker[card] === 'both') byKind.plain.push(card);
  }
  return { pile, byKind };
};

/** In the order that decides ties (matrix 2.10): both animals; cup plain; bridge plain; both plain. */
const readingsOf = (ruleSet: RuleSet, pile: readonly CardId[]): readonly Reading[] => {
  const free = JOKERS.filter((card) => ruleSet.joker[card] === 'either' && pile.includes(card));
  const choices: readonly (readonly CardId[])[] = [[], ...free.map((card) => [card])];
  return (free.length === 2 ? [...choices, free] : choices).map((plain) => readAs(ruleSet, pile, plain));
};

const listed = (id: PileYakuId, points: number, cards: readonly CardId[]): readonly YakuScore[] =>
  points > 0 ? [{ id, points, cards }] : [];

/** One light yaku, the best; one that is not played does not fall back to a lower one (2.8, 2.10). */
const lightYaku = (ruleSet: RuleSet, lights: readonly CardId[]): readonly YakuScore[] => {
  const rain = lights.includes(RAIN_MAN);
  const dry = lights.length - (rain ? 1 : 0);
  const id = LIGHT_YAKU_IDS.find((each) => LIGHT_YAKU[each].rain === rain && LIGHT_YAKU[each].dry === dry);
  return id === undefined ? [] : listed(id, worth(ruleSet.yaku[id], lights.length, lights.length), lights);
};

/** A whole set; `kind` = all cards of its kind, each further one worth a point where the rules say so (2.10). */
const setYaku = (
  ruleSet: RuleSet,
  id: SetYakuId,
  month: Month,
  pile: readonly CardId[],
  kind: readonly CardId[] = [],
): readonly YakuScore[] => {
  const set = setCards(id, month);
  const points = worth(ruleSet.yaku[id], set.length, set.length);
  if (points === 0 || !set.every((card) => pile.includes(card))) return [];
  const further = ruleSet.setIncrement === 'none' ? 0 : Math.max(0, kind.length - set.length);
  return listed(id, points + further, further > 0 ? kind : pile.filter((card) => set.includes(card)));
};

/** Poetry and blue ribbons; all six are one yaku where the rule-set has it. */
const ribbonSets = (
  ruleSet: RuleSet,
  month: Month,
  { pile, byKind: { ribbon } }: Reading,
): readonly YakuScore[] => {
  const six = setYaku(ruleSet, 'akatan-aotan', month, pile, ribbon);
  if (six.length > 0) return six;
  return [
    ...setYaku(ruleSet, 'akatan', month, pile, ribbon),
    ...setYaku(ruleSet, 'aotan', month, pile, ribbon),
  ];
};

const countYaku = (ruleSet: RuleSet, id: CountYakuId, cards: readonly CardId[]): readonly YakuScore[] =>
  listed(id, worth(ruleSet.yaku[id], cards.length, COUNT_YAKU[id].size), cards);

const VIEWINGS = ['tsukimi', 'hanami'] as const;
type ViewingId = (typeof VIEWINGS)[number];

/** Rain and fog, looking at the own pile (2.10). */
const isCancelled = (ruleSet: RuleSet, id: ViewingId, pile: readonly CardId[]): boolean => {
  if (ruleSet.viewingCancel === 'none') return false;
  const fog = ruleSet.viewingCancel === 'rain-and-fog' && id === 'tsukimi';
  return fog ? pile.some((card) => monthOf(card) === 12) : pile.includes(RAIN_MAN);
};

/** True when the rules or the own pile rule this yaku out, whatever else is captured. */
export const isOutOfPlay = (ruleSet: RuleSet, id: PileYakuId, pile: readonly CardId[]): boolean => {
  if (ruleSet.yaku[id] === null) return true;
  if (id !== 'tsukimi' && id !== 'hanami') return false;
  return ruleSet.viewing === 'never' || isCancelled(ruleSet, id, pile);
};

/** Viewings; as a bonus they count only beside another yaku, and never switch each other on (A10). */
const viewings = (
  ruleSet: RuleSet,
  month: Month,
  pile: readonly CardId[],
  others: readonly YakuScore[],
): readonly YakuScore[] => {
  const enabling =
    ruleSet.bonusEnabledBy === 'basic' ? others.filter(({ id }) => id !== 'tsukifuda') : others;
  if (ruleSet.viewing === 'bonus' && enabling.length === 0) return [];
  return VIEWINGS.flatMap((id) => (isOutOfPlay(ruleSet, id, pile) ? [] : setYaku(ruleSet, id, month, pile)));
};

const scoreReading = (ruleSet: RuleSet, month: Month, reading: Reading): readonly YakuScore[] => {
  const { pile, byKind } = reading;
  const { light, animal, ribbon, plain } = byKind;
  const house = madeHouseYaku(ruleSet, pile, byKind);
  const paying = (list: readonly YakuScore[]): readonly YakuScore[] =>
    house.replaced.size === 0 ? list : list.filter(({ id }) => !house.replaced.has(id));
  const boarDeerButterflies = setYaku(ruleSet, 'ino-shika-cho', month, pile, animal);
  const sets = ribbonSets(ruleSet, month, reading);
  const replaces = ruleSet.setIncrement === 'replace';
  const others = paying([
    ...lightYaku(ruleSet, light),
    ...boarDeerButterflies,
    ...sets,
    ...setYaku(ruleSet, 'kusatan', month, pile),
    ...setYaku(ruleSet, 'tsukifuda', month, pile),
    ...(replaces && boarDeerButterflies.length > 0 ? [] : countYaku(ruleSet, 'tane', animal)),
    ...(replaces && sets.length > 0 ? [] : countYaku(ruleSet, 'tanzaku', ribbon)),
    ...countYaku(ruleSet, 'kasu', plain),
  ]);
  const houseScores = paying(house.scores);
  const bonus = paying(viewings(ruleSet, month, pile, [...others, ...houseScores]));
  return [...others, ...bonus, ...houseScores];
};

/**
 * Every list of yaku with the best sum that the pile allows; more than one only where jokers can be counted in
 * several ways. The first is the one that the game uses.
 */
export const yakuReadings = (
  ruleSet: RuleSet,
  pile: readonly CardId[],
  month: Month,
): readonly (readonly YakuScore[])[] => {
  const lists = readingsOf(ruleSet, pile).map((reading) => scoreReading(ruleSet, month, reading));
  if (lists.length === 1) return lists;
  const best = Math.max(...lists.map(baseOf));
  return lists.filter((list) => baseOf(list) === best);
};

const NO_YAKU: readonly YakuScore[] = [];

/** The yaku of a pile, in the order of YAKU_IDS, then the house yaku in the rule-set's. */
export const yakuOf = (ruleSet: RuleSet, pile: readonly CardId[], month: Month): readonly YakuScore[] =>
  mayMakeYaku(ruleSet, pile, month) ? at(yakuReadings(ruleSet, pile, month), 0) : NO_YAKU;
