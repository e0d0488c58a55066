/** House yaku as tests of bits. Scores no pile. */
import type { CardKind } from '../../../shared/cards';
import type { RuleSet } from '../../../shared/ruleSet';
import { cardSet, type CardSet } from './cards';
import { idBit, idBits } from './yakuTables';

export interface HouseTest {
  /** The pattern's cards; none for a pattern that counts a kind. */
  readonly set: CardSet;
  readonly kind: CardKind | null;
  readonly need: number;
  readonly points: number;
  readonly perFurther: number;
  readonly id: number;
  /** Bits of the yaku that pay nothing beside it. */
  readonly replaces: number;
}

export const compileHouse = ({ houseYaku }: RuleSet): readonly HouseTest[] =>
  houseYaku.map(({ id, pattern, points, perFurther, replaces }) => ({
    set: cardSet(pattern.type === 'cards' ? pattern.cards : []),
    kind: pattern.type === 'kind' ? pattern.kind : null,
    need: pattern.need,
    points,
    perFurther,
    id: idBit(id),
    replaces: idBits(replaces),
  }));
