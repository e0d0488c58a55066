/** A state in the spelling of the vectors. Knows no rules. */
import type { GameEvent } from '../../../shared/events';
import type { MonthResult } from '../../../shared/scoring';
import type { Phase } from '../../../shared/view';
import { legalMoves } from '../../engine/moves';
import { makeMove } from '../../engine/notation';
import { isMonthOver, type MatchState } from '../../engine/state';

const PHASES: Readonly<Record<Phase, string>> = {
  play: 'play',
  chooseHand: 'choose-hand',
  chooseDraw: 'choose-draw',
  decide: 'decide',
  monthOver: 'over',
  matchOver: 'over',
};

export interface YakuPoints {
  readonly id: string;
  readonly points: number;
}

/** Yaku without their cards, as vectors list them. */
export const yakuPoints = (yaku: readonly YakuPoints[]): readonly YakuPoints[] =>
  yaku.map(({ id, points }) => ({ id, points }));

const resultOf = ({ winner, points, reason, yaku, base, multipliers, nextDealer }: MonthResult): object => ({
  winner,
  points,
  reason,
  yaku: yakuPoints(yaku),
  base,
  multipliers: multipliers.map(({ cause, factor }) => [cause, factor]),
  next_dealer: nextDealer,
});

export interface Snapshot {
  readonly phase: string;
  readonly turn: number;
  readonly legal: readonly string[];
  readonly [path: string]: unknown;
}

/** @param redeals void fields before this state */
export const snapshotOf = (state: MatchState, redeals: number): Snapshot => ({
  phase: PHASES[state.phase],
  turn: state.turn,
  dealer: state.dealer,
  month: state.month,
  round: state.round,
  hands: state.hands,
  field: state.field,
  stock: state.drawPile,
  captured: state.captured,
  calls: state.calls,
  last_caller: state.lastCaller,
  pending: state.pending?.card ?? null,
  legal: isMonthOver(state) ? [] : legalMoves(state).map(makeMove),
  totals: state.totals,
  redeals,
  result: state.result === null ? null : resultOf(state.result),
});

export const countRedeals = (events: readonly GameEvent[]): number =>
  events.filter(({ type }) => type === 'fieldVoid').length;
