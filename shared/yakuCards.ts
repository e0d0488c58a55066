/** Which cards make a yaku, as constant tables for both sides. What each yaku is worth stands in a rule-set. Source: rules matrix, sections 1 and 2.8. */
import { cardsOfMonth, type CardId, type CardKind, type Month } from './cards';
import type { PileYakuId } from './yaku';

export const RAIN_MAN: CardId = 'nov-rainman';
/** The lights without the rain man. */
export const DRY_LIGHTS: readonly CardId[] = ['jan-crane', 'mar-curtain', 'aug-moon', 'dec-phoenix'];

export const POETRY_RIBBONS: readonly CardId[] = ['jan-ribbon', 'feb-ribbon', 'mar-ribbon'];
export const BLUE_RIBBONS: readonly CardId[] = ['jun-ribbon', 'sep-ribbon', 'oct-ribbon'];

export type LightYakuId = 'goko' | 'shiko' | 'ame-shiko' | 'sanko';
/** From the best to the least. */
export const LIGHT_YAKU_IDS: readonly LightYakuId[] = ['goko', 'shiko', 'ame-shiko', 'sanko'];

/** Lights of which a light yaku consists: the rain man or not, and how many of the dry ones. */
export const LIGHT_YAKU: Readonly<Record<LightYakuId, { readonly rain: boolean; readonly dry: number }>> = {
  goko: { rain: true, dry: 4 },
  shiko: { rain: false, dry: 4 },
  'ame-shiko': { rain: true, dry: 3 },
  sanko: { rain: false, dry: 3 },
};

export type CountYakuId = 'tane' | 'tanzaku' | 'kasu';
/** Yaku that count cards of a kind; `size` holds where the rule-set names points alone. */
export const COUNT_YAKU: Readonly<Record<CountYakuId, { readonly kind: CardKind; readonly size: number }>> = {
  tane: { kind: 'animal', size: 5 },
  tanzaku: { kind: 'ribbon', size: 5 },
  kasu: { kind: 'plain', size: 10 },
};

export type SetYakuId = Exclude<PileYakuId, LightYakuId | CountYakuId>;

const FIXED_SETS: Readonly<Record<Exclude<SetYakuId, 'tsukifuda'>, readonly CardId[]>> = {
  'ino-shika-cho': ['jun-butterflies', 'jul-boar', 'oct-deer'],
  'akatan-aotan': [...POETRY_RIBBONS, ...BLUE_RIBBONS],
  akatan: POETRY_RIBBONS,
  aotan: BLUE_RIBBONS,
  kusatan: ['apr-ribbon', 'may-ribbon', 'jul-ribbon'],
  tsukimi: ['aug-moon', 'sep-cup'],
  hanami: ['mar-curtain', 'sep-cup'],
};

export const isLightYaku = (id: PileYakuId): id is LightYakuId => Object.hasOwn(LIGHT_YAKU, id);
export const isCountYaku = (id: PileYakuId): id is CountYakuId => Object.hasOwn(COUNT_YAKU, id);

/** The cards of a set yaku, all of which it takes. `month` is the month being played (Tsukifuda). */
export const setCards = (id: SetYakuId, month: Month): readonly CardId[] =>
  id === 'tsukifuda' ? cardsOfMonth(month) : FIXED_SETS[id];
