// Sticky field slots: how the field fills, refills and gets crowded.
import { describe, expect, it } from 'vitest';
import { CARD_IDS, byCalendar, sameMonth } from '../../../shared/cards';
import type { CardId } from '../../../shared/cards';
import {
  EMPTY_FIELD,
  adoptField,
  cardsOn,
  columnsOf,
  dealField,
  layCard,
  nextSlot,
  slotPlace,
  takeCards,
} from '../../../renderer/table/fieldSlots';

const every = (step: number, count: number): CardId[] =>
  Array.from({ length: count }, (_, index) => CARD_IDS[(index * step) % 48] ?? 'jan-crane');

describe('field slots', () => {
  it('fills columns 2, 3, 1, 4, 0, 5, top then bottom', () => {
    const field = every(4, 12).reduce(layCard, EMPTY_FIELD);
    const places = field.slots.map((_, slot) => slotPlace(field, slot));
    expect(places.map(({ column }) => column)).toEqual([2, 2, 3, 3, 1, 1, 4, 4, 0, 0, 5, 5]);
    expect(places.map(({ row }) => row)).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]);
  });

  it('refills a freed slot first and moves nobody', () => {
    const field = every(4, 6).reduce(layCard, EMPTY_FIELD);
    const taken = takeCards(field, [field.slots[1] ?? 'jan-crane', field.slots[4] ?? 'jan-crane']);
    expect(nextSlot(taken)).toBe(1);
    const laid = layCard(taken, 'dec-plain-3');
    expect(laid.slots).toEqual(field.slots.with(1, 'dec-plain-3').with(4, null));
  });

  it('deals a pair one above the other and three of a month side by side', () => {
    const field = dealField([
      'jan-crane',
      'feb-warbler',
      'mar-curtain',
      'feb-ribbon',
      'mar-ribbon',
      'apr-cuckoo',
      'mar-plain-1',
      'dec-phoenix',
    ]);
    const at = (card: CardId) => slotPlace(field, field.slots.indexOf(card));
    expect(at('feb-warbler').column).toBe(at('feb-ribbon').column);
    const march = (['mar-curtain', 'mar-ribbon', 'mar-plain-1'] as const).map((card) => at(card).column);
    expect(new Set(march).size).toBe(2);
    expect(Math.max(...march) - Math.min(...march)).toBe(1);
  });

  it('keeps two threes of a month each in neighbouring columns', () => {
    const field = dealField([...CARD_IDS.slice(0, 3), ...CARD_IDS.slice(4, 7), 'dec-phoenix', 'nov-rainman']);
    for (const cards of [CARD_IDS.slice(0, 3), CARD_IDS.slice(4, 7)]) {
      const columns = cards.map((card) => slotPlace(field, field.slots.indexOf(card)).column);
      expect(Math.max(...columns) - Math.min(...columns)).toBe(1);
    }
  });

  it('puts thirteen cards in order by month, once, and leaves them so', () => {
    const twelve = every(7, 12).reduce(layCard, EMPTY_FIELD);
    expect(columnsOf(twelve)).toBe(6);
    const thirteen = layCard(twelve, 'may-plain-2');
    expect(thirteen.slots).toEqual([...cardsOn(twelve), 'may-plain-2' as const].sort(byCalendar));
    expect(columnsOf(thirteen)).toBe(7);
    const fewer = takeCards(thirteen, cardsOn(thirteen).slice(0, 3));
    expect(fewer.crowded).toBe(true);
    expect(fewer.slots.slice(3)).toEqual(thirteen.slots.slice(3));
    expect(takeCards(fewer, cardsOn(fewer))).toEqual(EMPTY_FIELD);
  });

  it('keeps known cards in place when it adopts a view', () => {
    const before = every(4, 8).reduce(layCard, EMPTY_FIELD);
    const left = cardsOn(before).filter((_, index) => index !== 2);
    const adopted = adoptField([...left, 'dec-plain-3'], before);
    expect(adopted.slots).toEqual(before.slots.with(2, 'dec-plain-3'));
    expect(adoptField(left, null).slots).toHaveLength(7);
  });

  it('never lays two cards of one month apart when both are dealt', () => {
    const field = dealField(every(5, 10));
    for (const a of cardsOn(field)) {
      for (const b of cardsOn(field)) {
        if (!sameMonth(a, b)) continue;
        const columns = [a, b].map((card) => Math.floor(field.slots.indexOf(card) / 2));
        expect(columns[0]).toBe(columns[1]);
      }
    }
  });
});
