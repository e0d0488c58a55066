/** The cards that the `normal` opponent is after, dearest first. Sees only a PlayerView. Source: rules/normal-policy.md. */
import { CARD_IDS, factsOf, kindOf, monthOf } from '../../shared/cards';
import type { CardId, CardKind } from '../../shared/cards';
import type { PlayerView } from '../../shared/view';
import {
  BLUE,
  BOAR_DEER_BUTTERFLIES,
  CUP,
  POETRY,
  RAIN_MAN,
  VIEWED,
  countOf,
  dryLights,
  includesAny,
  ownsAll,
  plainsOf,
  ribbonsOf,
} from './pile';

/** Pile of the seat that looks. */
export const ownPile = (view: PlayerView): readonly CardId[] => view.seats[view.seat]?.captured ?? [];

const rivalPiles = (view: PlayerView): readonly (readonly CardId[])[] =>
  view.seats.filter(({ seat }) => seat !== view.seat).map(({ captured }) => captured);

const holdsPlainOf = (cards: readonly CardId[], card: CardId): boolean =>
  cards.some((other) => kindOf(other) === 'plain' && monthOf(other) === monthOf(card));

/** By kind: would taking `card` finish or extend a yaku of `own`? */
const HOT: Readonly<Record<CardKind, (card: CardId, own: readonly CardId[], view: PlayerView) => boolean>> = {
  light: (card, own) =>
    (dryLights(own) >= 2 && card !== RAIN_MAN) ||
    countOf(own, 'light') >= 3 ||
    (VIEWED.includes(card) && own.includes(CUP)),

  animal: (card, own) =>
    countOf(own, 'animal') >= 4 ||
    (BOAR_DEER_BUTTERFLIES.includes(card) &&
      own.filter((each) => BOAR_DEER_BUTTERFLIES.includes(each)).length >= 2) ||
    (card === CUP && includesAny(own, VIEWED)),

  ribbon: (card, own) => {
    const poetry = ribbonsOf(own, 'poetry');
    const blue = ribbonsOf(own, 'blue');
    return (
      countOf(own, 'ribbon') >= 4 ||
      poetry === 3 ||
      blue === 3 ||
      (poetry === 2 && factsOf(card).ribbon === 'poetry') ||
      (blue === 2 && factsOf(card).ribbon === 'blue')
    );
  },

  plain: (card, own, view) => {
    const plains = plainsOf(own, view.ruleSet);
    return plains >= 9 || (plains === 8 && holdsPlainOf(view.hand, card) && holdsPlainOf(view.field, card));
  },
};

const isHot = (card: CardId, view: PlayerView): boolean => HOT[kindOf(card)](card, ownPile(view), view);

const FAVOURITES: readonly CardId[] = [CUP, ...VIEWED, 'jan-crane', 'dec-phoenix', RAIN_MAN];

const everyOf = (kind: CardKind): readonly CardId[] => CARD_IDS.filter((card) => kindOf(card) === kind);

/**
 * Rebuilt from the view at every decision, no repeats, nothing that is captured.
 * The text leaves open in which order "every animal" and so on comes: the calendar's is taken.
 */
export function wantList(view: PlayerView): readonly CardId[] {
  const own = ownPile(view);
  const rivals = rivalPiles(view);
  const unlessTaken = (set: readonly CardId[]): readonly CardId[] =>
    rivals.some((pile) => ownsAll(pile, set)) ? [] : set;
  const wanted = [
    ...[...view.hand, ...view.field].filter((card) => isHot(card, view)),
    ...FAVOURITES,
    ...unlessTaken(BOAR_DEER_BUTTERFLIES),
    ...unlessTaken(POETRY),
    ...unlessTaken(BLUE),
    ...(countOf(own, 'animal') >= 3 ? everyOf('animal') : []),
    ...(countOf(own, 'ribbon') >= 3 ? everyOf('ribbon') : []),
    ...(plainsOf(own, view.ruleSet) >= 7 ? everyOf('plain') : []),
  ];
  const captured = [own, ...rivals].flat();
  return [...new Set(wanted)].filter((card) => !captured.includes(card));
}
