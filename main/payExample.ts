/** What a pile pays under a rule-set, scored as a month's end is. Plays nothing. */
import type { PaidExample, RuleExample } from '../shared/ruleExamples';
import type { RuleSet } from '../shared/ruleSet';
import { playProblems } from './engine/rulePlay';
import { payoutOf } from './engine/score';
import { baseOf, yakuOf } from './engine/yaku';

/** Each seat's calls, the winner's first; no seat calls more often than it may, and there is no call of nobody. */
function callsOf({ players, maxCalls }: RuleSet, { calls, rivalCalls }: RuleExample): readonly number[] {
  const most = maxCalls ?? Infinity;
  const second = Math.min(rivalCalls, most);
  const third = Math.min(rivalCalls - second, most);
  return [Math.min(calls, most), second, third].slice(0, players);
}

/** The pile's yaku and what they pay; null where nobody could play by these rules. */
export function payExample(ruleSet: RuleSet, example: RuleExample): PaidExample | null {
  if (playProblems(ruleSet).length > 0) return null;
  const calls = callsOf(ruleSet, example);
  const yaku = yakuOf(ruleSet, example.pile, example.month);
  const fieldLights = Math.min(example.fieldLights, ruleSet.fieldSize);
  return { yaku, calls, payout: payoutOf(ruleSet, 0, baseOf(yaku), { calls, fieldLights }) };
}
