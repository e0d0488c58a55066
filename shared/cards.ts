/** The 48 cards: ids, months, kinds and ribbon colours. Knows no rules. Source: rules matrix, section 1. */

export const CARD_KINDS = ['light', 'animal', 'ribbon', 'plain'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** `poetry` = lettered red, `blue` = violet-blue, `red` = plain red. */
export type RibbonColour = 'poetry' | 'blue' | 'red';

/** 1 = January (pine) … 12 = December (paulownia). */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
export const MONTHS: readonly Month[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

export interface CardFacts {
  readonly month: Month;
  readonly kind: CardKind;
  readonly ribbon: RibbonColour | null;
}

/** In month order, and within a month in the order light, animal, ribbon, plains. */
export const CARDS = {
  'jan-crane': { month: 1, kind: 'light', ribbon: null },
  'jan-ribbon': { month: 1, kind: 'ribbon', ribbon: 'poetry' },
  'jan-plain-1': { month: 1, kind: 'plain', ribbon: null },
  'jan-plain-2': { month: 1, kind: 'plain', ribbon: null },
  'feb-warbler': { month: 2, kind: 'animal', ribbon: null },
  'feb-ribbon': { month: 2, kind: 'ribbon', ribbon: 'poetry' },
  'feb-plain-1': { month: 2, kind: 'plain', ribbon: null },
  'feb-plain-2': { month: 2, kind: 'plain', ribbon: null },
  'mar-curtain': { month: 3, kind: 'light', ribbon: null },
  'mar-ribbon': { month: 3, kind: 'ribbon', ribbon: 'poetry' },
  'mar-plain-1': { month: 3, kind: 'plain', ribbon: null },
  'mar-plain-2': { month: 3, kind: 'plain', ribbon: null },
  'apr-cuckoo': { month: 4, kind: 'animal', ribbon: null },
  'apr-ribbon': { month: 4, kind: 'ribbon', ribbon: 'red' },
  'apr-plain-1': { month: 4, kind: 'plain', ribbon: null },
  'apr-plain-2': { month: 4, kind: 'plain', ribbon: null },
  'may-bridge': { month: 5, kind: 'animal', ribbon: null },
  'may-ribbon': { month: 5, kind: 'ribbon', ribbon: 'red' },
  'may-plain-1': { month: 5, kind: 'plain', ribbon: null },
  'may-plain-2': { month: 5, kind: 'plain', ribbon: null },
  'jun-butterflies': { month: 6, kind: 'animal', ribbon: null },
  'jun-ribbon': { month: 6, kind: 'ribbon', ribbon: 'blue' },
  'jun-plain-1': { month: 6, kind: 'plain', ribbon: null },
  'jun-plain-2': { month: 6, kind: 'plain', ribbon: null },
  'jul-boar': { month: 7, kind: 'animal', ribbon: null },
  'jul-ribbon': { month: 7, kind: 'ribbon', ribbon: 'red' },
  'jul-plain-1': { month: 7, kind: 'plain', ribbon: null },
  'jul-plain-2': { month: 7, kind: 'plain', ribbon: null },
  'aug-moon': { month: 8, kind: 'light', ribbon: null },
  'aug-geese': { month: 8, kind: 'animal', ribbon: null },
  'aug-plain-1': { month: 8, kind: 'plain', ribbon: null },
  'aug-plain-2': { month: 8, kind: 'plain', ribbon: null },
  'sep-cup': { month: 9, kind: 'animal', ribbon: null },
  'sep-ribbon': { month: 9, kind: 'ribbon', ribbon: 'blue' },
  'sep-plain-1': { month: 9, kind: 'plain', ribbon: null },
  'sep-plain-2': { month: 9, kind: 'plain', ribbon: null },
  'oct-deer': { month: 10, kind: 'animal', ribbon: null },
  'oct-ribbon': { month: 10, kind: 'ribbon', ribbon: 'blue' },
  'oct-plain-1': { month: 10, kind: 'plain', ribbon: null },
  'oct-plain-2': { month: 10, kind: 'plain', ribbon: null },
  'nov-rainman': { month: 11, kind: 'light', ribbon: null },
  'nov-swallow': { month: 11, kind: 'animal', ribbon: null },
  'nov-ribbon': { month: 11, kind: 'ribbon', ribbon: 'red' },
  'nov-lightning': { month: 11, kind: 'plain', ribbon: null },
  'dec-phoenix': { month: 12, kind: 'light', ribbon: null },
  'dec-plain-1': { month: 12, kind: 'plain', ribbon: null },
  'dec-plain-2': { month: 12, kind: 'plain', ribbon: null },
  'dec-plain-3': { month: 12, kind: 'plain', ribbon: null },
} as const satisfies Record<string, CardFacts>;

export type CardId = keyof typeof CARDS;

export const isCardId = (value: unknown): value is CardId =>
  typeof value === 'string' && Object.hasOwn(CARDS, value);

export const CARD_IDS: readonly CardId[] = Object.keys(CARDS).filter(isCardId);

const ORDER = new Map(CARD_IDS.map((id, index) => [id, index]));

/** Two of the facts once more: a map is read twice as fast as an object of this many keys, and a search reads it often. */
const MONTH_OF = new Map<CardId, Month>(CARD_IDS.map((id) => [id, CARDS[id].month]));
const KIND_OF = new Map<CardId, CardKind>(CARD_IDS.map((id) => [id, CARDS[id].kind]));

export const factsOf = (card: CardId): CardFacts => CARDS[card];
export const monthOf = (card: CardId): Month => MONTH_OF.get(card) ?? CARDS[card].month;
export const kindOf = (card: CardId): CardKind => KIND_OF.get(card) ?? CARDS[card].kind;
export const sameMonth = (a: CardId, b: CardId): boolean => monthOf(a) === monthOf(b);

/** Calendar order, for sorting a hand: negative when `a` comes first. */
export const byCalendar = (a: CardId, b: CardId): number => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0);

const BY_MONTH = new Map(MONTHS.map((month) => [month, CARD_IDS.filter((id) => CARDS[id].month === month)]));

export const cardsOfMonth = (month: Month): readonly CardId[] => BY_MONTH.get(month) ?? [];
