/** The chance to win over a match as a curve: every month equally wide, its decisions evenly spread. Knows numbers only. */
import type { Month } from '../../shared/cards';
import type { Review } from '../../shared/coach';

export interface CurvePoint {
  /** Among the review's decisions. */
  readonly index: number;
  /** 0 … 1 over the match. */
  readonly x: number;
  /** 0 … 1. */
  readonly chance: number;
}

export interface CurveMonth {
  readonly round: number;
  readonly month: Month;
  /** 0 … 1: where it begins and ends. */
  readonly from: number;
  readonly to: number;
}

export interface Curve {
  readonly months: readonly CurveMonth[];
  readonly points: readonly CurvePoint[];
  /** How it ended, 0 … 1: lost, level or shared, won. */
  readonly end: number;
}

function endOf({ winner, decisions }: Review): number {
  const me = decisions[0]?.view.seat ?? 0;
  if (winner === 'draw' || winner === 'shared') return 0.5;
  return winner === me ? 1 : 0;
}

export function chanceCurve(review: Review): Curve {
  const { months, decisions } = review;
  const wide = 1 / Math.max(1, months.length);
  const spread = months.map(({ round, month }, place) => ({
    round,
    month,
    from: place * wide,
    to: (place + 1) * wide,
  }));
  const points = spread.flatMap(({ round, from }) => {
    const own = decisions.flatMap(({ view, advice }, index) =>
      view.round === round ? [{ index, chance: advice.options[0]?.odds ?? 0 }] : [],
    );
    return own.map((each, place) => ({ ...each, x: from + (wide * (place + 0.5)) / own.length }));
  });
  return { months: spread, points, end: endOf(review) };
}

/** Less than this given away is as good as nothing, in points. */
const TRIFLE = 0.05;
const SHOWN = 3;

/** Indices of the costliest decisions, the worst first. */
export const costliest = ({ decisions }: Pick<Review, 'decisions'>): readonly number[] =>
  decisions
    .map(({ lost }, index) => ({ lost, index }))
    .filter(({ lost }) => lost >= TRIFLE)
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, SHOWN)
    .map(({ index }) => index);

export const isTrifle = (lost: number): boolean => lost < TRIFLE;

const CORNERS = ['upper left', 'lower left', 'upper right', 'lower right'] as const;
export type Corner = (typeof CORNERS)[number];

/** How wide and how high the words of a corner are, of the whole drawing. */
const CORNER = { x: 0.36, chance: 0.45 };
/** A number beside a dot is more in the way than the line. */
const NUMBER = 10;

/** Where words stand least in the way of the line and of the numbers of what is `marked`; the first of equals. */
export function quietCorner({ points, end }: Curve, marked: readonly number[]): Corner {
  const all = [...points, { index: -1, x: 1, chance: end }];
  const busy = (corner: Corner): number =>
    all
      .filter(({ x }) => (corner.endsWith('left') ? x < CORNER.x : x > 1 - CORNER.x))
      .filter(({ chance }) =>
        corner.startsWith('upper') ? chance > 1 - CORNER.chance : chance < CORNER.chance,
      )
      .reduce((sum, { index }) => sum + (marked.includes(index) ? NUMBER : 1), 0);
  return CORNERS.reduce((best, corner) => (busy(corner) < busy(best) ? corner : best));
}
