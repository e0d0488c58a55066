/** Where arrow keys lead in the grid of all cards, twelve months of four. Knows no buttons. */
import { CARD_IDS, cardsOfMonth, MONTHS, monthOf } from '../../../shared/cards';
import type { CardId, Month } from '../../../shared/cards';

const STEPS: Readonly<Record<string, readonly [month: number, row: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const rowOf = (card: CardId): number => cardsOfMonth(monthOf(card)).indexOf(card);

/** Shown cards of the nearest month in that direction that has any. */
function nextMonth(shown: readonly CardId[], from: Month, step: number): readonly CardId[] {
  for (let month = from + step; month >= 1 && month <= MONTHS.length; month += step) {
    const cards = shown.filter((card) => monthOf(card) === month);
    if (cards.length > 0) return cards;
  }
  return [];
}

/** The card that `key` leads to among those shown; null when it leads nowhere. */
export function cardReached(shown: readonly CardId[], from: CardId, key: string): CardId | null {
  const ordered = CARD_IDS.filter((card) => shown.includes(card));
  if (key === 'Home') return ordered[0] ?? null;
  if (key === 'End') return ordered.at(-1) ?? null;
  const step = STEPS[key];
  if (step === undefined) return null;
  const [month, row] = step;
  if (month === 0) {
    const cards = ordered.filter((card) => monthOf(card) === monthOf(from));
    return cards[cards.indexOf(from) + row] ?? null;
  }
  const near = (card: CardId): number => Math.abs(rowOf(card) - rowOf(from));
  return nextMonth(ordered, monthOf(from), month).toSorted((a, b) => near(a) - near(b))[0] ?? null;
}
