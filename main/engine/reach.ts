/** The yaku that a pile can still become, nearest first. Knows only what lies open and what the viewing seat holds. */
import { alwaysReplaced } from '../../shared/alwaysReplaced';
import { byCalendar, CARD_IDS, type CardId, type CardKind, type Month } from '../../shared/cards';
import type { HouseYaku } from '../../shared/houseYaku';
import type { RuleSet } from '../../shared/ruleSet';
import type { Whereabouts, YakuReach } from '../../shared/view';
import { YAKU_IDS, type PileYakuId, type YakuId } from '../../shared/yaku';
import {
  COUNT_YAKU,
  DRY_LIGHTS,
  isCountYaku,
  isLightYaku,
  LIGHT_YAKU,
  LIGHT_YAKU_IDS,
  RAIN_MAN,
  setCards,
  type CountYakuId,
  type LightYakuId,
  type SetYakuId,
} from '../../shared/yakuCards';
import { countsAs } from './jokers';
import { worth } from './worth';
import { isOutOfPlay } from './yaku';

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

/** Where a joker counts as a plain at all, it counts towards Kasu and its like here. */
const kindPath = ({ ruleSet, pile, isFree }: Prospect, kind: CardKind, size: number): Path => ({
  have: pile.filter((card) => countsAs(ruleSet, kind, card)),
  missing: CARD_IDS.filter((card) => isFree(card) && countsAs(ruleSet, kind, card)),
  size,
});

const countPath = (prospect: Prospect, id: CountYakuId): Path => {
  const value = prospect.ruleSet.yaku[id];
  const { kind, size } = COUNT_YAKU[id];
  return kindPath(prospect, kind, typeof value === 'object' && value !== null ? value[0] : size);
};

const housePath = (prospect: Prospect, { pattern }: HouseYaku): Path => {
  if (pattern.type === 'kind') return kindPath(prospect, pattern.kind, pattern.need);
  return {
    have: prospect.pile.filter((card) => pattern.cards.includes(card)),
    missing: pattern.cards.filter(prospect.isFree),
    size: pattern.need,
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

const reachOf = ({ whereabouts }: Prospect, id: YakuId, points: number, path: Path): YakuReach => ({
  id,
  points,
  have: path.have,
  size: path.size,
  missing: path.missing
    .toSorted(byCalendar)
    .map((card) => ({ card, where: whereabouts(card) }))
    .toSorted((a, b) => WHERE_ORDER[a.where] - WHERE_ORDER[b.where]),
});

/** An open path as a reach, none where it is closed. */
const listed = (prospect: Prospect, id: YakuId, points: number, path: Path | null): readonly YakuReach[] =>
  path === null || !isOpen(path) ? [] : [reachOf(prospect, id, points, path)];

const pileReach = (prospect: Prospect, id: PileYakuId, path: Path | null): readonly YakuReach[] =>
  path === null ? [] : listed(prospect, id, worth(prospect.ruleSet.yaku[id], path.size, path.size), path);

const missingCount = ({ size, have }: YakuReach): number => size - have.length;

/** Ties stay in the order of YAKU_IDS and then of the house yaku, because sorting is stable. */
const nearestFirst = (a: YakuReach, b: YakuReach): number =>
  missingCount(a) - missingCount(b) || b.points - a.points;

/** Sets that push out the yaku that counts their cards, where the rules say so (2.10). */
const REPLACING_SETS = [
  { counted: 'tane', sets: ['ino-shika-cho'] },
  { counted: 'tanzaku', sets: ['akatan-aotan', 'akatan', 'aotan'] },
] as const;

/** A whole set in the pile pushes out even where a house yaku takes its own pay. */
const replacedBySets = ({ ruleSet, pile, month }: Prospect): readonly YakuId[] => {
  if (ruleSet.setIncrement !== 'replace') return [];
  const isWhole = (id: SetYakuId): boolean =>
    ruleSet.yaku[id] !== null && setCards(id, month).every((card) => pile.includes(card));
  return REPLACING_SETS.flatMap(({ counted, sets }) => (sets.some(isWhole) ? [counted] : []));
};

/** Ids that pay nothing beside what the pile has made. */
const replacedIds = (prospect: Prospect): readonly YakuId[] => {
  const house = prospect.ruleSet.houseYaku.flatMap((yaku) => {
    const { have, size } = housePath(prospect, yaku);
    return have.length >= size ? yaku.replaces : [];
  });
  return [...house, ...replacedBySets(prospect)];
};

/** One light yaku only: the nearest that is worth more than the one already made. */
const lightReach = (prospect: Prospect, ids: readonly LightYakuId[]): readonly YakuReach[] => {
  const { made } = prospect;
  const now = made.find(({ id }) => LIGHT_YAKU_IDS.some((light) => light === id))?.points ?? 0;
  return ids
    .flatMap((id) => pileReach(prospect, id, lightPath(prospect, id)))
    .filter(({ points }) => points > now)
    .toSorted(nearestFirst)
    .slice(0, 1);
};

/** Every yaku that the rule-set plays and that this pile neither has nor is shut out of. */
export const reachOfPile = (prospect: Prospect): readonly YakuReach[] => {
  const { ruleSet, pile, made } = prospect;
  const replaced = replacedIds(prospect);
  const isWanted = (id: YakuId): boolean => !replaced.includes(id) && !made.some((yaku) => yaku.id === id);
  const inPlay = YAKU_IDS.filter(
    (id) => isWanted(id) && !isOutOfPlay(ruleSet, id, pile) && !alwaysReplaced(ruleSet, id),
  );
  const others = inPlay.flatMap((id) => {
    if (isLightYaku(id)) return [];
    return pileReach(prospect, id, isCountYaku(id) ? countPath(prospect, id) : setPath(prospect, id));
  });
  const house = ruleSet.houseYaku
    .filter(({ id }) => isWanted(id))
    .flatMap((yaku) => listed(prospect, yaku.id, yaku.points, housePath(prospect, yaku)));
  return [...lightReach(prospect, inPlay.filter(isLightYaku)), ...others, ...house].toSorted(nearestFirst);
};
