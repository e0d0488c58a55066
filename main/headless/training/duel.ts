/** Lets two sets of weights play the same deals against each other, to see which is the better policy. */
import { copyBoard, createBoard, OVER } from '../../ai/board/board';
import { dealMonth } from '../../ai/board/deal';
import { fastRandom } from '../../ai/board/random';
import { compileRules } from '../../ai/board/rules';
import { playOne, policyOf } from '../../ai/policy/policy';
import type { RuleSet } from '../../../shared/ruleSet';
import { gainOf } from './gain';

/** Points a month that `a` makes more than `b`, each deal once with `a` in each seat. */
export const duel = (ruleSet: RuleSet, a: Float64Array, b: Float64Array, deals: number, seed = 1): number => {
  const rules = compileRules(ruleSet);
  const dealt = createBoard(rules);
  const table = createBoard(rules);
  const random = fastRandom(seed);
  const [first, second] = [policyOf(a), policyOf(b)];
  let gained = 0;
  for (let deal = 0; deal < deals; deal += 1) {
    dealMonth(dealt, 0, 1, random);
    for (const { index } of dealt.seats) {
      copyBoard(table, dealt);
      while (table.phase !== OVER) playOne(table.turn.index === index ? first : second, table);
      gained += gainOf(table, index);
    }
  }
  return gained / (deals * dealt.seats.length);
};
