/**
 * What a month's result is worth for the match: the chance to win it, 0 … 1, a draw as half. Exact where the match is
 * decided; before that, months like those of self-play follow. Knows no cards.
 */
import type { Seat } from '../../../shared/moves';
import type { RuleSet } from '../../../shared/ruleSet';
import type { PlayerView } from '../../../shared/view';
import { at, sum } from '../../engine/lists';
import { matchStatus, settle } from '../../engine/score';

/** Leads beyond this many points are as good as won or lost; sums of leads are cut there. */
const WIDEST = 150;

/** Chances of each lead from -WIDEST to WIDEST. */
type Leads = Float64Array;

const EVEN: Leads = new Float64Array(2 * WIDEST + 1).fill(1, WIDEST, WIDEST + 1);

const cut = (lead: number): number => Math.max(-WIDEST, Math.min(WIDEST, lead));

/** How a lead over one rival changes in a month: each seat wins as often as the others. */
const monthSteps = (ruleSet: RuleSet, points: readonly number[]): ReadonlyMap<number, number> => {
  const { players, scoring, chips } = ruleSet;
  const steps = new Map<number, number>();
  const add = (step: number, chance: number): void => void steps.set(step, (steps.get(step) ?? 0) + chance);
  const each = 1 / points.length / players;
  for (const won of points) {
    const paid = scoring === 'chips' ? (chips.mode === 'flat' ? chips.value : won * chips.value) : won;
    // Who is paid by all others draws ahead of one of them by his own share and by the others' as well.
    const step = won === 0 ? 0 : scoring === 'add' ? paid : players * paid;
    add(step, each);
    add(-step, each);
    if (players > 2) add(0, each * (players - 2));
  }
  return steps;
};

const later = (leads: Leads, steps: ReadonlyMap<number, number>): Leads => {
  const next = new Float64Array(leads.length);
  leads.forEach((chance, index) => {
    if (chance === 0) return;
    for (const [step, share] of steps) {
      const lead = cut(index - WIDEST + step) + WIDEST;
      next[lead] = (next[lead] ?? 0) + chance * share;
    }
  });
  return next;
};

/** Chance to end above a rival over whom one leads by `lead` now; level counts as half. */
const chanceFrom = (leads: Leads, lead: number): number => {
  let chance = 0;
  leads.forEach((share, index) => {
    const end = index - WIDEST + lead;
    if (end > 0) chance += share;
    else if (end === 0) chance += share / 2;
  });
  return chance;
};

export interface MatchOdds {
  readonly ruleSet: RuleSet;
  /** Points that a month brings its winner on average, months without one counted. */
  readonly mean: number;
  /** How a lead over one rival changes over so many months. */
  readonly after: (months: number) => Leads;
}

/** @param points what the winner of each of many typical months was paid, 0 for one without a winner */
export const matchOdds = (ruleSet: RuleSet, points: readonly number[]): MatchOdds => {
  const steps = monthSteps(ruleSet, points);
  const known: Leads[] = [EVEN];
  return {
    ruleSet,
    mean: sum(points) / points.length,
    after: (months) => {
      while (known.length <= months) known.push(later(at(known, known.length - 1), steps));
      return at(known, months);
    },
  };
};

/** Matches for chips may go on and on; further ahead than this, leads look the same. */
const FAR = 24;

/** Who gets to a target first has won more than his share of the months by then: by about this factor. */
const LEADERS_SHARE = 1.2;

/** Months that are still to come, until their number is reached or somebody the target; not always whole. */
const monthsLeft = ({ ruleSet, mean }: MatchOdds, round: number, totals: readonly number[]): number => {
  const { rounds, target, players } = ruleSet;
  const byMonths = rounds === null ? FAR : Math.max(1, rounds - round);
  if (target === null) return Math.min(byMonths, FAR);
  const missing = target - Math.max(...totals);
  const byTarget = (missing * players) / (LEADERS_SHARE * Math.max(mean, 1));
  return Math.max(1, Math.min(byMonths, byTarget, FAR));
};

/** The chance over one rival after a number of months between two whole ones. */
const chanceAfter = ({ after }: MatchOdds, months: number, lead: number): number => {
  const whole = Math.floor(months);
  const sooner = chanceFrom(after(whole), lead);
  const share = months - whole;
  return share === 0 ? sooner : (1 - share) * sooner + share * chanceFrom(after(whole + 1), lead);
};

/** The chance of `seat` to win the match once the month that the view shows has brought `winner` so many points. */
export const oddsAfter = (odds: MatchOdds, view: PlayerView, winner: Seat | null, points: number): number => {
  const { ruleSet } = odds;
  const { seat, round } = view;
  const before = view.seats.map(({ total }) => total);
  const totals = settle(ruleSet, before, winner, points);
  const own = at(totals, seat);
  const rivals = totals.filter((_, each) => each !== seat);
  if (matchStatus(ruleSet, round, totals).over) {
    const level = rivals.filter((total) => total === own).length;
    return rivals.some((total) => total > own) ? 0 : 1 / (1 + level);
  }
  const months = monthsLeft(odds, round, totals);
  return rivals.reduce((chance, total) => chance * chanceAfter(odds, months, own - total), 1);
};
