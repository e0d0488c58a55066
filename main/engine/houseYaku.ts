/** Scores the yaku that a family has made up, and what they replace. Knows no other yaku but by id. */
import type { CardId, CardKind } from '../../shared/cards';
import type { HouseYaku } from '../../shared/houseYaku';
import type { RuleSet } from '../../shared/ruleSet';
import type { YakuScore } from '../../shared/scoring';
import type { YakuId } from '../../shared/yaku';

/** Cards of a pile by kind, each joker settled. */
export type ByKind = Readonly<Record<CardKind, readonly CardId[]>>;

/** Cards of the pile that count towards the pattern. */
const countedCards = ({ pattern }: HouseYaku, pile: readonly CardId[], byKind: ByKind): readonly CardId[] =>
  pattern.type === 'kind' ? byKind[pattern.kind] : pile.filter((card) => pattern.cards.includes(card));

export interface MadeHouseYaku {
  /** In the order of the rule-set; one that another replaces is still among them. */
  readonly scores: readonly YakuScore[];
  /** Ids that pay nothing now: what every made one replaces, also one that is replaced itself. */
  readonly replaced: ReadonlySet<YakuId>;
}

const NONE: MadeHouseYaku = { scores: [], replaced: new Set() };

export const madeHouseYaku = (
  { houseYaku }: RuleSet,
  pile: readonly CardId[],
  byKind: ByKind,
): MadeHouseYaku => {
  if (houseYaku.length === 0) return NONE;
  const counted = houseYaku.map((yaku) => ({ yaku, cards: countedCards(yaku, pile, byKind) }));
  const made = counted.filter(({ yaku, cards }) => cards.length >= yaku.pattern.need);
  if (made.length === 0) return NONE;
  return {
    scores: made.map(({ yaku: { id, points, perFurther, pattern }, cards }) => ({
      id,
      points: points + perFurther * (cards.length - pattern.need),
      cards,
    })),
    replaced: new Set(made.flatMap(({ yaku }) => yaku.replaces)),
  };
};
