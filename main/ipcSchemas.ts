/** Shapes of what the renderer may send, checked at run time and held equal to the contract's types. Knows no rules. */
import { z } from 'zod';
import { CARD_IDS } from '../shared/cards';
import type { CallName, CallPayload } from '../shared/ipc';
import type { Move } from '../shared/moves';
import { PRESET_IDS } from '../shared/ruleSet';
import { FIRST_DEALERS, LANGUAGES, SPEEDS } from '../shared/settings';
import type { Settings } from '../shared/settings';
import { birthMonthSchema, monthsSchema, opponentSchema, optionsSchema } from './optionsSchema';
import { namedRulesSchema, rulesNameSchema } from './rules/namedRules';

const cardSchema = z.enum(CARD_IDS);

export const moveSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('playCard'), card: cardSchema }),
  z.strictObject({ type: z.literal('chooseMatch'), card: cardSchema }),
  z.strictObject({ type: z.literal('callKoiKoi') }),
  z.strictObject({ type: z.literal('stop') }),
]) satisfies z.ZodType<Move>;

/** One schema for each setting, so that one bad value does not cost the others. */
export const settingSchemas = {
  language: z.enum(['system', ...LANGUAGES]),
  speed: z.enum(SPEEDS),
  reducedMotion: z.enum(['system', 'on', 'off']),
  volume: z.number().min(0).max(1),
  muted: z.boolean(),
  fullScreen: z.boolean(),
  cardMarks: z.enum(['off', 'hover', 'always']),
  handShape: z.enum(['row', 'fan']),
  rules: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('preset'), preset: z.enum(PRESET_IDS) }),
    z.strictObject({ type: z.literal('own'), name: rulesNameSchema }),
  ]),
  months: monthsSchema,
  firstDealer: z.enum(FIRST_DEALERS),
  birthMonth: birthMonthSchema,
  opponents: z.tuple([opponentSchema, opponentSchema]),
  coach: z.boolean(),
} satisfies { readonly [K in keyof Settings]: z.ZodType<Settings[K]> };

/** Grows by one a move: never negative, never a fraction. */
export const revisionSchema = z.int().min(0);

export const payloadSchemas: { readonly [C in CallName]: z.ZodType<CallPayload<C>> } = {
  'app:start': z.null(),
  'app:quit': z.null(),
  'settings:change': z.strictObject(settingSchemas).partial(),
  'rules:read': z.strictObject({ text: z.string() }),
  'rules:open': z.null(),
  'rules:keep': namedRulesSchema,
  'rules:forget': z.strictObject({ name: z.string() }),
  'rules:code': namedRulesSchema,
  'rules:copy': namedRulesSchema,
  'rules:save': namedRulesSchema,
  'match:new': z.strictObject({ options: optionsSchema, replace: z.boolean() }),
  'match:resume': z.null(),
  'match:play': z.strictObject({ move: moveSchema, revision: revisionSchema }),
  'match:nextMonth': z.strictObject({ revision: revisionSchema }),
  'match:takeBack': z.strictObject({ revision: revisionSchema }),
  'coach:ask': z.strictObject({ revision: revisionSchema }),
  'coach:silence': z.null(),
  'history:list': z.null(),
  'review:open': z.strictObject({ id: z.string() }).nullable(),
  'match:close': z.null(),
};
