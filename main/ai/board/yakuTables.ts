/**
 * What each kind of card is worth by itself under a rule-set, looked up by its part of a pile's word. The engine's own
 * count fills the tables, so that nothing about a yaku is written twice.
 */
import type { CardId } from '../../../shared/cards';
import type { RuleSet } from '../../../shared/ruleSet';
import type { YakuScore } from '../../../shared/scoring';
import { YAKU_IDS, type YakuId } from '../../../shared/yaku';
import { COUNT_YAKU } from '../../../shared/yakuCards';
import { sum } from '../../engine/lists';
import { worth } from '../../engine/worth';
import { yakuOf } from '../../engine/yaku';
import { ANIMALS, LIGHTS, RIBBONS } from './pileWord';

/**
 * Points and yaku ids (see `idBit`) for every part of a pile's word, all kinds in one list: each from where its start
 * says.
 */
export interface YakuTables {
  readonly points: Int32Array;
  readonly ids: Int32Array;
}

export const LIGHTS_START = 0;
export const ANIMALS_START = LIGHTS_START + (1 << LIGHTS.length);
export const RIBBONS_START = ANIMALS_START + (1 << ANIMALS.length);
export const PLAINS_START = RIBBONS_START + (1 << RIBBONS.length);

/** All plains and both jokers. */
const MOST_PLAINS = 26;

/** The bit by which the board remembers that a seat has had a yaku. */
export const idBit = (id: YakuId): number => {
  const index = YAKU_IDS.findIndex((each) => each === id);
  return 1 << (index >= 0 ? index : YAKU_IDS.length - 1 + Number(id.slice('house-'.length)));
};

export const idBits = (ids: readonly YakuId[]): number => ids.reduce((bits, id) => bits | idBit(id), 0);

/** For every part of a word the yaku that these cards make alone. */
export type YakuLists = readonly (readonly YakuScore[])[];

/** Leaves out what needs several kinds of card at once; jokers are settled before a word is looked up. */
const oneKindRules = (ruleSet: RuleSet): RuleSet => ({
  ...ruleSet,
  yaku: { ...ruleSet.yaku, tsukifuda: null },
  houseYaku: [],
  viewing: 'never',
  joker: { 'sep-cup': 'animal', 'may-bridge': 'animal' },
});

export const listYaku = (ruleSet: RuleSet): YakuLists => {
  const rules = oneKindRules(ruleSet);
  // The month matters to Tsukifuda alone.
  const listsOf = (cards: readonly CardId[]): YakuLists =>
    Array.from({ length: 1 << cards.length }, (_, bits) =>
      yakuOf(
        rules,
        cards.filter((_card, place) => ((bits >> place) & 1) === 1),
        1,
      ),
    );
  const plains = Array.from({ length: MOST_PLAINS + 1 }, (_, count): readonly YakuScore[] => {
    const points = worth(ruleSet.yaku.kasu, count, COUNT_YAKU.kasu.size);
    return points > 0 ? [{ id: 'kasu', points, cards: [] }] : [];
  });
  return [...listsOf(LIGHTS), ...listsOf(ANIMALS), ...listsOf(RIBBONS), ...plains];
};

/** @param replaced bits of the yaku that pay nothing */
export const makeTables = (lists: YakuLists, replaced: number): YakuTables => {
  const paying = lists.map((scores) => scores.filter(({ id }) => (idBit(id) & replaced) === 0));
  return {
    points: Int32Array.from(paying, (scores) => sum(scores.map(({ points }) => points))),
    ids: Int32Array.from(paying, (scores) => idBits(scores.map(({ id }) => id))),
  };
};
