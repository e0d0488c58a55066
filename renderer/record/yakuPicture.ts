/** A few cards that stand for a yaku, wherever it was made. Scores nothing. */
import { CARD_IDS, cardsOfMonth, kindOf } from '../../shared/cards';
import type { CardId } from '../../shared/cards';
import { isHouseYakuId } from '../../shared/houseYaku';
import type { HousePattern } from '../../shared/houseYaku';
import type { RecordedRules } from '../../shared/record';
import type { HandYakuId, YakuId } from '../../shared/yaku';
import { HAND_YAKU_IDS } from '../../shared/yaku';
import {
  COUNT_YAKU,
  DRY_LIGHTS,
  isCountYaku,
  isLightYaku,
  LIGHT_YAKU,
  RAIN_MAN,
  setCards,
} from '../../shared/yakuCards';

/** More of them would be too small to tell apart. */
const SHOWN = 6;

/** Any month does: that of the moon is known best. */
const A_MONTH = 8;

const HAND_PICTURES: Readonly<Record<HandYakuId, readonly CardId[]>> = {
  teshi: cardsOfMonth(A_MONTH),
  kuttsuki: [
    ...cardsOfMonth(1).slice(0, 2),
    ...cardsOfMonth(3).slice(0, 2),
    ...cardsOfMonth(A_MONTH).slice(0, 2),
  ],
};
const isHandYaku = (id: YakuId): id is HandYakuId => HAND_YAKU_IDS.some((each) => each === id);

const ofKind = (kind: ReturnType<typeof kindOf>): readonly CardId[] =>
  CARD_IDS.filter((card) => kindOf(card) === kind);

const patternCards = (pattern: HousePattern): readonly CardId[] =>
  pattern.type === 'cards' ? pattern.cards : ofKind(pattern.kind);

function houseCards(name: string | null, rules: readonly RecordedRules[]): readonly CardId[] {
  const yaku = rules
    .flatMap(({ rules: choice }) => (choice.type === 'own' ? choice.rules.ruleSet.houseYaku : []))
    .find((each) => each.name === name);
  return yaku === undefined ? [] : patternCards(yaku.pattern);
}

function cardsOf(id: YakuId, name: string | null, rules: readonly RecordedRules[]): readonly CardId[] {
  if (isHouseYakuId(id)) return houseCards(name, rules);
  if (isHandYaku(id)) return HAND_PICTURES[id];
  if (isLightYaku(id)) {
    const { rain, dry } = LIGHT_YAKU[id];
    return [...DRY_LIGHTS.slice(0, dry), ...(rain ? [RAIN_MAN] : [])];
  }
  return isCountYaku(id) ? ofKind(COUNT_YAKU[id].kind) : setCards(id, A_MONTH);
}

/** @param rules of the matches looked at: a house yaku is found by its name */
export const yakuPicture = (
  id: YakuId,
  name: string | null,
  rules: readonly RecordedRules[],
): readonly CardId[] => cardsOf(id, name, rules).slice(0, SHOWN);
