/** The shapes of a vectors file, in its own spelling; unknown fields are ignored. Checks shapes only. */
import { z } from 'zod';
import { isCardId, MONTHS, type CardId } from '../../../shared/cards';

export const cardSchema = z.custom<CardId>(isCardId, 'is no card of the deck');
export const monthSchema = z.literal([...MONTHS]);
export const seatSchema = z.int().min(0);

const cards = z.array(cardSchema);
const numbers = z.array(z.number());
const yakuList = z.array(z.object({ id: z.string(), points: z.number() }));
const jsonObject = z.record(z.string(), z.unknown());

/** What every vector has. */
export const baseShape = z.object({
  id: z.string(),
  preset: z.string().optional(),
  override: jsonObject.optional(),
});

export const scoreShape = baseShape.extend({
  cards,
  context: z.object({ month: monthSchema, own_calls: z.int().min(0), opp_calls: z.int().min(0) }),
  expect: z.object({
    yaku: yakuList,
    base: z.number(),
    final: z.number(),
    alternatives: z.array(yakuList).optional(),
  }),
  alternatives: z.array(yakuList).optional(),
});

export const matchShape = baseShape.extend({
  fn: z.string(),
  args: z.array(z.unknown()),
  expect: z.unknown(),
});

const decksShape = z.object({ decks: z.array(cards), dealer: seatSchema, month: monthSchema });

const positionShape = z.object({
  hands: z.array(cards),
  field: cards,
  stock: cards,
  captured: z.array(cards).optional(),
  calls: numbers.optional(),
  last_caller: seatSchema.nullish(),
  turn: seatSchema,
  dealer: seatSchema,
  month: monthSchema,
});

export const scenarioShape = baseShape.extend({
  start: z.union([decksShape, positionShape]),
  actions: z.array(z.string()),
  expect: jsonObject,
});

export const roundShape = baseShape.extend({
  ...decksShape.shape,
  start: jsonObject,
  steps: z.array(
    z.object({
      action: z.string(),
      phase: z.string(),
      turn: seatSchema,
      legal: z.array(z.string()),
      drawn: z.string().nullish(),
      after_field: z.array(z.string()),
      after_captured: numbers,
    }),
  ),
  calls: numbers,
  captured: z.array(z.array(z.string())),
  result: jsonObject,
});

const list = z.array(z.unknown()).optional();

export const fileShape = z.object({
  cards: list,
  presets: z.record(z.string(), jsonObject).optional(),
  score_vectors: list,
  match_vectors: list,
  scenarios: list,
  rounds: list,
});

export type VectorFile = z.infer<typeof fileShape>;
export type ScoreVector = z.infer<typeof scoreShape>;
export type MatchVector = z.infer<typeof matchShape>;
export type Scenario = z.infer<typeof scenarioShape>;
export type RoundVector = z.infer<typeof roundShape>;
export type DeckStart = z.infer<typeof decksShape>;
export type PositionStart = z.infer<typeof positionShape>;
