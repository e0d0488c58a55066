/** All that a player keeps from one decision of a match to the next: compiled rules, boards to play out on, the policy. */
import { createBoard, type Board } from '../board/board';
import { dealMonth } from '../board/deal';
import { fastRandom } from '../board/random';
import { compileRules } from '../board/rules';
import { foldSmallFunctions } from '../inlining';
import { playOut, policyOf, type Policy } from '../policy/policy';
import { weightsFor } from '../policy/trained';
import { times } from '../../engine/lists';
import type { RuleSet } from '../../../shared/ruleSet';
import { matchOdds, type MatchOdds } from './matchOdds';

export interface Mind {
  readonly policy: Policy;
  readonly odds: MatchOdds;
  /** What the view shows. */
  readonly known: Board;
  /** The same with hidden cards as they might lie. */
  readonly world: Board;
  /** Where that world is played out. */
  readonly table: Board;
}

/** Months of self-play from which the odds of a match are made: their mean is then known to a tenth of a point. */
const SAMPLE = 4_000;

/** Points of the winner in typical months. */
const sampleMonths = (board: Board, policy: Policy): readonly number[] => {
  const random = fastRandom(SAMPLE);
  return times(SAMPLE, (index) => {
    dealMonth(board, index % board.seats.length, 1, random);
    playOut(policy, board);
    return board.points;
  });
};

/** Takes some tens of milliseconds: once for a match. */
export const createMind = (ruleSet: RuleSet, weights = weightsFor(ruleSet)): Mind => {
  foldSmallFunctions();
  const rules = compileRules(ruleSet);
  const policy = policyOf(weights);
  return {
    policy,
    odds: matchOdds(ruleSet, sampleMonths(createBoard(rules), policy)),
    known: createBoard(rules),
    world: createBoard(rules),
    table: createBoard(rules),
  };
};
