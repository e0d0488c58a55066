/** What the arena tells at the end. Plays nothing. */
import { sum } from '../../engine/lists';
import type { DealResult } from './deal';
import type { Failure } from './player';

export interface DecisionTimes {
  readonly median: number;
  readonly p95: number;
  readonly max: number;
}

/** The arena's JSON. */
export interface ArenaReport {
  readonly a: string;
  readonly b: string;
  readonly preset: string;
  readonly months: number | null;
  readonly seed: number;
  readonly matches: number;
  readonly wins: { readonly a: number; readonly b: number };
  readonly draws: number;
  /** A draw counts as half, a shared win as its part. */
  readonly winRateA: number;
  readonly interval95: readonly [low: number, high: number];
  /** A's points in a month, less what the others make on average. */
  readonly pointsPerRoundA: number;
  /** Half the width of the 95 % interval around it. */
  readonly pointsMargin: number;
  readonly msPerDecision: { readonly a: DecisionTimes; readonly b: DecisionTimes };
  /** Matches lost by a program that could not play, by reason. */
  readonly failures: {
    readonly a: Partial<Record<Failure, number>>;
    readonly b: Partial<Record<Failure, number>>;
  };
}

/** Standard deviations on either side that hold 95 % of a normal distribution. */
const SPREAD_95 = 1.96;

/** Half the width of the 95 % interval of the mean. Deals are independent of one another, matches of a deal are not. */
const margin = (perDeal: readonly number[]): number => {
  const mean = sum(perDeal) / perDeal.length;
  const squares = sum(perDeal.map((value) => (value - mean) ** 2));
  return perDeal.length < 2
    ? Infinity
    : SPREAD_95 * Math.sqrt(squares / (perDeal.length - 1) / perDeal.length);
};

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

const timesOf = (times: readonly number[]): DecisionTimes => {
  const sorted = times.toSorted((x, y) => x - y);
  const share = (part: number): number =>
    rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0, 3);
  return { median: share(0.5), p95: share(0.95), max: share(1) };
};

const failuresOf = (deals: readonly DealResult[], player: 'a' | 'b'): Partial<Record<Failure, number>> => {
  const counts: Partial<Record<Failure, number>> = {};
  for (const { failures } of deals) {
    for (const each of failures) {
      if (each.player === player) counts[each.failure] = (counts[each.failure] ?? 0) + 1;
    }
  }
  return counts;
};

export type ArenaQuestion = Pick<ArenaReport, 'a' | 'b' | 'preset' | 'months' | 'seed'>;

export const arenaReport = (question: ArenaQuestion, deals: readonly DealResult[]): ArenaReport => {
  const matches = sum(deals.map((deal) => deal.matches));
  const wins = { a: sum(deals.map(({ winsA }) => winsA)), b: sum(deals.map(({ winsB }) => winsB)) };
  const winRate = sum(deals.map(({ shareA }) => shareA)) / matches;
  const around = margin(deals.map((deal) => deal.shareA / deal.matches));
  const pointsOf = (deal: DealResult): number => deal.pointsA / Math.max(1, deal.months);
  return {
    ...question,
    matches,
    wins,
    draws: matches - wins.a - wins.b,
    winRateA: rounded(winRate, 4),
    interval95: [rounded(Math.max(0, winRate - around), 4), rounded(Math.min(1, winRate + around), 4)],
    pointsPerRoundA: rounded(
      sum(deals.map(({ pointsA }) => pointsA)) / Math.max(1, sum(deals.map(({ months }) => months))),
      3,
    ),
    pointsMargin: rounded(margin(deals.map(pointsOf)), 3),
    msPerDecision: {
      a: timesOf(deals.flatMap(({ timesA }) => timesA)),
      b: timesOf(deals.flatMap(({ timesB }) => timesB)),
    },
    failures: { a: failuresOf(deals, 'a'), b: failuresOf(deals, 'b') },
  };
};
