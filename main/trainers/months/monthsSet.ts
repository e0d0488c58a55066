/** Which cards a set of ten asks for, and what becomes of the rest of it when one was wrong. */
import { CARD_IDS } from '../../../shared/cards';
import type { CardId } from '../../../shared/cards';
import type { TrainerLevel } from '../../../shared/trainers';
import type { Lot } from '../lot';
import { CARDS_AS_MET, isStriking } from './plants';
import { isDue, isLeech } from './schedule';
import type { CardRecord } from './schedule';

export const SET = 10;
const MOST_NEW = 8;
/** A card that was wrong comes back after so many others. */
const SOON = 3;

export interface SetCard {
  readonly card: CardId;
  /** Answers to it change when it comes back; free practice does not. */
  readonly counts: boolean;
}

/** The first level keeps to the striking cards while there are new ones among them. */
const newCards = (records: readonly CardRecord[], level: TrainerLevel): readonly CardId[] => {
  const met = new Set(records.map(({ card }) => card));
  const fresh = CARDS_AS_MET.filter((card) => !met.has(card));
  const striking = fresh.filter(isStriking);
  return level === 1 && striking.length > 0 ? striking : fresh;
};

/** Due cards, the longest waiting first; then new ones; then those that do not stick; then free practice. */
export const cardsOfSet = (
  lot: Lot,
  level: TrainerLevel,
  records: readonly CardRecord[],
  now: Date,
): readonly SetCard[] => {
  const due = records
    .filter((record) => isDue(record, now))
    .toSorted((a, b) => a.due - b.due)
    .map(({ card }) => card);
  const fresh = newCards(records, level).slice(0, MOST_NEW);
  const leeches = records.filter(isLeech).map(({ card }) => card);
  const asked = [...new Set([...due, ...fresh, ...leeches])].slice(0, SET);
  const met = records.map(({ card }) => card).filter((card) => !asked.includes(card));
  // Where few cards are known yet, those of this set come once more.
  const rest = [...lot.shuffled(met), ...asked, ...lot.shuffled(CARD_IDS)].slice(0, SET - asked.length);
  return [...asked.map((card) => ({ card, counts: true })), ...rest.map((card) => ({ card, counts: false }))];
};

/** The cards of a set once the one at `index` was wrong: it comes back a little later, and the set stays as long. */
export const withAgain = (cards: readonly SetCard[], index: number): readonly SetCard[] => {
  const wrong = cards[index];
  const place = index + 1 + SOON;
  if (wrong === undefined || place >= cards.length) return cards;
  return cards.toSpliced(place, 0, wrong).slice(0, cards.length);
};
