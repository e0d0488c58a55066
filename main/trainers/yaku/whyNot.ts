/** Why a pile does not hold a yaku that it might be taken to hold: every wrong name has its mistake. */
import { kindOf } from '../../../shared/cards';
import type { CardId } from '../../../shared/cards';
import { isHouseYakuId } from '../../../shared/houseYaku';
import type { YakuScore } from '../../../shared/scoring';
import type { TrainerReason } from '../../../shared/trainers';
import {
  BLUE_RIBBONS,
  COUNT_YAKU,
  isCountYaku,
  isLightYaku,
  LIGHT_YAKU,
  LIGHT_YAKU_IDS,
  POETRY_RIBBONS,
  RAIN_MAN,
  setCards,
} from '../../../shared/yakuCards';
import type { CountYakuId, LightYakuId, SetYakuId } from '../../../shared/yakuCards';
import { isJoker } from '../../engine/jokers';
import { at } from '../../engine/lists';
import { isOutOfPlay } from '../../engine/yaku';
import { reason } from '../exercise';
import { needsOf } from '../piles';
import type { MadeId, Table } from '../piles';

/** A pile, what it holds, and the yaku that it does not hold. */
interface Case extends Table {
  readonly pile: readonly CardId[];
  readonly made: readonly YakuScore[];
}

const short = (id: string, yaku: MadeId, have: number, need: number): TrainerReason =>
  reason(id, { yaku, numbers: { have, need, count: need - have } });

const whyNoLights = ({ pile, made }: Case, id: LightYakuId): TrainerReason => {
  const best = made.find((yaku) => LIGHT_YAKU_IDS.some((light) => light === yaku.id));
  const lights = pile.filter((card) => kindOf(card) === 'light');
  const rain = lights.includes(RAIN_MAN);
  const { rain: needsRain, dry } = LIGHT_YAKU[id];
  if (id === 'sanko' && rain && lights.length === 3)
    return reason('rainManNoThird', { card: RAIN_MAN, yaku: id });
  if (id === 'shiko' && best?.id === 'ame-shiko') return reason('rainManFour', { card: RAIN_MAN, yaku: id });
  if (
    best !== undefined &&
    LIGHT_YAKU_IDS.findIndex((light) => light === best.id) < LIGHT_YAKU_IDS.indexOf(id)
  )
    return reason('onlyBestLights', { yaku: best.id });
  const need = dry + (needsRain ? 1 : 0);
  const have = lights.filter((card) => needsRain || card !== RAIN_MAN).length;
  if (have < need) {
    if (needsRain && !rain && have === need - 1)
      return reason('rainManMissing', { card: RAIN_MAN, yaku: id });
    return short('lightsShort', id, have, need);
  }
  if (needsRain && !rain) return reason('rainManMissing', { card: RAIN_MAN, yaku: id });
  return reason('lightsNotPlayed', { yaku: id });
};

const whyNoCount = ({ ruleSet, month, pile }: Case, id: CountYakuId): TrainerReason => {
  const { of, need } = needsOf({ ruleSet, month }, id);
  const have = pile.filter((card) => of.includes(card)).length;
  if (have >= need) return reason('replaced', { yaku: id });
  const joker = pile.find(isJoker);
  if (id === 'kasu' && joker !== undefined && !of.includes(joker) && have === need - 1)
    return { ...short('jokerNoPlain', id, have, need), card: joker };
  const light = pile.find((card) => kindOf(card) === 'light');
  if (COUNT_YAKU[id].kind === 'animal' && light !== undefined && have === need - 1)
    return { ...short('lightNoAnimal', id, have, need), card: light };
  return short('countShort', id, have, need);
};

const RIBBON_SETS: readonly SetYakuId[] = ['akatan', 'aotan', 'kusatan'];

const whyNoViewing = (
  { ruleSet, pile }: Case,
  id: 'tsukimi' | 'hanami',
  missing: readonly CardId[],
): TrainerReason => {
  if (ruleSet.viewing === 'never') return reason('viewingOff', { yaku: id });
  const [card] = missing;
  if (card !== undefined) return reason('viewingNeeds', { yaku: id, card });
  return reason(isOutOfPlay(ruleSet, id, pile) ? 'viewingRained' : 'viewingAlone', { yaku: id });
};

const whyNoSet = (of: Case, id: SetYakuId): TrainerReason => {
  const { pile, month, made } = of;
  const set = setCards(id, month);
  const missing = set.filter((card) => !pile.includes(card));
  if (id === 'tsukimi' || id === 'hanami') return whyNoViewing(of, id, missing);
  const [card] = missing;
  if (card === undefined) {
    const both = made.find((yaku) => yaku.id === 'akatan-aotan');
    return both === undefined
      ? reason('replaced', { yaku: id })
      : reason('ribbonsTogether', { yaku: both.id });
  }
  const stranger = pile.find((each) => kindOf(each) === kindOf(card) && !set.includes(each));
  const isNear = missing.length === 1 && stranger !== undefined;
  if (isNear && id === 'ino-shika-cho') return reason('otherAnimal', { yaku: id, card: stranger });
  if (isNear && RIBBON_SETS.includes(id)) {
    const isWillow =
      stranger === 'nov-ribbon' && !POETRY_RIBBONS.includes(card) && !BLUE_RIBBONS.includes(card);
    return reason(isWillow ? 'willowRibbon' : 'ribbonOther', { yaku: id, card: stranger });
  }
  return reason('setShort', { yaku: id, card });
};

export const whyNot = (of: Case, id: MadeId): TrainerReason => {
  if (isHouseYakuId(id)) {
    const { of: cards, need } = needsOf(of, id);
    const have = of.pile.filter((card) => cards.includes(card)).length;
    return have >= need ? reason('replaced', { yaku: id }) : short('houseShort', id, have, need);
  }
  if (isLightYaku(id)) return whyNoLights(of, id);
  return isCountYaku(id) ? whyNoCount(of, id) : whyNoSet(of, id);
};

/** Said where the yaku was there and was not seen. */
export const itIsThere = ({ id, points }: YakuScore): TrainerReason =>
  reason('makes', { yaku: id, numbers: { count: points } });

/** Said where somebody saw no yaku in a pile that holds one. */
export const somethingIsThere = (made: readonly YakuScore[]): TrainerReason => itIsThere(at(made, 0));
