/** A house yaku while it is being written: it may lack cards or a name for a while. Judges no rule-set. */
import { byCalendar } from '../../../shared/cards';
import type { CardId } from '../../../shared/cards';
import { LONGEST_HOUSE_NAME } from '../../../shared/houseYaku';
import type { HousePattern, HouseYaku } from '../../../shared/houseYaku';
import { isPlainName } from '../../../shared/plainName';
import { formatNumber, t } from '../../strings';

/** A house yaku but for its number. */
export type HouseDraft = Omit<HouseYaku, 'id'>;
type CardsPattern = Extract<HousePattern, { readonly type: 'cards' }>;

const NO_CARDS: CardsPattern = { type: 'cards', cards: [], need: 0 };
export const ANY_ANIMALS: HousePattern = { type: 'kind', kind: 'animal', need: 5 };

/** @param taken names of the others */
export function newDraft(taken: readonly string[]): HouseDraft {
  let number = taken.length + 1;
  const name = (): string => t('options:house.newName', { number: formatNumber(number) });
  while (taken.includes(name())) number++;
  return { name: name(), pattern: NO_CARDS, points: 5, perFurther: 0, replaces: [] };
}

/** The pattern with these cards. Where all were needed, all stay needed; else the number stays. */
export function withCards({ cards, need }: CardsPattern, next: readonly CardId[]): CardsPattern {
  const all = need === cards.length;
  return {
    type: 'cards',
    cards: next.toSorted(byCalendar),
    need: all ? next.length : Math.min(need, next.length),
  };
}

export const toggled = (pattern: CardsPattern, card: CardId): CardsPattern =>
  withCards(
    pattern,
    pattern.cards.includes(card) ? pattern.cards.filter((each) => each !== card) : [...pattern.cards, card],
  );

export const noCards = NO_CARDS;

/** What is still missing before it is a yaku at all, in words; null when nothing is. */
export function lackOf({ name, pattern }: HouseDraft): string | null {
  if (!isPlainName(name, LONGEST_HOUSE_NAME))
    return t('options:house.wrongName', { count: LONGEST_HOUSE_NAME });
  if (pattern.type === 'cards' && pattern.cards.length === 0) return t('options:house.noCards');
  return null;
}
