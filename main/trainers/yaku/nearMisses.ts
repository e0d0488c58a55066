/** Piles that look like a yaku and are none, or are another: what each of them tempts to see. */
import { CARD_IDS, kindOf } from '../../../shared/cards';
import type { CardId } from '../../../shared/cards';
import { BLUE_RIBBONS, DRY_LIGHTS, POETRY_RIBBONS, RAIN_MAN, setCards } from '../../../shared/yakuCards';
import { JOKERS } from '../../engine/jokers';
import type { Lot } from '../lot';
import { thresholdOf } from '../piles';
import type { MadeId, Table } from '../piles';

export interface NearMiss {
  readonly cards: readonly CardId[];
  readonly tempts: readonly MadeId[];
}

const ofKind = (kind: 'animal' | 'ribbon' | 'plain'): readonly CardId[] =>
  CARD_IDS.filter((card) => kindOf(card) === kind);

const GRASS = setCards('kusatan', 1);
const RED = [...GRASS, 'nov-ribbon'] as const;

type Make = (lot: Lot, table: Table) => NearMiss;

/** The first ones are of sets and lights, the last ones of counted yaku. */
const OF_SETS: readonly Make[] = [
  (lot) => ({ cards: [RAIN_MAN, ...lot.some(DRY_LIGHTS, 2)], tempts: ['sanko', 'ame-shiko'] }),
  (lot) => ({ cards: [...lot.some(POETRY_RIBBONS, 2), lot.pick(RED)], tempts: ['akatan', 'tanzaku'] }),
  (lot) => ({ cards: [...lot.some(BLUE_RIBBONS, 2), lot.pick(POETRY_RIBBONS)], tempts: ['aotan', 'akatan'] }),
  (lot) => ({
    cards: [
      ...lot.some(setCards('ino-shika-cho', 1), 2),
      lot.pick(['nov-swallow', 'feb-warbler', 'aug-geese']),
    ],
    tempts: ['ino-shika-cho', 'tane'],
  }),
  (lot) => ({ cards: ['nov-ribbon', ...lot.some(GRASS, 2)], tempts: ['kusatan', 'tanzaku'] }),
  (lot) => ({ cards: ['sep-cup', lot.pick(['jan-crane', 'dec-phoenix'])], tempts: ['hanami', 'tsukimi'] }),
];

const OF_COUNTS: readonly Make[] = [
  (lot, { ruleSet }) => ({
    cards: [...lot.some(ofKind('plain'), thresholdOf(ruleSet, 'kasu') - 1), lot.pick(JOKERS)],
    tempts: ['kasu', 'tane'],
  }),
  (lot, { ruleSet }) => ({
    cards: ['aug-moon', ...lot.some(ofKind('animal'), thresholdOf(ruleSet, 'tane') - 1)],
    tempts: ['tane', 'tsukimi'],
  }),
  (lot, { ruleSet }) => ({
    cards: lot.some(ofKind('ribbon'), thresholdOf(ruleSet, 'tanzaku') - 1),
    tempts: ['tanzaku', 'akatan'],
  }),
];

/** @param withCounts of counted yaku too, which take a larger pile */
export const nearMiss = (lot: Lot, table: Table, withCounts: boolean): NearMiss =>
  lot.pick(withCounts ? [...OF_SETS, ...OF_COUNTS] : OF_SETS)(lot, table);
