/** The shape of where a kept match's deals come from. Knows no rules. */
import { z } from 'zod';
import type { DealOrigin } from '../shared/deals';

export const dealOriginSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('fresh') }),
  z.strictObject({ type: z.literal('day'), date: z.iso.date() }),
  z.strictObject({ type: z.literal('code') }),
]) satisfies z.ZodType<DealOrigin>;
