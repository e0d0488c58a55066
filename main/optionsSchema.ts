/** Which agreements a match can begin with: shapes, and that they fit the number of players. Knows no play. */
import { z } from 'zod';
import { MONTHS } from '../shared/cards';
import { LEVEL_IDS, MANNER_IDS, rulesOfChoice } from '../shared/matchOptions';
import type { AgreedDeal } from '../shared/deals';
import type { FirstDealerChoice, MatchOptions, OpponentChoice, RulesChoice } from '../shared/matchOptions';
import { presetLengths } from '../shared/presets';
import { PRESET_IDS } from '../shared/ruleSet';
import { namedRulesSchema } from './rules/namedRules';

/** Null = as the rules say. */
export const monthsSchema = z.int().min(1).max(99).nullable();
export const birthMonthSchema = z.literal([...MONTHS]);

const choiceSchema = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('preset'), preset: z.enum(PRESET_IDS), months: monthsSchema }),
    z.strictObject({ type: z.literal('own'), rules: namedRulesSchema }),
  ])
  .refine(
    (choice) =>
      choice.type === 'own' || choice.months === null || presetLengths[choice.preset].includes(choice.months),
  ) satisfies z.ZodType<RulesChoice>;

const firstDealerSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('draw') }),
  z.strictObject({ type: z.literal('random') }),
  z.strictObject({ type: z.literal('agreed'), seat: z.int().min(0) }),
  z.strictObject({ type: z.literal('birthday'), months: z.array(birthMonthSchema) }),
]) satisfies z.ZodType<FirstDealerChoice>;

export const opponentSchema = z.strictObject({
  level: z.enum(LEVEL_IDS),
  manner: z.enum(MANNER_IDS),
}) satisfies z.ZodType<OpponentChoice>;

/** A seat that there is, a birthday for each. */
function dealerFits({ rules, firstDealer }: AgreedDeal): boolean {
  const { players } = rulesOfChoice(rules);
  if (firstDealer.type === 'agreed') return firstDealer.seat < players;
  return firstDealer.type !== 'birthday' || firstDealer.months.length === players;
}

/** What a deal code agrees on. */
export const agreedDealSchema = z
  .strictObject({ rules: choiceSchema, firstDealer: firstDealerSchema })
  .refine(dealerFits) satisfies z.ZodType<AgreedDeal>;

/** And one opponent for each other seat. */
const fitsPlayers = (options: MatchOptions): boolean =>
  dealerFits(options) && options.opponents.length === rulesOfChoice(options.rules).players - 1;

export const optionsSchema = z
  .strictObject({
    rules: choiceSchema,
    opponents: z.array(opponentSchema),
    firstDealer: firstDealerSchema,
  })
  .refine(fitsPlayers) satisfies z.ZodType<MatchOptions>;
