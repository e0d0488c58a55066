/** What is easily taken for what, and the order in which plants are met. */
import type { CardId, Month } from '../../../shared/cards';

/** Two plants that are mistaken for each other, and the sentence that tells them apart. */
export interface LookAlike {
  readonly months: readonly [Month, Month];
  readonly id: string;
}

export const LOOK_ALIKES: readonly LookAlike[] = [
  { months: [2, 3], id: 'plumOrCherry' },
  { months: [3, 7], id: 'cherryOrClover' },
  { months: [4, 5], id: 'wisteriaOrIris' },
  { months: [4, 7], id: 'wisteriaOrClover' },
  { months: [4, 11], id: 'wisteriaOrWillow' },
  { months: [4, 12], id: 'wisteriaOrPaulownia' },
  { months: [5, 12], id: 'irisOrPaulownia' },
  { months: [1, 12], id: 'pineOrPaulownia' },
  { months: [6, 9], id: 'peonyOrChrysanthemum' },
  { months: [7, 10], id: 'cloverOrMaple' },
  { months: [8, 11], id: 'stormOrHill' },
];

/** Cards on which something else than the plant catches the eye. */
export const EYE_CATCHERS: Readonly<Partial<Record<CardId, string>>> = {
  'aug-geese': 'geeseHill',
  'nov-lightning': 'stormWillow',
  'jul-boar': 'boarClover',
  'oct-deer': 'deerMaple',
  'feb-warbler': 'lookAtPlant',
  'apr-cuckoo': 'lookAtPlant',
  'nov-swallow': 'lookAtPlant',
  'jan-crane': 'lookAtPlant',
  'dec-phoenix': 'lookAtPlant',
  'jun-butterflies': 'lookAtPlant',
};

/** Cards whose eye-catcher stands on another month's card too: a bird is no month. */
export const SAME_CATCH: readonly (readonly CardId[])[] = [
  ['feb-warbler', 'apr-cuckoo', 'aug-geese', 'nov-swallow'],
  ['jul-boar', 'oct-deer'],
  ['nov-lightning', 'aug-moon'],
];

/** By what is easy to tell apart. */
export const PLANTS_AS_MET: readonly Month[] = [1, 3, 8, 10, 5, 6, 11, 9, 2, 12, 4, 7];
