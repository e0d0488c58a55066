/** A rule-set compiled for the compact board: options as numbers and flags, scoring as tables. Plays nothing. */
import type { Month } from '../../../shared/cards';
import type { RuleSet } from '../../../shared/ruleSet';
import { bitCount } from './cards';
import { compileScorer, scorerFor, type Scorer } from './pileScore';
import { monthWords } from './pileWord';

export interface BoardRules {
  readonly ruleSet: RuleSet;
  /** One bit for each set of a month's cards on the field: 1 where the player chooses which of them to take. */
  readonly choices: number;
  readonly forced: boolean;
  readonly askAfterCapture: boolean;
  readonly askOnNewYaku: boolean;
  readonly promptLastTurn: boolean;
  readonly minStop: number;
  readonly maxCalls: number;
  /** What captures add to a pile's word, see `monthWords`. */
  readonly words: Int32Array;
  /** By month, 1 … 12. */
  readonly scorerOf: (month: Month) => Scorer;
}

const choiceBits = ({ threeMatch }: RuleSet): number => {
  let choices = 0;
  for (let matches = 0; matches < 16; matches += 1) {
    const count = bitCount(matches);
    if (count === 2 || (count === 3 && threeMatch === 'choose')) choices |= 1 << matches;
  }
  return choices;
};

/** Takes some milliseconds: done once for a match, see `boardRulesFor`. */
export const compileRules = (ruleSet: RuleSet): BoardRules => {
  const parts = compileScorer(ruleSet);
  const scorers = new Map<Month, Scorer>();
  return {
    ruleSet,
    choices: choiceBits(ruleSet),
    forced: ruleSet.mustMatch === 'forced',
    askAfterCapture: ruleSet.promptTiming === 'after_capture',
    askOnNewYaku: ruleSet.promptOn === 'new_yaku',
    promptLastTurn: ruleSet.lastTurn === 'prompt',
    minStop: ruleSet.minStop,
    maxCalls: ruleSet.maxCalls ?? Infinity,
    words: monthWords(ruleSet),
    scorerOf: (month) => {
      const scorer = scorers.get(month) ?? scorerFor(parts, ruleSet, month);
      scorers.set(month, scorer);
      return scorer;
    },
  };
};
