/** Asks what a pile pays. */
import { MONTHS } from '../../../shared/cards';
import type { CardId } from '../../../shared/cards';
import { isHouseYakuId } from '../../../shared/houseYaku';
import type { PaidExample } from '../../../shared/ruleExamples';
import type { RuleSet } from '../../../shared/ruleSet';
import type { TrainerLevel } from '../../../shared/trainers';
import { isCountYaku } from '../../../shared/yakuCards';
import { isJoker } from '../../engine/jokers';
import { baseOf } from '../../engine/yaku';
import type { Exercise } from '../exercise';
import type { Lot } from '../lot';
import { laidOut, rightOption, wrongOption } from '../options';
import { cardsFor, filled, paidFor, playedYaku, readPile, thresholdOf } from '../piles';
import type { Calls, Table } from '../piles';
import { mistakesOf } from './mistakes';
import type { Bill } from './mistakes';

const WRONG = 3;
const TRIES = 1_000;
/** Any pile that pays is found long before. */
const MOST_TRIES = 10_000;
const NO_CALLS: Calls = { calls: 0, rivalCalls: 0 };

/** Whether anything multiplies by these rules: else the middle levels ask sums and jokers. */
export const anythingDoubles = ({ sevenDouble, ownKoi, oppKoi }: RuleSet): boolean =>
  sevenDouble !== null || ownKoi !== 'none' || oppKoi !== 'none';

const someCalls = (lot: Lot): Calls =>
  lot.pick([
    { calls: 1, rivalCalls: 0 },
    { calls: 0, rivalCalls: 1 },
    { calls: 1, rivalCalls: 1 },
    { calls: 2, rivalCalls: 0 },
    { calls: 0, rivalCalls: 2 },
  ]);

/** What is to be built. */
interface Plan {
  /** How many yaku the pile may be begun from, and at most how many cards are laid beside them. */
  readonly yaku: readonly number[];
  readonly others: number;
  readonly calls: Calls;
  readonly fits: (paid: PaidExample, pile: readonly CardId[], ruleSet: RuleSet) => boolean;
}

const isUndoubled = ({ payout }: PaidExample): boolean => payout.points === payout.base;

const hasFurther = ({ yaku }: PaidExample, ruleSet: RuleSet): boolean =>
  yaku.some(({ id, cards }) => {
    if (isHouseYakuId(id) || id === 'teshi' || id === 'kuttsuki') return false;
    return isCountYaku(id) && cards.length > thresholdOf(ruleSet, id);
  });

/** Sums around the doubling's threshold, 6 and 7 the likeliest. */
const nearThreshold = (lot: Lot, seven: number): Plan['fits'] => {
  const wanted = lot.pick([seven - 2, seven - 1, seven - 1, seven - 1, seven, seven, seven, seven + 1]);
  return ({ payout }) => payout.base === wanted;
};

const sums: Plan['fits'] = ({ yaku }) => yaku.length >= 2;
const sumsWithJokers: Plan['fits'] = ({ yaku }, pile) => yaku.length >= 2 && pile.some(isJoker);

const planOf = (lot: Lot, level: TrainerLevel, ruleSet: RuleSet): Plan => {
  const { sevenDouble } = ruleSet;
  switch (level) {
    case 1:
      return {
        yaku: [1],
        others: 3,
        calls: NO_CALLS,
        fits: (paid) => paid.yaku.length === 1 && isUndoubled(paid),
      };
    case 2: {
      const below = sevenDouble ?? 10;
      return {
        yaku: [1, 2],
        others: 5,
        calls: NO_CALLS,
        fits: (paid) => (paid.yaku.length === 2 || hasFurther(paid, ruleSet)) && paid.payout.base < below,
      };
    }
    case 3: {
      const fits = sevenDouble === null ? sums : nearThreshold(lot, sevenDouble);
      return { yaku: [1, 2], others: 5, calls: NO_CALLS, fits };
    }
    case 4: {
      const calls = anythingDoubles(ruleSet) ? someCalls(lot) : NO_CALLS;
      const fits = anythingDoubles(ruleSet) ? (paid: PaidExample) => paid.yaku.length > 0 : sumsWithJokers;
      return { yaku: [1, 2], others: 5, calls, fits };
    }
    case 5:
      return {
        yaku: [2, 2, 3],
        others: 9,
        calls: anythingDoubles(ruleSet) && lot.chance(0.6) ? someCalls(lot) : NO_CALLS,
        fits: ({ yaku }, pile) => yaku.length > 0 && pile.length >= 10,
      };
  }
};

/** Some cards of counted yaku may come in too, so that sums between the fixed ones are met. */
const build = (lot: Lot, table: Table, plan: Plan): Bill | null => {
  const played = playedYaku(table.ruleSet);
  const start = [...new Set(lot.some(played, lot.pick(plan.yaku)).flatMap((id) => cardsFor(lot, table, id)))];
  const pile = filled(lot, start, lot.below(plan.others + 1), () => true);
  const yaku = readPile(table, pile);
  if (yaku === null || yaku.length === 0 || baseOf(yaku) === 0) return null;
  return { ...table, ...plan.calls, pile, paid: paidFor(table.ruleSet, yaku, plan.calls) };
};

/** Where the rules leave a level too little, whatever pays is asked. */
const findBill = (lot: Lot, table: Table, level: TrainerLevel): Bill => {
  let any: Bill | null = null;
  const plan = planOf(lot, level, table.ruleSet);
  for (let attempt = 0; attempt < (any === null ? MOST_TRIES : TRIES); attempt += 1) {
    const bill = build(lot, table, plan);
    if (bill === null) continue;
    if (plan.fits(bill.paid, bill.pile, table.ruleSet)) return bill;
    any ??= bill;
  }
  if (any === null) throw new Error('nothing pays by these rules');
  return any;
};

export const paysQuestion = (lot: Lot, level: TrainerLevel, ruleSet: RuleSet): Exercise => {
  const bill = findBill(lot, { ruleSet, month: lot.pick(MONTHS) }, level);
  const { named, slips } = mistakesOf(bill);
  const wrong = [...lot.shuffled(named), ...slips].slice(0, WRONG);
  const options = [
    rightOption(bill.paid.payout.points),
    ...wrong.map(({ points, why }) => wrongOption(points, why)),
  ];
  const { values, judged } = laidOut(lot.shuffled(options));
  const { month, calls, rivalCalls } = bill;
  const dealer = lot.below(ruleSet.players);
  return {
    asked: {
      type: 'pays',
      ruleSet,
      month,
      pile: bill.pile,
      calls,
      rivalCalls,
      dealer,
      options: values,
    },
    ...judged,
    worth: [],
    told: [],
    advice: null,
    paid: bill.paid,
  };
};
