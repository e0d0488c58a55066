/** What makes a rule-set one that can be played: the schema of its fields and the checks between them. Knows no preset. */
import { z } from 'zod';
import { CARD_IDS } from '../../shared/cards';
import { ok, type Result } from '../../shared/moves';
import type { RuleSet } from '../../shared/ruleSet';
import { YAKU_IDS } from '../../shared/yaku';

const count = z.int().min(0);

const yakuValue = z.union([z.int().min(1), z.tuple([z.int().min(1), z.int().min(1), count]), z.null()]);

const fields = z.strictObject({
  players: z.literal([2, 3]),
  handSize: z.int().min(1),
  fieldSize: z.int().min(1),
  yaku: z.record(z.enum(YAKU_IDS), yakuValue),
  setIncrement: z.enum(['none', 'stack', 'replace']),
  viewing: z.enum(['always', 'bonus', 'never']),
  bonusEnabledBy: z.enum(['non-bonus', 'basic']),
  viewingCancel: z.enum(['none', 'rain-both', 'rain-and-fog']),
  joker: z.record(z.enum(['sep-cup', 'may-bridge']), z.enum(['animal', 'either', 'both'])),
  sevenDouble: z.int().min(1).nullable(),
  ownKoi: z.enum(['none', 'once', 'per_call', 'add']),
  ownKoiCap: count.nullable(),
  oppKoi: z.enum(['none', 'once', 'per_call']),
  fieldLights: z.enum(['off', 'on']),
  firstPlayer: z.enum(['dealer', 'other']),
  firstDealer: z.enum(['draw', 'birthday', 'agreed', 'random']),
  deal: z.strictObject({
    order: z.array(z.enum(['others', 'dealer', 'field'])),
    batch: z.literal([1, 2, 4, 8]),
  }),
  fieldRedeal: z.enum(['none', 'four', 'four-or-pairs']),
  handYaku: z.strictObject({ teshi: count, kuttsuki: count }).nullable(),
  threeMatch: z.enum(['sweep', 'choose']),
  mustMatch: z.enum(['free', 'forced']),
  promptOn: z.enum(['new_yaku', 'total_rise']),
  promptTiming: z.enum(['end_of_turn', 'after_capture']),
  minStop: count,
  lastTurn: z.enum(['auto_stop', 'prompt']),
  maxCalls: count.nullable(),
  exhaustion: z.enum(['zero', 'last_caller']),
  oyaKen: count,
  rotation: z.enum(['alternate', 'winner']),
  rotationDraw: z.enum(['other', 'same']),
  rounds: z.int().min(1).nullable(),
  target: z.int().min(1).nullable(),
  tie: z.enum(['draw', 'extra_month', 'share']),
  scoring: z.enum(['add', 'transfer', 'chips']),
  chips: z.strictObject({
    start: z.int().min(1),
    mode: z.enum(['per-point', 'flat']),
    value: z.int().min(1),
  }),
}) satisfies z.ZodType<RuleSet>;

const dealsEveryPlaceOnce = ({ deal }: RuleSet): boolean =>
  deal.order.toSorted().join() === 'dealer,field,others';

/** Every turn draws a card, so a hand card must find one in the pile. */
const hasCardsEnough = ({ players, handSize, fieldSize }: RuleSet): boolean =>
  2 * players * handSize + fieldSize <= CARD_IDS.length;

/** Much larger fields hold four of a month so often that dealing again would hardly end. */
const MOST_FIELD = 16;

/** Well-formed and playable. Issues name the field and the reason. */
export const ruleSetSchema = fields
  .refine(dealsEveryPlaceOnce, {
    path: ['deal', 'order'],
    message: 'names others, dealer and field once each',
  })
  .refine(hasCardsEnough, { path: ['handSize'], message: 'leaves too few cards to draw' })
  .refine(({ fieldSize }) => fieldSize <= MOST_FIELD, { path: ['fieldSize'], message: 'is too large' })
  .refine(({ rounds, target, scoring }) => rounds !== null || target !== null || scoring === 'chips', {
    path: ['rounds'],
    message: 'never ends without a target or chips',
  });

export interface RuleSetProblem {
  /** Path of the field, dotted; empty for the whole. */
  readonly field: string;
  readonly reason: string;
}

/** Reads a rule-set from JSON, or says which field is wrong and why. */
export const parseRuleSet = (json: unknown): Result<RuleSet, readonly RuleSetProblem[]> => {
  const parsed = ruleSetSchema.safeParse(json);
  if (parsed.success) return ok(parsed.data);
  const problems = parsed.error.issues.map(({ path, message }) => ({
    field: path.join('.'),
    reason: message,
  }));
  return { ok: false, code: problems };
};
