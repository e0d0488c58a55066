/** What a seat owns, counted as the policy asks for it. Knows no rules beyond the cards. */
import { CARD_KINDS, factsOf, kindOf } from '../../shared/cards';
import type { CardId, CardKind, RibbonColour } from '../../shared/cards';
import type { RuleSet } from '../../shared/ruleSet';

export const RAIN_MAN: CardId = 'nov-rainman';
export const CUP: CardId = 'sep-cup';
/** The two lights that pair with the cup. */
export const VIEWED: readonly CardId[] = ['mar-curtain', 'aug-moon'];
export const BOAR_DEER_BUTTERFLIES: readonly CardId[] = ['jul-boar', 'oct-deer', 'jun-butterflies'];
export const POETRY: readonly CardId[] = ['jan-ribbon', 'feb-ribbon', 'mar-ribbon'];
export const BLUE: readonly CardId[] = ['jun-ribbon', 'sep-ribbon', 'oct-ribbon'];

export const countOf = (cards: readonly CardId[], kind: CardKind): number =>
  cards.filter((card) => kindOf(card) === kind).length;

export const hasKind = (cards: readonly CardId[], kind: CardKind): boolean => countOf(cards, kind) > 0;

export const ribbonsOf = (cards: readonly CardId[], colour: RibbonColour): number =>
  cards.filter((card) => factsOf(card).ribbon === colour).length;

export const ownsAll = (cards: readonly CardId[], set: readonly CardId[]): boolean =>
  set.every((card) => cards.includes(card));

export const includesAny = (cards: readonly CardId[], wanted: readonly CardId[]): boolean =>
  wanted.some((card) => cards.includes(card));

export const dryLights = (cards: readonly CardId[]): number =>
  cards.filter((card) => kindOf(card) === 'light' && card !== RAIN_MAN).length;

/** Plains, with the cup where the rules let it count as one. */
export const plainsOf = (cards: readonly CardId[], { joker }: RuleSet): number =>
  countOf(cards, 'plain') + (cards.includes(CUP) && joker[CUP] !== 'animal' ? 1 : 0);

/** Plain first, light last. */
export const CLASSES_UPWARD: readonly CardKind[] = [...CARD_KINDS].reverse();
