/** Which yaku can never pay, because whoever makes one has always made another that replaces it. */
import { CARD_IDS, kindOf, type CardId, type CardKind } from './cards';
import type { HousePattern } from './houseYaku';
import type { RuleSet } from './ruleSet';
import type { PileYakuId } from './yaku';
import { COUNT_YAKU, isCountYaku, type CountYakuId } from './yakuCards';

const thresholdOf = ({ yaku }: RuleSet, id: CountYakuId): number => {
  const value = yaku[id];
  return typeof value === 'object' && value !== null ? value[0] : COUNT_YAKU[id].size;
};

/** May count as one: jokers may be plain. */
const mayBe = (kind: CardKind, card: CardId): boolean =>
  kindOf(card) === kind || (kind === 'plain' && (card === 'sep-cup' || card === 'may-bridge'));

/** True when any `count` cards of a kind hold enough of the pattern. */
const holdsPattern = (kind: CardKind, count: number, pattern: HousePattern): boolean => {
  if (pattern.type === 'kind') return pattern.kind === kind && pattern.need <= count;
  const outside = CARD_IDS.filter((card) => mayBe(kind, card) && !pattern.cards.includes(card)).length;
  return count - outside >= pattern.need;
};

/** True for a counted yaku that a house yaku always replaces; false where it can pay, or is not counted. */
export const alwaysReplaced = (rules: RuleSet, id: PileYakuId): boolean =>
  isCountYaku(id) &&
  rules.houseYaku.some(
    ({ pattern, replaces }) =>
      replaces.includes(id) && holdsPattern(COUNT_YAKU[id].kind, thresholdOf(rules, id), pattern),
  );
