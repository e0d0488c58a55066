/**
 * A pile as one number that captures are simply added to: a bit for each light, animal and ribbon, and the number of
 * plains above them (5 + 9 + 10 + 5 bits). Knows which jokers count twice, and no yaku.
 */
import { kindOf, type CardId } from '../../../shared/cards';
import type { RuleSet } from '../../../shared/ruleSet';
import { JOKERS, type JokerId } from '../../engine/jokers';
import { cardAt, kindCards } from './cards';

export const LIGHTS = kindCards('light');
export const ANIMALS = kindCards('animal');
export const RIBBONS = kindCards('ribbon');

export const ANIMAL_SHIFT = LIGHTS.length;
export const RIBBON_SHIFT = ANIMAL_SHIFT + ANIMALS.length;
export const PLAIN_SHIFT = RIBBON_SHIFT + RIBBONS.length;

export const LIGHT_MASK = (1 << LIGHTS.length) - 1;
export const ANIMAL_MASK = (1 << ANIMALS.length) - 1;
export const RIBBON_MASK = (1 << RIBBONS.length) - 1;

const ONE_PLAIN = 1 << PLAIN_SHIFT;

/** What the card adds to a pile's word while every joker is an animal. */
export const wordOf = (card: CardId): number => {
  switch (kindOf(card)) {
    case 'light':
      return 1 << LIGHTS.indexOf(card);
    case 'animal':
      return 1 << (ANIMAL_SHIFT + ANIMALS.indexOf(card));
    case 'ribbon':
      return 1 << (RIBBON_SHIFT + RIBBONS.indexOf(card));
    case 'plain':
      return ONE_PLAIN;
  }
};

const isJoker = (card: CardId): card is JokerId => JOKERS.some((joker) => joker === card);

const wordUnder = ({ joker }: RuleSet, card: CardId): number =>
  wordOf(card) + (isJoker(card) && joker[card] === 'both' ? ONE_PLAIN : 0);

/** For each month and each set of its four cards, at month * 16 + bits: what they add to a pile's word. */
export const monthWords = (ruleSet: RuleSet): Int32Array =>
  Int32Array.from({ length: 12 * 16 }, (_, index) => {
    const month = index >> 4;
    return [0, 1, 2, 3]
      .filter((place) => ((index >> place) & 1) === 1)
      .reduce((word, place) => word + wordUnder(ruleSet, cardAt(4 * month + place)), 0);
  });

/** Added to a word that holds the joker: the same pile with the joker read as a plain. */
export const asPlain = (joker: JokerId): number => ONE_PLAIN - wordOf(joker);
