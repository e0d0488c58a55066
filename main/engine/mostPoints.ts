/** A bound on what any pile can be worth under a rule-set. Scores no pile. */
import { CARD_IDS, type CardId, type CardKind } from '../../shared/cards';
import type { HouseYaku } from '../../shared/houseYaku';
import type { RuleSet } from '../../shared/ruleSet';
import {
  COUNT_YAKU,
  LIGHT_YAKU_IDS,
  setCards,
  type CountYakuId,
  type SetYakuId,
} from '../../shared/yakuCards';
import { countsAs } from './jokers';
import { sum } from './lists';
import { worth } from './worth';

/** Every card of the deck that counts as one of a kind, however the jokers are read. */
export const cardsThatCount = (ruleSet: RuleSet, kind: CardKind): readonly CardId[] =>
  CARD_IDS.filter((card) => countsAs(ruleSet, kind, card));

export const cardsOfPattern = (ruleSet: RuleSet, { pattern }: HouseYaku): readonly CardId[] =>
  pattern.type === 'cards' ? pattern.cards : cardsThatCount(ruleSet, pattern.kind);

/**
 * No pile makes a higher undoubled sum. Everything is taken to be made at once, from all cards and beside the best
 * light yaku, so the bound may lie above what can really be captured, never below.
 */
export const mostPoints = (ruleSet: RuleSet): number => {
  const whole = (id: SetYakuId): number => worth(ruleSet.yaku[id], Infinity, 0);
  const growing = (id: SetYakuId, kind: CardKind): number => {
    const further = cardsThatCount(ruleSet, kind).length - setCards(id, 1).length;
    return whole(id) === 0 ? 0 : whole(id) + (ruleSet.setIncrement === 'none' ? 0 : further);
  };
  const counted = (id: CountYakuId): number =>
    worth(ruleSet.yaku[id], cardsThatCount(ruleSet, COUNT_YAKU[id].kind).length, COUNT_YAKU[id].size);
  const house = ruleSet.houseYaku.map(
    (yaku) =>
      yaku.points + yaku.perFurther * Math.max(0, cardsOfPattern(ruleSet, yaku).length - yaku.pattern.need),
  );
  return sum([
    Math.max(...LIGHT_YAKU_IDS.map((id) => worth(ruleSet.yaku[id], Infinity, 0))),
    growing('ino-shika-cho', 'animal'),
    Math.max(growing('akatan-aotan', 'ribbon'), growing('akatan', 'ribbon') + growing('aotan', 'ribbon')),
    whole('kusatan'),
    whole('tsukifuda'),
    counted('tane'),
    counted('tanzaku'),
    counted('kasu'),
    ruleSet.viewing === 'never' ? 0 : whole('tsukimi') + whole('hanami'),
    ...house,
  ]);
};
