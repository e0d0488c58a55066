/**
 * Where each weight of the policy stands: one number for every way in which a card can matter. A card belongs to up
 * to three groups (the moon: lights, viewings); a group's weight is picked by how much of it either side has. Holds no
 * weights and plays nothing.
 */
import { kindOf, type CardId } from '../../../shared/cards';
import { BLUE_RIBBONS, POETRY_RIBBONS, RAIN_MAN, setCards } from '../../../shared/yakuCards';
import { CARD_COUNT, cardAt } from '../board/cards';

/** Groups by number; their order is that of their weights. */
export const GROUP = {
  plainLight: 0,
  curtain: 1,
  moon: 2,
  rainMan: 3,
  boarDeerButterflies: 4,
  poetry: 5,
  blue: 6,
  red: 7,
  cup: 8,
  animals: 9,
  ribbons: 10,
  plains: 11,
  moonBesideCup: 12,
  curtainBesideCup: 13,
} as const;
export const GROUP_COUNT = 14;

/** Counts above these are treated alike; `inHand`: cards of a set in the own hand, the looked-at one included. */
export const MOST = { lights: 4, set: 2, animals: 7, ribbons: 7, plains: 11, inHand: 2 } as const;

/** Where a card of a viewing is: unseen, in the own pile, in a rival's, in the own hand, on the field. */
export const PLACE = { unseen: 0, own: 1, rival: 2, hand: 3, field: 4 } as const;
export const PLACES = 5;

const pairs = (most: number): number => (most + 1) ** 2;
const IN_HAND = MOST.inHand + 1;

/** Weights of each group, in the order of the groups. */
const SIZES: readonly number[] = [
  ...[0, 1, 2, 3].map(() => pairs(MOST.lights) * IN_HAND),
  ...[4, 5, 6, 7].map(() => pairs(MOST.set) * IN_HAND),
  PLACES * PLACES,
  pairs(MOST.animals),
  pairs(MOST.ribbons),
  pairs(MOST.plains),
  PLACES,
  PLACES,
];

const before = (index: number): number => SIZES.slice(0, index).reduce((total, size) => total + size, 0);

/** First weight of each group within a role. */
export const GROUP_START: readonly number[] = SIZES.map((_, index) => before(index));

/** Last in a role: cards of the month that are still unseen (0 … 3) times further ones in the own hand (0 … 3). */
export const URGENCY_START = before(GROUP_COUNT);
const URGENCY_SIZE = 16;

/** Weights of one role. */
const ROLE_SIZE = URGENCY_START + URGENCY_SIZE;

/**
 * What happens to a card: played from the hand and taken; taken from the field; laid on the field. `safe`: every other
 * card of its month is seen, so that no rival could take it. At the koi-koi question the groups are asked for a call.
 */
export const ROLE = {
  hand: 0,
  field: ROLE_SIZE,
  safeField: 2 * ROLE_SIZE,
  laid: 3 * ROLE_SIZE,
  safeLaid: 4 * ROLE_SIZE,
  call: 5 * ROLE_SIZE,
} as const;

/** More of the question: own hand cards, the sum that a stop would bring, and how far the rivals are. */
export const CALL_HAND = 6 * ROLE_SIZE;
export const CALL_SUM = CALL_HAND + 16;
export const CALL_RIVALS = CALL_SUM + 32;

/** Weights of one stage of the month: see `stageOf`. */
export const STAGE_SIZE = CALL_RIVALS + 4;

/** Nobody has called: early, middle and late in the month; the mover has called; a rival has. */
export const STAGES = 5;
export const WEIGHT_COUNT = STAGES * STAGE_SIZE;

const RED_RIBBONS = setCards('kusatan', 1);
const SET_ANIMALS = setCards('ino-shika-cho', 1);

const lightGroup = (card: CardId): readonly number[] => {
  if (card === RAIN_MAN) return [GROUP.rainMan];
  if (card === 'aug-moon') return [GROUP.moon, GROUP.moonBesideCup];
  return card === 'mar-curtain' ? [GROUP.curtain, GROUP.curtainBesideCup] : [GROUP.plainLight];
};

const ribbonGroup = (card: CardId): readonly number[] => {
  if (POETRY_RIBBONS.includes(card)) return [GROUP.poetry];
  if (BLUE_RIBBONS.includes(card)) return [GROUP.blue];
  return RED_RIBBONS.includes(card) ? [GROUP.red] : [];
};

const groupsOf = (card: CardId): readonly number[] => {
  switch (kindOf(card)) {
    case 'light':
      return lightGroup(card);
    case 'animal':
      return [
        GROUP.animals,
        ...(SET_ANIMALS.includes(card) ? [GROUP.boarDeerButterflies] : []),
        ...(card === 'sep-cup' ? [GROUP.cup] : []),
      ];
    case 'ribbon':
      return [GROUP.ribbons, ...ribbonGroup(card)];
    case 'plain':
      return [GROUP.plains];
  }
};

/** Most groups that one card is in. */
export const GROUPS_EACH = 2;

/** The groups of each card at card * GROUPS_EACH; a missing one is GROUP_COUNT. */
export const CARD_GROUPS = Uint8Array.from({ length: CARD_COUNT * GROUPS_EACH }, (_, index) => {
  const groups = groupsOf(cardAt(Math.floor(index / GROUPS_EACH)));
  return groups[index % GROUPS_EACH] ?? GROUP_COUNT;
});
