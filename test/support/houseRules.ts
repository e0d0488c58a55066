/** Rule-sets with house yaku, in few words. */
import type { CardId, CardKind } from '../../shared/cards';
import { houseYakuId, type HousePattern, type HouseYaku } from '../../shared/houseYaku';
import type { RuleSet } from '../../shared/ruleSet';

export const cards = (need: number, ...named: readonly CardId[]): HousePattern => ({
  type: 'cards',
  cards: named,
  need,
});
export const kind = (of: CardKind, need: number): HousePattern => ({
  type: 'kind',
  kind: of,
  need,
});
export const NOMI = cards(3, 'mar-curtain', 'aug-moon', 'sep-cup');

type Part = readonly [
  pattern: HousePattern,
  points: number,
  perFurther?: number,
  replaces?: HouseYaku['replaces'],
];

/** Numbered and named in their order. */
export const withHouse = (ruleSet: RuleSet, ...parts: readonly Part[]): RuleSet => ({
  ...ruleSet,
  houseYaku: parts.map(([pattern, points, perFurther = 0, replaces = []], index) => ({
    id: houseYakuId(index + 1),
    name: `House ${index + 1}`,
    pattern,
    points,
    perFurther,
    replaces,
  })),
});
