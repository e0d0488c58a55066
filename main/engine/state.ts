/** The whole truth of one match as plain JSON data, and the questions one may ask it. Changes nothing. */
import { monthOf, type CardId, type Month } from '../../shared/cards';
import type { CardSource, GameEvent } from '../../shared/events';
import type { Seat } from '../../shared/moves';
import type { RuleSet } from '../../shared/ruleSet';
import type { MatchWinner, MonthRecord, MonthResult, Payout, YakuScore } from '../../shared/scoring';
import type { Phase, TurnTrace } from '../../shared/view';
import type { YakuId } from '../../shared/yaku';
import { at, times } from './lists';
import type { RngState } from './rng';
import { payoutOf } from './score';
import { yakuOf } from './yaku';

/** A turned card that waits for a choice; it lies neither on the field nor in a pile. */
export interface PendingCard {
  readonly source: CardSource;
  readonly card: CardId;
}

/** What a seat already had when it last passed the turn or called: only what rises above this asks again. */
export interface HeldYaku {
  /** Highest sum held this month. */
  readonly best: number;
  /** Points last held; 0 for a yaku held earlier this month and lost since. Missing = never held. */
  readonly points: Readonly<Partial<Record<YakuId, number>>>;
}

export interface MatchState {
  readonly ruleSet: RuleSet;
  readonly seed: number;
  readonly rng: RngState;
  readonly totals: readonly number[];
  /** Counted from 1. */
  readonly round: number;
  readonly month: Month;
  readonly dealer: Seat;
  readonly phase: Phase;
  /** Whose move it is; once the month is over, whose turn was the last. */
  readonly turn: Seat;
  readonly hands: readonly (readonly CardId[])[];
  /** In the order laid. */
  readonly field: readonly CardId[];
  /** The first is drawn first. */
  readonly drawPile: readonly CardId[];
  /** In the order taken. */
  readonly captured: readonly (readonly CardId[])[];
  readonly calls: readonly number[];
  readonly lastCaller: Seat | null;
  readonly held: readonly HeldYaku[];
  readonly pending: PendingCard | null;
  /** The latest turn of each seat this month, oldest first; the last one is the turn being played. */
  readonly traces: readonly TurnTrace[];
  /** Lights dealt to the field. */
  readonly fieldLights: number;
  readonly result: MonthResult | null;
  readonly history: readonly MonthRecord[];
  readonly winner: MatchWinner | null;
}

/** A new state and what led to it. */
export interface Step {
  readonly state: MatchState;
  readonly events: readonly GameEvent[];
}

/** Takes down what happens, in order. */
export type Emit = (event: GameEvent) => void;

export const NOTHING_HELD: HeldYaku = { best: 0, points: {} };

export const emptyHeld = (ruleSet: RuleSet): readonly HeldYaku[] =>
  times(ruleSet.players, () => NOTHING_HELD);

export const isMonthOver = ({ phase }: MatchState): boolean => phase === 'monthOver' || phase === 'matchOver';

/** True when the month ends with the turn being played. */
export const isLastTurn = ({ hands }: MatchState): boolean => hands.every((hand) => hand.length === 0);

/** Cards of the field that `card` could take. */
export const matchesOf = (field: readonly CardId[], card: CardId): readonly CardId[] => {
  const month = monthOf(card);
  return field.filter((each) => monthOf(each) === month);
};

/** Whether the player picks one of the matches; otherwise all of them are taken (2.4). */
export const isChoice = ({ threeMatch }: RuleSet, matches: readonly CardId[]): boolean =>
  matches.length === 2 || (matches.length === 3 && threeMatch === 'choose');

export const seatYaku = (state: MatchState, seat: Seat): readonly YakuScore[] =>
  yakuOf(state.ruleSet, at(state.captured, seat), state.month);

/** What a stop by `seat` pays for the sum `base`. */
export const seatPayout = (state: MatchState, seat: Seat, base: number): Payout =>
  payoutOf(state.ruleSet, seat, base, state);
