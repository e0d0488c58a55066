/** Asks which month, plant or kind a card is, or which card goes with it. */
import { CARD_KINDS, kindOf, monthOf, MONTHS } from '../../../shared/cards';
import type { CardId, Month } from '../../../shared/cards';
import type { TrainerLevel } from '../../../shared/trainers';
import { at } from '../../engine/lists';
import type { Exercise } from '../exercise';
import { reason } from '../exercise';
import type { Lot } from '../lot';
import { laidOut, rightOption, wrongOption } from '../options';
import type { Option } from '../options';
import { cardsIn, isStriking, kindReason, lookAlikesOf, otherMonthsThan, tellApart } from './plants';

export type MonthsShape = 'plant' | 'partner' | 'month' | 'kind';

const PLANTS = 6;

/** Half of them look-alikes, as far as there are any. */
const wrongMonths = (lot: Lot, card: CardId, count: number): readonly Month[] => {
  const alike = lot.some(lookAlikesOf(card), Math.ceil(count / 2));
  const others = otherMonthsThan(monthOf(card)).filter((month) => !alike.includes(month));
  return [...alike, ...lot.some(others, count - alike.length)];
};

const monthOption = (card: CardId, month: Month): Option<Month> =>
  month === monthOf(card) ? rightOption(month) : wrongOption(month, tellApart(card, month));

const REST = { advice: null, paid: null, worth: [] } as const;

const askPlant = (lot: Lot, card: CardId): Exercise => {
  const months = lot.shuffled([monthOf(card), ...wrongMonths(lot, card, PLANTS - 1)]);
  const { values, judged } = laidOut(months.map((month) => monthOption(card, month)));
  return { asked: { type: 'plant', card, options: values }, ...judged, told: [], ...REST };
};

const askMonth = (card: CardId): Exercise => {
  const { values, judged } = laidOut(MONTHS.map((month) => monthOption(card, month)));
  return { asked: { type: 'month', card, options: values }, ...judged, told: [], ...REST };
};

const askKind = (card: CardId): Exercise => {
  const options = CARD_KINDS.map((kind) =>
    kind === kindOf(card) ? rightOption(kind) : wrongOption(kind, kindReason(card)),
  );
  const { values, judged } = laidOut(options);
  return { asked: { type: 'kind', card, options: values }, ...judged, told: [], ...REST };
};

const strangerOption = (card: CardId, stranger: CardId): Option<CardId> => {
  const apart = tellApart(card, monthOf(stranger));
  const about = { card: stranger, months: [monthOf(card), monthOf(stranger)] };
  return wrongOption(
    stranger,
    apart.id === 'plantIs' || apart.id === 'lookAtPlant' ? reason('partnerIs', about) : apart,
  );
};

const askPartner = (lot: Lot, card: CardId, level: TrainerLevel): Exercise => {
  const [count, isFit] = level === 1 ? [3, isStriking] : [5, () => true];
  const mates = cardsIn([monthOf(card)]).filter((each) => each !== card);
  const mate = lot.pick(mates.some(isFit) ? mates.filter(isFit) : mates);
  const strangers = wrongMonths(lot, card, count - 1).map((month) => {
    const cards = cardsIn([month]);
    return lot.pick(cards.some(isFit) ? cards.filter(isFit) : cards);
  });
  const options = [rightOption(mate), ...strangers.map((stranger) => strangerOption(card, stranger))];
  const { values, judged } = laidOut(lot.shuffled(options));
  return { asked: { type: 'partner', card, options: values }, ...judged, told: [], ...REST };
};

/** Which shapes a level asks. */
export const SHAPES: Readonly<Record<TrainerLevel, readonly MonthsShape[]>> = {
  1: ['partner'],
  2: ['partner'],
  3: ['partner', 'plant', 'kind'],
  4: ['month'],
  5: ['month'],
};

/** A card that is always mistaken is shown beside what it is taken for, with the difference said in any case. */
const askBesideLookAlike = (lot: Lot, card: CardId): Exercise => {
  const exercise = askPlant(lot, card);
  const alike = lookAlikesOf(card);
  return alike.length === 0 ? exercise : { ...exercise, told: [tellApart(card, at(alike, 0))] };
};

/** @param isLeech the card has been forgotten again and again */
export const monthsQuestion = (lot: Lot, level: TrainerLevel, card: CardId, isLeech = false): Exercise => {
  if (isLeech) return askBesideLookAlike(lot, card);
  switch (lot.pick(SHAPES[level])) {
    case 'partner':
      return askPartner(lot, card, level);
    case 'plant':
      return askPlant(lot, card);
    case 'kind':
      return askKind(card);
    case 'month':
      return askMonth(card);
  }
};
