/** Plays months with an opponent's manner against a balanced one, and counts what the manner is named for. */
import { kindOf } from '../../../shared/cards';
import type { LevelId, MannerId, OpponentChoice } from '../../../shared/matchOptions';
import { sameMove, type Seat } from '../../../shared/moves';
import type { RuleSet } from '../../../shared/ruleSet';
import type { LegalMove } from '../../../shared/view';
import { moveInManner } from '../../ai/manners';
import type { Mind } from '../../ai/search/mind';
import { applyMove } from '../../engine/apply';
import { at, sum } from '../../engine/lists';
import { createMatch, nextMonth } from '../../engine/match';
import type { MatchState } from '../../engine/state';
import { viewFor } from '../../engine/view';

export interface MannerReport {
  readonly manner: MannerId;
  readonly months: number;
  /** Stop or koi-koi questions at which a call made sense: one was left, and a card in hand. */
  readonly questions: number;
  /** Of those, in percent. */
  readonly callRate: number;
  readonly stopRate: number;
  /** How often a light was taken where one could be, in percent. */
  readonly lightsTaken: number;
  /** Of all lights that somebody took, in percent. */
  readonly lightsShare: number;
  /** Points a month, less the rival's, and 95 % of their uncertainty. */
  readonly points: number;
  readonly margin: number;
}

interface Count {
  questions: number;
  calls: number;
  lights: number;
  rivalLights: number;
  /** Own decisions in which a light could be taken, and those in which it was. */
  chances: number;
  seized: number;
  readonly points: number[];
}

const decisionSeed = (seed: number, decision: number): number =>
  (Math.imul(seed, 0x9e3779b1) + Math.imul(decision, 0xc2b2ae35)) | 0;

const noteMonth = (count: Count, { captured, result }: MatchState, seat: Seat): void => {
  if (result === null) throw new Error('the month is not over');
  const lights = captured.map((pile) => pile.filter((card) => kindOf(card) === 'light').length);
  count.lights += at(lights, seat);
  count.rivalLights += sum(lights) - at(lights, seat);
  count.points.push(result.winner === null ? 0 : result.winner === seat ? result.points : 0 - result.points);
};

/** Whether the move can bring a light into the pile: the card itself, or one that it takes. */
const takesLight = ({ move, takes }: LegalMove): boolean =>
  'card' in move &&
  (takes.some((card) => kindOf(card) === 'light') ||
    (takes.length > 0 && move.type === 'playCard' && kindOf(move.card) === 'light'));

/** One move; the question is noted where the watched seat is asked. */
const move = (
  count: Count,
  state: MatchState,
  mind: Mind,
  who: OpponentChoice,
  seed: number,
  watched: boolean,
) => {
  const view = viewFor(state, state.turn);
  const chosen = moveInManner(who, mind, view, seed);
  if (watched && view.decision?.canCall === true && view.hand.length > 0) {
    count.questions += 1;
    if (chosen.type === 'callKoiKoi') count.calls += 1;
  }
  if (watched && view.legal.some(takesLight) && !view.legal.every(takesLight)) {
    count.chances += 1;
    if (view.legal.some((legal) => sameMove(legal.move, chosen) && takesLight(legal))) count.seized += 1;
  }
  const step = applyMove(state, state.turn, chosen);
  if (!step.ok) throw new Error(`a level broke the rules: ${step.code}`);
  return step.value.state;
};

/** Plays one match, the watched seat in turn by its manner. */
const playOne = (
  count: Count,
  ruleSet: RuleSet,
  mind: Mind,
  level: LevelId,
  manner: MannerId,
  seed: number,
): void => {
  const seat = seed % 2;
  let { state } = createMatch({ ruleSet, seed });
  for (let decision = 0; ; decision += 1) {
    if (state.phase === 'monthOver' || state.phase === 'matchOver') {
      noteMonth(count, state, seat);
      const dealt = nextMonth(state);
      if (!dealt.ok) return;
      state = dealt.value.state;
      continue;
    }
    const watched = state.turn === seat;
    const who: OpponentChoice = { level, manner: watched ? manner : 'balanced' };
    state = move(count, state, mind, who, decisionSeed(seed, decision), watched);
  }
};

const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10;

const hundredths = (value: number): number => Math.round(100 * value) / 100;

const reportOf = (
  manner: MannerId,
  { questions, calls, lights, rivalLights, chances, seized, points }: Count,
): MannerReport => {
  const mean = points.reduce((sum, each) => sum + each, 0) / points.length;
  const variance = points.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, points.length - 1);
  return {
    manner,
    months: points.length,
    questions,
    callRate: percent(calls, questions),
    stopRate: percent(questions - calls, questions),
    lightsTaken: percent(seized, chances),
    lightsShare: percent(lights, lights + rivalLights),
    points: hundredths(mean),
    margin: hundredths(1.96 * Math.sqrt(variance / points.length)),
  };
};

/**
 * The same deals for every manner: whole matches, until so many months are played.
 *
 * @param mind of the rule-set, for two players
 */
export const measureManner = (
  ruleSet: RuleSet,
  mind: Mind,
  level: LevelId,
  manner: MannerId,
  months: number,
  seed: number,
): MannerReport => {
  const count: Count = {
    questions: 0,
    calls: 0,
    lights: 0,
    rivalLights: 0,
    chances: 0,
    seized: 0,
    points: [],
  };
  for (let match = 0; count.points.length < months; match += 1) {
    playOne(count, ruleSet, mind, level, manner, seed + match);
  }
  return reportOf(manner, count);
};
