/** The shape of one step in a kept match. Knows no rules. */
import { z } from 'zod';
import { moveSchema } from './ipcSchemas';
import type { LogEntry } from './matchLog';

export const entrySchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('move'), seat: z.int().min(0).max(2), move: moveSchema }),
  z.strictObject({ type: z.literal('nextMonth') }),
]) satisfies z.ZodType<LogEntry>;
