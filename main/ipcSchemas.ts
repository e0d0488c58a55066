/** Shapes of what the renderer may send, checked at run time and held equal to the contract's types. Knows no rules. */
import { z } from 'zod';
import { CARD_IDS } from '../shared/cards';
import type { DealChoice } from '../shared/deals';
import type { CallName, CallPayload } from '../shared/ipc';
import { LESSON_IDS } from '../shared/lessons';
import type { LessonTry } from '../shared/lessons';
import { LEVEL_IDS } from '../shared/matchOptions';
import type { Move } from '../shared/moves';
import type { RuleExample } from '../shared/ruleExamples';
import { PRESET_IDS } from '../shared/ruleSet';
import type { RuleSet } from '../shared/ruleSet';
import {
  FIRST_DEALERS,
  LANGUAGES,
  MARK_PARTS,
  PAUSES,
  SETTING_GROUPS,
  SPEEDS,
  TEXT_SIZES,
} from '../shared/settings';
import type { SettingGroup, Settings } from '../shared/settings';
import { TRAINER_IDS, TRAINER_LEVELS } from '../shared/trainers';
import { ruleSetForm } from './engine/ruleSetForm';
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
  markParts: z
    .array(z.enum(MARK_PARTS))
    .refine((parts) => new Set(parts).size === parts.length)
    .transform((parts) => MARK_PARTS.filter((part) => parts.includes(part))),
  handShape: z.enum(['row', 'fan']),
  rules: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('preset'), preset: z.enum(PRESET_IDS) }),
    z.strictObject({ type: z.literal('own'), name: rulesNameSchema }),
  ]),
  months: monthsSchema,
  firstDealer: z.enum(FIRST_DEALERS),
  birthMonth: birthMonthSchema,
  opponents: z.tuple([opponentSchema, opponentSchema]),
  takeable: z.boolean(),
  reach: z.boolean(),
  danger: z.boolean(),
  tracker: z.boolean(),
  coach: z.boolean(),
  confirmCall: z.boolean(),
  pause: z.enum(PAUSES),
  textSize: z.literal([...TEXT_SIZES]),
} satisfies { readonly [K in keyof Settings]: z.ZodType<Settings[K]> };

/** Grows by one a move: never negative, never a fraction. */
export const revisionSchema = z.int().min(0);

const dealSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('fresh') }),
  z.strictObject({ type: z.literal('day') }),
  z.strictObject({ type: z.literal('code'), code: z.string() }),
]) satisfies z.ZodType<DealChoice>;

const isGroup = (name: string): name is SettingGroup => name in SETTING_GROUPS;
const groupSchema = z.string().refine(isGroup);

/** One for each value of each control of the editor is less than half of it. */
const MOST_CHECKED = 400;

/** Any rule-set that is well-formed, whether or not anybody could play it. */
const looseRulesSchema = z.custom<RuleSet>((value) => ruleSetForm.safeParse(value).success);

const exampleSchema = z.strictObject({
  month: birthMonthSchema,
  pile: z.array(cardSchema).refine((cards) => new Set(cards).size === cards.length),
  calls: z.int().min(0).max(12),
  rivalCalls: z.int().min(0).max(12),
  fieldLights: z.int().min(0).max(5),
}) satisfies z.ZodType<RuleExample>;

const trySchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('next') }),
  z.strictObject({ type: z.literal('touch'), card: cardSchema }),
  z.strictObject({ type: z.literal('zone'), zone: z.enum(['drawPile', 'theirHand']) }),
  z.strictObject({ type: z.literal('move'), move: moveSchema }),
  z.strictObject({ type: z.literal('skip') }),
  z.strictObject({ type: z.literal('showMe') }),
  z.strictObject({ type: z.literal('idle') }),
  z.strictObject({ type: z.literal('coach') }),
]) satisfies z.ZodType<LessonTry>;

export const payloadSchemas: { readonly [C in CallName]: z.ZodType<CallPayload<C>> } = {
  'app:start': z.null(),
  'app:quit': z.null(),
  'app:about': z.null(),
  'app:showFolder': z.null(),
  'settings:change': z.strictObject(settingSchemas).partial(),
  'settings:reset': z.strictObject({ group: groupSchema }),
  'rules:read': z.strictObject({ text: z.string() }),
  'rules:open': z.null(),
  'rules:check': z.strictObject({ ruleSets: z.array(looseRulesSchema).max(MOST_CHECKED) }),
  'rules:example': z.strictObject({ ruleSet: looseRulesSchema, example: exampleSchema }),
  'rules:keep': namedRulesSchema,
  'rules:replace': z.strictObject({ name: z.string(), rules: namedRulesSchema }),
  'rules:forget': z.strictObject({ name: z.string() }),
  'rules:code': namedRulesSchema,
  'rules:copy': namedRulesSchema,
  'rules:save': namedRulesSchema,
  'match:new': z.strictObject({ options: optionsSchema, replace: z.boolean(), deal: dealSchema }),
  'match:resume': z.null(),
  'match:play': z.strictObject({ move: moveSchema, revision: revisionSchema }),
  'match:nextMonth': z.strictObject({ revision: revisionSchema }),
  'match:takeBack': z.strictObject({ revision: revisionSchema }),
  'coach:ask': z.strictObject({ revision: revisionSchema }),
  'coach:silence': z.null(),
  'history:list': z.null(),
  'review:open': z.strictObject({ id: z.string() }).nullable(),
  'deals:read': z.strictObject({ text: z.string() }),
  'deals:code': z.strictObject({ id: z.string() }),
  'deals:copy': z.strictObject({ id: z.string() }),
  'record:read': z.strictObject({ level: z.enum(LEVEL_IDS).nullable(), rules: z.string().nullable() }),
  'record:fairness': z.null(),
  'record:forget': z.strictObject({ ids: z.array(z.string()) }),
  'record:restore': z.strictObject({ ids: z.array(z.string()) }),
  'record:export': z.strictObject({ format: z.enum(['json', 'csv']) }),
  'record:import': z.null(),
  'replay:open': z.strictObject({ id: z.string() }),
  'learning:read': z.null(),
  'lesson:open': z.strictObject({ id: z.enum(LESSON_IDS), again: z.boolean() }),
  'lesson:try': z.strictObject({ tried: trySchema, revision: revisionSchema }),
  'lesson:close': z.null(),
  'trainer:start': z.strictObject({
    id: z.enum(TRAINER_IDS),
    level: z.literal([...TRAINER_LEVELS]).nullable(),
  }),
  'trainer:answer': z.strictObject({
    marked: z.array(z.int().min(0).max(11)).max(12),
    ms: z.number().min(0),
  }),
  'trainer:next': z.null(),
  'trainer:close': z.null(),
  'match:close': z.null(),
};
