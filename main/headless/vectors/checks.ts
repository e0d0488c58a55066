/** Runs one vector of each of the four lists through the engine. Reads no files and prints nothing. */
import { isDeepStrictEqual } from 'node:util';
import type { GameEvent } from '../../../shared/events';
import type { RuleSet } from '../../../shared/ruleSet';
import { applyMove } from '../../engine/apply';
import { times } from '../../engine/lists';
import { parseMove } from '../../engine/notation';
import { stateFromDecks, stateFromPosition } from '../../engine/positions';
import { payoutOf } from '../../engine/score';
import type { Step } from '../../engine/state';
import { baseOf, yakuReadings } from '../../engine/yaku';
import { differences, type Difference } from './compare';
import type { DeckStart, PositionStart, RoundVector, Scenario, ScoreVector } from './format';
import { countRedeals, snapshotOf, yakuPoints } from './snapshot';

export const checkScore = (ruleSet: RuleSet, vector: ScoreVector): readonly Difference[] => {
  const { cards, context, expect } = vector;
  const readings = yakuReadings(ruleSet, cards, context.month);
  // Where jokers can be counted in several ways of the same sum, any of those lists is right.
  const right = [expect.yaku, ...(expect.alternatives ?? []), ...(vector.alternatives ?? [])];
  const agreed = readings.map(yakuPoints).find((yaku) => right.some((list) => isDeepStrictEqual(list, yaku)));
  const yaku = agreed === undefined ? yakuPoints(readings[0] ?? []) : expect.yaku;
  const base = baseOf(readings[0] ?? []);
  const calls = times(ruleSet.players, (seat) => [context.own_calls, context.opp_calls][seat] ?? 0);
  const { points } = payoutOf(ruleSet, 0, base, { calls, fieldLights: 0 });
  const { yaku: expectedYaku, base: expectedBase, final } = expect;
  return differences({ yaku: expectedYaku, base: expectedBase, final }, { yaku, base, final: points });
};

const startOf = (ruleSet: RuleSet, start: DeckStart | PositionStart): Step => {
  if ('decks' in start) return stateFromDecks(ruleSet, start);
  const { stock, last_caller: lastCaller, ...rest } = start;
  return { state: stateFromPosition(ruleSet, { ...rest, drawPile: stock, lastCaller }), events: [] };
};

/** The step after an action, or why there is none. */
const perform = ({ state }: Step, action: string): Step | string => {
  const move = parseMove(action);
  if (!move.ok) return move.code;
  const step = applyMove(state, state.turn, move.value);
  return step.ok ? step.value : step.code;
};

const refused = (where: string, action: string, code: string): readonly Difference[] => [
  { path: where, expected: action, got: `refused: ${code}` },
];

export const checkScenario = (
  ruleSet: RuleSet,
  { start, actions, expect }: Scenario,
): readonly Difference[] => {
  const dealt = startOf(ruleSet, start);
  let step = dealt;
  for (const [index, action] of actions.entries()) {
    const next = perform(step, action);
    if (typeof next === 'string') return refused(`action ${index + 1}`, action, next);
    step = next;
  }
  return differences(expect, snapshotOf(step.state, countRedeals(dealt.events)));
};

const drawnBy = (events: readonly GameEvent[]): string | null =>
  events.find((event) => event.type === 'cardDrawn')?.card ?? null;

const checkStep = (
  before: Step,
  after: Step,
  { phase, turn, legal, drawn, after_field: field, after_captured: counts }: RoundVector['steps'][number],
  where: string,
): readonly Difference[] => [
  ...differences({ phase, turn, legal }, snapshotOf(before.state, 0), `${where} `),
  ...differences(
    { ...(drawn === undefined ? {} : { drawn }), field, after_captured: counts },
    {
      drawn: drawnBy(after.events),
      field: after.state.field,
      after_captured: after.state.captured.map((pile) => pile.length),
    },
    `after ${where} `,
  ),
];

/** Stops at the first step that differs: what follows would differ for the same reason. */
export const checkRound = (ruleSet: RuleSet, vector: RoundVector): readonly Difference[] => {
  const dealt = stateFromDecks(ruleSet, vector);
  const redeals = countRedeals(dealt.events);
  const start = differences(vector.start, snapshotOf(dealt.state, redeals), 'start ');
  if (start.length > 0) return start;
  let step = dealt;
  for (const [index, expected] of vector.steps.entries()) {
    const where = `step ${index + 1} (${expected.action})`;
    const next = perform(step, expected.action);
    if (typeof next === 'string') return refused(where, expected.action, next);
    const found = checkStep(step, next, expected, where);
    if (found.length > 0) return found;
    step = next;
  }
  const result = Object.entries(vector.result).map(([key, value]) => [`result.${key}`, value] as const);
  const end = {
    phase: 'over',
    calls: vector.calls,
    captured: vector.captured,
    ...Object.fromEntries(result),
  };
  return differences(end, snapshotOf(step.state, redeals));
};
