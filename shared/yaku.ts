/** Yaku ids in the order in which results list them; a rule-set's house yaku follow. What each is worth stands in a rule-set. */

export const YAKU_IDS = [
  'goko',
  'shiko',
  'ame-shiko',
  'sanko',
  'ino-shika-cho',
  'akatan-aotan',
  'akatan',
  'aotan',
  'kusatan',
  'tsukifuda',
  'tane',
  'tanzaku',
  'kasu',
  'tsukimi',
  'hanami',
] as const;
export type PileYakuId = (typeof YAKU_IDS)[number];

/** Yaku of the dealt hand: four of a month; four pairs. */
export const HAND_YAKU_IDS = ['teshi', 'kuttsuki'] as const;
export type HandYakuId = (typeof HAND_YAKU_IDS)[number];

/** A yaku that a family has made up, numbered from 1 in the order of the rule-set. */
export type HouseYakuId = `house-${number}`;

export type YakuId = PileYakuId | HandYakuId | HouseYakuId;
