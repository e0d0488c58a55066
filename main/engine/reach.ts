/** The yaku that a pile can still become, nearest first. Knows only what lies open and what the viewing seat holds. */
import { byCalendar, CARD_IDS, kindOf, type CardId, type Month } from '../../shared/cards';
import type { RuleSet } from '../../shared/ruleSet';
import type { Whereabouts, YakuReach } from '../../shared/view';
import { YAKU_IDS, type PileYakuId, type YakuId } from '../../shared/yaku';
import {
  COUNT_YAKU,
  DRY_LIGHTS,
  isCountYaku,
  isSetYaku,
  LIGHT_YAKU,
  LIGHT_YAKU_IDS,
  RAIN_MAN,
  setCards,
  type CountYakuId,
  type LightYakuId,
  type SetYakuId,
} from '../../shared/yakuCards';
import { isOutOfPlay, worth } from './yaku';

/** A pile and its prospects, as one seat sees them. */
export interface Prospect {
  readonly ruleSet: RuleSet;
  readonly month: Month;
  /** The pile whose reach is asked for. */
  readonly pile: readonly CardId[];
  /** Yaku it makes already. */
  readonly made: readonly { readonly id: YakuId; readonly points: number }[];
  /** False for a card that lies in anybody's pile. */
  readonly isFree: (card: CardId) => boolean;
  readonly whereabouts: (card: CardId) => Whereabouts;
}

interface Path {
  readonly have: readonly CardId[];
  readonly missing: readonly CardId[];
  readonly size: number;
}

const WHERE_ORDER: Readonly<Record<Whereabouts, number>> = { hand: 0, field: 1, unseen: 2 };

const isOpen = ({ have, missing, size }: Path): boolean =>
  have.length < size && have.length + missing.length >= size;

const setPath = ({ pile, month, isFree }: Prospect, id: SetYakuId): Path => {
  const cards = setCards(id, month);
  return {
    have: pile.filter((card) => cards.includes(card)),
    missing: cards.filter(isFree),
    size: cards.length,
  };
};

/** Where a joker counts as a plain at all, it counts towards Kasu here. */
const countsAs = (ruleSet: RuleSet, id: CountYakuId, card: CardId): boolean => {
  const joker = card === 'sep-cup' || card === 'may-bridge' ? ruleSet.joker[card] : 'animal';
  return kindOf(card) === COUNT_YAKU[id].kind || (id === 'kasu' && joker !== 'animal');
};

const countPath = ({ ruleSet, pile, isFree }: Prospect, id: CountYakuId): Path => {
  const value = ruleSet.yaku[id];
  return {
    have: pile.filter((card) => countsAs(ruleSet, id, card)),
    missing: CARD_IDS.filter((card) => isFree(card) && countsAs(ruleSet, id, card)),
    size: typeof value === 'object' && value !== null ? value[0] : COUNT_YAKU[id].size,
  };
};

/** A rain man held shuts out the yaku without him: the same dry lights then make the one with him. */
const lightPath = ({ pile, isFree }: Prospect, id: LightYakuId): Path | null => {
  const { rain, dry } = LIGHT_YAKU[id];
  const rainHeld = pile.includes(RAIN_MAN);
  if (rainHeld && !rain) return null;
  if (rain && !rainHeld && !isFree(RAIN_MAN)) return null;
  const dryHeld = pile.filter((card) => DRY_LIGHTS.includes(card));
  const dryFree = DRY_LIGHTS.filter(isFree);
  if (dryHeld.length > dry || dryHeld.length + dryFree.length < dry) return null;
  return {
    have: [...dryHeld, ...(rainHeld ? [RAIN_MAN] : [])],
    missing: [...(dryHeld.length < dry ? dryFree : []), ...(rain && !rainHeld ? [RAIN_MAN] : [])],
    size: dry + (rain ? 1 : 0),
  };
};

const reachOf = ({ ruleSet, whereabouts }: Prospect, id: PileYakuId, path: Path): YakuReach => ({
  id,
  points: worth(ruleSet.yaku[id], path.size, path.size),
  have: path.have,
  size: path.size,
  missing: path.missing
    .toSorted(byCalendar)
    .map((card) => ({ card, where: whereabouts(card) }))
    .toSorted((a, b) => WHERE_ORDER[a.where] - WHERE_ORDER[b.where]),
});

const missingCount = ({ size, have }: YakuReach): number => size - have.length;

/** Ties stay in the order of YAKU_IDS, because sorting is stable. */
const nearestFirst = (a: YakuReach, b: YakuReach): number =>
  missingCount(a) - missingCount(b) || b.points - a.points;

/** One light yaku only: the nearest that is worth more than the one already made. */
const lightReach = (prospect: Prospect): readonly YakuReach[] => {
  const { ruleSet, pile, made } = prospect;
  const now = made.find(({ id }) => LIGHT_YAKU_IDS.some((light) => light === id))?.points ?? 0;
  const paths = LIGHT_YAKU_IDS.filter((id) => !isOutOfPlay(ruleSet, id, pile)).flatMap((id) => {
    const path = lightPath(prospect, id);
    return path === null || !isOpen(path) ? [] : [reachOf(prospect, id, path)];
  });
  return paths
    .filter(({ points }) => points > now)
    .toSorted(nearestFirst)
    .slice(0, 1);
};

/** Every yaku that the rule-set plays and that this pile neither has nor is shut out of. */
export const reachOfPile = (prospect: Prospect): readonly YakuReach[] => {
  const { ruleSet, pile, made } = prospect;
  const others = YAKU_IDS.filter((id) => !isOutOfPlay(ruleSet, id, pile)).flatMap((id) => {
    if (made.some((yaku) => yaku.id === id)) return [];
    const path = isCountYaku(id) ? countPath(prospect, id) : isSetYaku(id) ? setPath(prospect, id) : null;
    return path === null || !isOpen(path) ? [] : [reachOf(prospect, id, path)];
  });
  return [...lightReach(prospect), ...others].toSorted(nearestFirst);
};
