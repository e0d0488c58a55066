/** The least and the most that each number of a rule-set may be. Bounds that no family's rules come near; they keep sums exact and words short. */
import { CARD_IDS } from './cards';

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Both ends are allowed. */
export const RULE_BOUNDS = {
  /** Cards of a hand, of the field or of a yaku. */
  cards: { min: 1, max: CARD_IDS.length },
  points: { min: 1, max: 100 },
  perFurther: { min: 0, max: 20 },
  sevenDouble: { min: 1, max: 100 },
  minStop: { min: 0, max: 100 },
  ownKoiCap: { min: 1, max: 20 },
  maxCalls: { min: 0, max: 20 },
  oyaKen: { min: 0, max: 100 },
  rounds: { min: 1, max: 99 },
  target: { min: 1, max: 9_999 },
  chips: { min: 1, max: 100_000 },
  chipValue: { min: 1, max: 1_000 },
} as const satisfies Record<string, Bounds>;
