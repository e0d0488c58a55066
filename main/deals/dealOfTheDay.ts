/** The seed that a calendar day gives everybody, without a network. Knows no clock. */
import { createHash } from 'node:crypto';

/** The player's own calendar day, as 2026-11-30. */
export const dayOf = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** The first four bytes, big-endian, of the SHA-256 of `hanagoyomi 2026-11-30`. Never change it: days must stay the same. */
export const seedOfDay = (day: string): number =>
  createHash('sha256').update(`hanagoyomi ${day}`).digest().readUInt32BE();
