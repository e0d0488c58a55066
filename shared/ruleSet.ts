/** Every dimension of the rules as data. Source: rules matrix, section 2; its keys in camelCase. No branch on a preset's name. */
import type { HouseYaku } from './houseYaku';
import type { PileYakuId } from './yaku';

/** Points; or `[threshold, points at the threshold, points per further card]`; null = not played. */
export type YakuValue = number | readonly [threshold: number, points: number, perFurther: number] | null;

export type JokerUse = 'animal' | 'either' | 'both';
export type DealPlace = 'others' | 'dealer' | 'field';

export interface RuleSet {
  readonly players: 2 | 3;
  /** Cards each. */
  readonly handSize: number;
  readonly fieldSize: number;
  readonly yaku: Readonly<Record<PileYakuId, YakuValue>>;
  /** In the order in which results list them. */
  readonly houseYaku: readonly HouseYaku[];
  readonly setIncrement: 'none' | 'stack' | 'replace';
  readonly viewing: 'always' | 'bonus' | 'never';
  readonly bonusEnabledBy: 'non-bonus' | 'basic';
  readonly viewingCancel: 'none' | 'rain-both' | 'rain-and-fog';
  readonly joker: Readonly<Record<'sep-cup' | 'may-bridge', JokerUse>>;
  /** Undoubled sum from which it doubles; null = off. */
  readonly sevenDouble: number | null;
  readonly ownKoi: 'none' | 'once' | 'per_call' | 'add';
  readonly ownKoiCap: number | null;
  readonly oppKoi: 'none' | 'once' | 'per_call';
  readonly fieldLights: 'off' | 'on';
  readonly firstPlayer: 'dealer' | 'other';
  readonly firstDealer: 'draw' | 'birthday' | 'agreed' | 'random';
  readonly deal: { readonly order: readonly DealPlace[]; readonly batch: 1 | 2 | 4 | 8 };
  readonly fieldRedeal: 'none' | 'four' | 'four-or-pairs';
  readonly handYaku: { readonly teshi: number; readonly kuttsuki: number } | null;
  readonly threeMatch: 'sweep' | 'choose';
  readonly mustMatch: 'free' | 'forced';
  readonly promptOn: 'new_yaku' | 'total_rise';
  readonly promptTiming: 'end_of_turn' | 'after_capture';
  readonly minStop: number;
  readonly lastTurn: 'auto_stop' | 'prompt';
  readonly maxCalls: number | null;
  readonly exhaustion: 'zero' | 'last_caller';
  /** Points for the dealer when nobody holds a yaku. */
  readonly oyaKen: number;
  readonly rotation: 'alternate' | 'winner';
  readonly rotationDraw: 'other' | 'same';
  /** Months a match lasts; null = until `target`. */
  readonly rounds: number | null;
  readonly target: number | null;
  readonly tie: 'draw' | 'extra_month' | 'share';
  readonly scoring: 'add' | 'transfer' | 'chips';
  readonly chips: { readonly start: number; readonly mode: 'per-point' | 'flat'; readonly value: number };
}

/** Presets in the order in which they are offered. */
export const PRESET_IDS = [
  'modern',
  'classic',
  'classic-4',
  'classic-6',
  'classic-capped',
  'classic-chips',
  'classic-3p',
  'mekuri',
  'fifty',
  'fifty-subtract',
  'fifty-year',
  'nintendo',
  'flash',
  'wikipedia',
] as const;
export type PresetId = (typeof PRESET_IDS)[number];

/** Characters of a rule-set's name as a reader counts them. */
export const LONGEST_RULES_NAME = 40;

/** A rule-set of somebody's own. */
export interface NamedRuleSet {
  /** As typed, 1 to 40 characters; no two kept ones share it. */
  readonly name: string;
  readonly ruleSet: RuleSet;
}
