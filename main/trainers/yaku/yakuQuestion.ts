/** Asks which yaku lie in a pile. */
import { MONTHS } from '../../../shared/cards';
import type { CardId } from '../../../shared/cards';
import { isHouseYakuId } from '../../../shared/houseYaku';
import type { RuleSet } from '../../../shared/ruleSet';
import type { YakuScore } from '../../../shared/scoring';
import type { TrainerLevel } from '../../../shared/trainers';
import { isCountYaku, isLightYaku } from '../../../shared/yakuCards';
import type { Exercise } from '../exercise';
import { reason } from '../exercise';
import type { Lot } from '../lot';
import { laidOut, rightOption, shuffledBut, wrongOption } from '../options';
import { cardsFor, filled, lackOf, paidFor, playedYaku, readPile } from '../piles';
import type { MadeId, Table } from '../piles';
import { nearMiss } from './nearMisses';
import { itIsThere, somethingIsThere, whyNot } from './whyNot';

/** So often nothing is there. */
const NONE = 0.25;
const TRIES = 200;
/** More cannot be looked over at a glance. */
const MOST_CARDS = 18;

type Range = readonly [least: number, most: number];

/** What a level shows: cards beside those of the yaku or in all, how many yaku, how many names to choose from. */
interface Shape {
  readonly beside: Range | null;
  readonly inAll: Range;
  readonly yaku: readonly number[];
  readonly counted: boolean;
  readonly options: number;
}

const ANY: Range = [0, MOST_CARDS];
const SHAPES: Readonly<Record<TrainerLevel, Shape>> = {
  1: { beside: [0, 0], inAll: ANY, yaku: [1], counted: false, options: 4 },
  2: { beside: [2, 4], inAll: ANY, yaku: [1], counted: true, options: 4 },
  3: { beside: [4, 8], inAll: ANY, yaku: [1], counted: true, options: 4 },
  4: { beside: [2, 4], inAll: ANY, yaku: [2], counted: true, options: 6 },
  5: { beside: null, inAll: [12, MOST_CARDS], yaku: [1, 2, 2, 3], counted: true, options: 6 },
};

interface Found {
  readonly pile: readonly CardId[];
  readonly made: readonly YakuScore[];
  /** What it is easily taken for. */
  readonly tempts: readonly MadeId[];
}

const weightOf = (id: MadeId): number => {
  if (isHouseYakuId(id)) return 2;
  if (isLightYaku(id)) return 3;
  return isCountYaku(id) ? 1 : 2;
};

const isCounted = (id: MadeId): boolean => !isHouseYakuId(id) && isCountYaku(id);

const idsOf = (made: readonly YakuScore[]): string => made.map(({ id }) => id).join();

const between = (lot: Lot, [least, most]: Range): number => least + lot.below(most - least + 1);

/** Fills the pile up without changing what it holds; null where it does not hold what it should. */
const complete = (
  lot: Lot,
  table: Table,
  { beside, inAll: [least, most] }: Shape,
  start: readonly CardId[],
  isRight: (made: readonly YakuScore[]) => boolean,
): Pick<Found, 'pile' | 'made'> | null => {
  const begun = readPile(table, start);
  if (begun === null || !isRight(begun)) return null;
  const size = beside === null ? between(lot, [least, most]) : start.length + between(lot, beside);
  const pile = filled(lot, start, Math.min(size, most) - start.length, (grown) => {
    const read = readPile(table, grown);
    return read !== null && idsOf(read) === idsOf(begun);
  });
  const made = readPile(table, pile);
  return made === null || pile.length < least || pile.length > most ? null : { pile, made };
};

const withYaku = (lot: Lot, table: Table, shape: Shape): Found | null => {
  const played = playedYaku(table.ruleSet).filter((id) => shape.counted || !isCounted(id));
  const count = lot.pick(shape.yaku);
  const chosen: MadeId[] = [];
  while (chosen.length < Math.min(count, played.length)) {
    const open = played.filter((id) => !chosen.includes(id));
    chosen.push(lot.weighted(open.map((id) => [id, weightOf(id)] as const)));
  }
  const start = [...new Set(chosen.flatMap((id) => cardsFor(lot, table, id)))];
  const found = complete(lot, table, shape, start, (made) => made.length === chosen.length);
  return found === null ? null : { ...found, tempts: chosen };
};

const withNone = (lot: Lot, table: Table, shape: Shape): Found | null => {
  const { cards, tempts } = nearMiss(lot, table, shape.counted);
  const found = complete(lot, table, shape, [...new Set(cards)], (made) => made.length === 0);
  return found === null ? null : { ...found, tempts };
};

/** Where the rules leave a level too little, an easier one is asked. */
const findPile = (lot: Lot, table: Table, level: TrainerLevel): Found => {
  const make = lot.chance(NONE) ? withNone : withYaku;
  const shapes = [SHAPES[level], SHAPES[2], { ...SHAPES[1], counted: true }];
  for (const shape of shapes) {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const found = make(lot, table, shape);
      if (found !== null) return found;
    }
  }
  return { pile: ['jan-plain-1', 'feb-plain-1'], made: [], tempts: [] };
};

/** Names that are not there, what tempts and what lacks least first. */
const wrongNames = (
  lot: Lot,
  table: Table,
  { pile, made, tempts }: Found,
  count: number,
): readonly MadeId[] => {
  const isMade = (id: MadeId): boolean => made.some((yaku) => yaku.id === id);
  const far = (id: MadeId): number =>
    lackOf(table, pile, id) + 2 * lot.below(3) - (tempts.includes(id) ? 9 : 0);
  return playedYaku(table.ruleSet)
    .filter((id) => !isMade(id))
    .map((id) => ({ id, far: far(id) }))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, Math.max(0, count))
    .map(({ id }) => id);
};

export const yakuQuestion = (lot: Lot, level: TrainerLevel, ruleSet: RuleSet): Exercise => {
  const table: Table = { ruleSet, month: lot.pick(MONTHS) };
  const found = findPile(lot, table, level);
  const { pile, made } = found;
  const names = wrongNames(lot, table, found, SHAPES[level].options - 1 - made.length);
  const options = [
    ...made.map((yaku) => rightOption(yaku.id, itIsThere(yaku))),
    ...names.map((id) => wrongOption(id, whyNot({ ...table, pile, made }, id))),
    made.length === 0
      ? rightOption('none' as const, reason('noneYet'))
      : wrongOption('none' as const, somethingIsThere(made)),
  ];
  const { values, judged } = laidOut(shuffledBut(lot, options, (value) => value === 'none'));
  return {
    asked: { type: 'yaku', ...table, pile, options: values, many: level >= 4 },
    ...judged,
    worth: [],
    told: [],
    advice: null,
    paid: made.length === 0 ? null : paidFor(ruleSet, made, { calls: 0, rivalCalls: 0 }),
  };
};
