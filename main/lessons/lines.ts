/** Sentences by their id, with the numbers and things they speak of. Knows no words. */
import { monthOf, type CardId } from '../../shared/cards';
import type { LessonLine } from '../../shared/lessons';
import type { RuleSet, YakuValue } from '../../shared/ruleSet';
import type { YakuScore } from '../../shared/scoring';
import type { PileYakuId } from '../../shared/yaku';
import { seatPayout, seatYaku, type MatchState } from '../engine/state';
import { worth } from '../engine/worth';
import { baseOf } from '../engine/yaku';

/** Cards of each yaku that a sentence tells the points of, by the placeholder's name. */
const TOLD = {
  akatan: ['akatan', 3],
  aotan: ['aotan', 3],
  sanko: ['sanko', 3],
  shiko: ['shiko', 4],
  ameShiko: ['ame-shiko', 4],
  goko: ['goko', 5],
  inoShikaCho: ['ino-shika-cho', 3],
  tsukimi: ['tsukimi', 2],
  tane5: ['tane', 5],
  tane6: ['tane', 6],
} as const satisfies Readonly<Record<string, readonly [PileYakuId, number]>>;

/** What cards of a yaku are worth by these rules, and from which sum on it doubles. */
const numbersOf = ({ yaku, sevenDouble }: RuleSet): Readonly<Record<string, number>> => ({
  ...Object.fromEntries(
    Object.entries(TOLD).map(([name, [id, count]]): [string, number] => {
      const value: YakuValue = yaku[id];
      return [name, worth(value, count, count)];
    }),
  ),
  ...(sevenDouble === null ? {} : { seven: sevenDouble }),
});

interface Bill {
  readonly base: number;
  readonly final: number;
  readonly parts: readonly YakuScore[];
}

/** What was paid, or what a stop would pay now; null where neither is to be told. */
const billOf = (match: MatchState | null): Bill | null => {
  if (match === null) return null;
  const { result, phase, turn } = match;
  if (result !== null) return { base: result.base, final: result.points, parts: result.yaku };
  if (phase !== 'decide') return null;
  const parts = seatYaku(match, turn);
  const base = baseOf(parts);
  return { base, final: seatPayout(match, turn, base).points, parts };
};

/** Where a sentence is said. */
export interface Occasion {
  readonly ruleSet: RuleSet;
  readonly match: MatchState | null;
}

export type LineParts = Partial<Omit<LessonLine, 'id'>>;

/** `count` picks the plural form: the points paid, unless the sentence counts something else. */
export const lineOf = (
  { ruleSet, match }: Occasion,
  id: string,
  { numbers = {}, ...parts }: LineParts = {},
): LessonLine => {
  const bill = billOf(match);
  const paid: Readonly<Record<string, number>> =
    bill === null ? {} : { base: bill.base, final: bill.final, count: bill.final };
  return {
    id,
    numbers: { ...numbersOf(ruleSet), ...paid, ...numbers },
    month: null,
    otherMonth: null,
    card: null,
    missing: [],
    yaku: null,
    parts: bill?.parts ?? [],
    ...parts,
  };
};

/** What a sentence about a touched card speaks of. */
export const aboutCard = (card: CardId): LineParts => ({ card, month: monthOf(card) });
