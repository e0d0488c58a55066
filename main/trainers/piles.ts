/** Builds piles for questions and reads them with the scorer. Every pile that is asked about has gone through here. */
import { alwaysReplaced } from '../../shared/alwaysReplaced';
import { byCalendar, CARD_IDS } from '../../shared/cards';
import type { CardId, CardKind, Month } from '../../shared/cards';
import type { HouseYaku } from '../../shared/houseYaku';
import { isHouseYakuId } from '../../shared/houseYaku';
import type { PaidExample } from '../../shared/ruleExamples';
import type { RuleSet } from '../../shared/ruleSet';
import type { YakuScore } from '../../shared/scoring';
import { YAKU_IDS } from '../../shared/yaku';
import type { HandYakuId, PileYakuId, YakuId } from '../../shared/yaku';
import {
  COUNT_YAKU,
  DRY_LIGHTS,
  isCountYaku,
  isLightYaku,
  LIGHT_YAKU,
  RAIN_MAN,
  setCards,
} from '../../shared/yakuCards';
import type { CountYakuId } from '../../shared/yakuCards';
import { countsAs } from '../engine/jokers';
import { at, times } from '../engine/lists';
import { cardsOfPattern } from '../engine/mostPoints';
import { payoutOf } from '../engine/score';
import { baseOf, yakuReadings } from '../engine/yaku';
import type { Lot } from './lot';

/** What a pile is looked at by. */
export interface Table {
  readonly ruleSet: RuleSet;
  /** The month being played. */
  readonly month: Month;
}

/** A yaku that a pile can hold. */
export type MadeId = Exclude<YakuId, HandYakuId>;

const isViewing = (id: PileYakuId): boolean => id === 'tsukimi' || id === 'hanami';

/** All that can pay by these rules, in the order in which results list them. */
export const playedYaku = (ruleSet: RuleSet): readonly MadeId[] => [
  ...YAKU_IDS.filter(
    (id) =>
      ruleSet.yaku[id] !== null &&
      !(isViewing(id) && ruleSet.viewing === 'never') &&
      !alwaysReplaced(ruleSet, id),
  ),
  ...ruleSet.houseYaku.map(({ id }) => id),
];

export const houseYakuOf = ({ houseYaku }: RuleSet, id: YakuId): HouseYaku | null =>
  houseYaku.find((yaku) => yaku.id === id) ?? null;

/** How many cards a counted yaku takes. */
export const thresholdOf = ({ yaku }: RuleSet, id: CountYakuId): number => {
  const value = yaku[id];
  return typeof value === 'object' && value !== null ? value[0] : COUNT_YAKU[id].size;
};

const cardsOfKind = (ruleSet: RuleSet, kind: CardKind): readonly CardId[] =>
  CARD_IDS.filter((card) => countsAs(ruleSet, kind, card));

/** Cards that can count towards the yaku, and how many of them it takes; of lights any that count. */
export const needsOf = (
  { ruleSet, month }: Table,
  id: MadeId,
): { readonly of: readonly CardId[]; readonly need: number } => {
  if (isHouseYakuId(id)) {
    const house = houseYakuOf(ruleSet, id);
    if (house === null) throw new Error(`the rules have no ${id}`);
    return { of: cardsOfPattern(ruleSet, house), need: house.pattern.need };
  }
  if (isLightYaku(id)) {
    const { rain, dry } = LIGHT_YAKU[id];
    return { of: rain ? [...DRY_LIGHTS, RAIN_MAN] : DRY_LIGHTS, need: dry + (rain ? 1 : 0) };
  }
  if (isCountYaku(id))
    return { of: cardsOfKind(ruleSet, COUNT_YAKU[id].kind), need: thresholdOf(ruleSet, id) };
  const of = setCards(id, month);
  return { of, need: of.length };
};

/** Cards that make the yaku, and none more. */
export const cardsFor = (lot: Lot, table: Table, id: MadeId): readonly CardId[] => {
  const { of, need } = needsOf(table, id);
  if (isHouseYakuId(id) || !isLightYaku(id)) return lot.some(of, need);
  const { rain, dry } = LIGHT_YAKU[id];
  return [...lot.some(DRY_LIGHTS, dry), ...(rain ? [RAIN_MAN] : [])];
};

/** Cards that the pile lacks for the yaku; 0 also where another takes its place. */
export const lackOf = (table: Table, pile: readonly CardId[], id: MadeId): number => {
  const { of, need } = needsOf(table, id);
  return Math.max(0, need - pile.filter((card) => of.includes(card)).length);
};

const key = (list: readonly YakuScore[]): string => list.map(({ id, points }) => `${id} ${points}`).join();

/** The yaku of a pile; null where jokers allow more than one best list, so that nobody could tell which is meant. */
export const readPile = ({ ruleSet, month }: Table, pile: readonly CardId[]): readonly YakuScore[] | null => {
  const [first, ...others] = yakuReadings(ruleSet, pile, month);
  return first === undefined || others.some((each) => key(each) !== key(first)) ? null : first;
};

/** Adds cards by lot, each only if the pile then still is as it should be; may end up with fewer. In calendar order. */
export const filled = (
  lot: Lot,
  pile: readonly CardId[],
  count: number,
  isFine: (pile: readonly CardId[]) => boolean,
): readonly CardId[] => {
  let grown = pile;
  for (const card of lot.shuffled(CARD_IDS)) {
    if (grown.length >= pile.length + count) break;
    if (!grown.includes(card) && isFine([...grown, card])) grown = [...grown, card];
  }
  return grown.toSorted(byCalendar);
};

export interface Calls {
  /** Of the seat whose pile it is, and of all others. */
  readonly calls: number;
  readonly rivalCalls: number;
}

/** By the scorer. @param yaku as it was read */
export const paidFor = (
  ruleSet: RuleSet,
  yaku: readonly YakuScore[],
  { calls: own, rivalCalls }: Calls,
): PaidExample => {
  const calls = times(ruleSet.players, (seat) => at([own, rivalCalls, 0], seat));
  return { yaku, calls, payout: payoutOf(ruleSet, 0, baseOf(yaku), { calls, fieldLights: 0 }) };
};
