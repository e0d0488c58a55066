/** Yaku that a family has made up: any named combination of cards, added to any rule-set. Holds shapes and limits only. */
import type { CardId, CardKind } from './cards';
import type { HouseYakuId, PileYakuId } from './yaku';

/** What makes it. `need` = how many of the cards; all of them where it equals their number. */
export type HousePattern =
  | { readonly type: 'cards'; readonly cards: readonly CardId[]; readonly need: number }
  /** Jokers count as the rule-set lets them. */
  | { readonly type: 'kind'; readonly kind: CardKind; readonly need: number };

export interface HouseYaku {
  readonly id: HouseYakuId;
  /** As the family calls it; shown as typed, in every language. */
  readonly name: string;
  readonly pattern: HousePattern;
  readonly points: number;
  /** Points for each of the pattern's cards beyond `need`; 0 = none. */
  readonly perFurther: number;
  /** Yaku that pay nothing beside this one; empty = it stacks with all. */
  readonly replaces: readonly (PileYakuId | HouseYakuId)[];
}

export const MOST_HOUSE_YAKU = 12;
/** Longest name, in characters as a reader counts them. */
export const LONGEST_HOUSE_NAME = 24;

export const houseYakuId = (number: number): HouseYakuId => `house-${number}`;
export const isHouseYakuId = (id: string): id is HouseYakuId => id.startsWith('house-');
