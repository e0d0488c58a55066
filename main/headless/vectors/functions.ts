/** The functions that `match_vectors` call, by the vectors' names. Reads no files and prints nothing. */
import { z } from 'zod';
import type { RuleSet } from '../../../shared/ruleSet';
import { handYakuOf, isVoidField } from '../../engine/deal';
import { birthdayDealer, drawFirstDealer, nextDealer } from '../../engine/dealer';
import { monthOfRound } from '../../engine/month';
import { matchStatus, settle } from '../../engine/score';
import { differences, type Difference } from './compare';
import { cardSchema, monthSchema, seatSchema, type MatchVector } from './format';

const cards = z.array(cardSchema);
const totals = z.array(z.number());
const count = z.int().min(0);

type MatchFunction = (ruleSet: RuleSet, args: readonly unknown[]) => unknown;

/** Wrong arguments throw, with the reason. */
const FUNCTIONS: Readonly<Record<string, MatchFunction>> = {
  next_dealer: (ruleSet, args) =>
    nextDealer(ruleSet, ...z.tuple([seatSchema, seatSchema.nullable()]).parse(args)),
  settle: (ruleSet, args) =>
    settle(ruleSet, ...z.tuple([totals, seatSchema.nullable(), z.number()]).parse(args)),
  match_status: (ruleSet, args) => {
    const { over, winner } = matchStatus(ruleSet, ...z.tuple([count, totals]).parse(args));
    // Vectors know no shared win: where the highest totals are equal they say draw.
    return { over, winner: winner === 'shared' ? 'draw' : winner };
  },
  month_of_round: (_, args) => monthOfRound(...z.tuple([z.int().min(1)]).parse(args)),
  draw_first_dealer: (_, args) => drawFirstDealer(...z.tuple([cards]).parse(args)),
  birthday_dealer: (_, args) =>
    birthdayDealer(...z.tuple([cardSchema, z.array(monthSchema), z.boolean().optional()]).parse(args)),
  is_void_field: (ruleSet, args) => isVoidField(ruleSet, ...z.tuple([cards]).parse(args)),
  hand_yaku: (ruleSet, args) => handYakuOf(ruleSet, ...z.tuple([cards]).parse(args)),
};

export const checkMatch = (ruleSet: RuleSet, { fn, args, expect }: MatchVector): readonly Difference[] => {
  const call = FUNCTIONS[fn];
  if (call === undefined) throw new Error(`there is no function ${fn}`);
  return differences({ value: expect }, { value: call(ruleSet, args) });
};
