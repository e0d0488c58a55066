/** Which plants and cards are mistaken for which. Draws nothing. */
import { CARD_IDS, cardsOfMonth, kindOf, monthOf, MONTHS } from '../../../shared/cards';
import type { CardId, CardKind, Month } from '../../../shared/cards';
import type { TrainerReason } from '../../../shared/trainers';
import { reason } from '../exercise';
import { EYE_CATCHERS, LOOK_ALIKES, PLANTS_AS_MET, SAME_CATCH } from './plants.table';

const alikeOf = (a: Month, b: Month) =>
  LOOK_ALIKES.find(({ months }) => months.includes(a) && months.includes(b));

/** Months whose plant, or whose bird or beast, is taken for that of the card. */
export const lookAlikesOf = (card: CardId): readonly Month[] => {
  const month = monthOf(card);
  const catches = SAME_CATCH.filter((cards) => cards.includes(card)).flat();
  const alike = new Set(catches.map(monthOf));
  return MONTHS.filter((each) => each !== month && (alikeOf(month, each) !== undefined || alike.has(each)));
};

/** What tells the card's plant from the other. */
export const tellApart = (card: CardId, other: Month): TrainerReason => {
  const month = monthOf(card);
  const about = { card, months: [month, other] };
  const id = EYE_CATCHERS[card];
  if (id !== undefined && id !== 'lookAtPlant') return reason(id, about);
  return reason(alikeOf(month, other)?.id ?? id ?? 'plantIs', about);
};

const KIND_SAID: Readonly<Record<CardKind, string>> = {
  light: 'kindLight',
  animal: 'kindAnimal',
  ribbon: 'kindRibbon',
  plain: 'kindPlain',
};

const KIND_SURPRISES: Readonly<Partial<Record<CardId, string>>> = {
  'sep-cup': 'cupIsAnimal',
  'may-bridge': 'bridgeIsAnimal',
  'nov-rainman': 'rainManIsLight',
  'nov-lightning': 'stormIsPlain',
};

export const kindReason = (card: CardId): TrainerReason =>
  reason(KIND_SURPRISES[card] ?? KIND_SAID[kindOf(card)], { card, months: [monthOf(card)] });

/** Lights and animals, and where a month has none its ribbon. */
export const isStriking = (card: CardId): boolean => kindOf(card) === 'light' || kindOf(card) === 'animal';

/** New cards in the order in which they are met: plants easy to tell apart first, of each the striking cards first. */
export const CARDS_AS_MET: readonly CardId[] = PLANTS_AS_MET.flatMap(cardsOfMonth);

export const otherMonthsThan = (month: Month): readonly Month[] => MONTHS.filter((each) => each !== month);
export const cardsIn = (months: readonly Month[]): readonly CardId[] =>
  CARD_IDS.filter((card) => months.includes(monthOf(card)));
