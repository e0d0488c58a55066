/** What a player can set, with its defaults. Kept by main, shown by the renderer. */
import type { Month } from './cards';
import type { OpponentChoice } from './matchOptions';
import type { PresetId } from './ruleSet';

export const LANGUAGES = ['en', 'de', 'it', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Who deals first, as New match asks for it. `birthday` = the nearest to a turned-up card's month; the last needs three. */
export const FIRST_DEALERS = ['draw', 'birthday', 'random', 'you', 'opponent', 'otherOpponent'] as const;
export type FirstDealerSetting = (typeof FIRST_DEALERS)[number];

/** Each as large as the one before it, times the system's own scale. */
export const TEXT_SIZES = [1, 1.15, 1.3, 1.5] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
/** How long the table rests before a rival plays. */
export const PAUSES = ['short', 'normal', 'long'] as const;
export type Pause = (typeof PAUSES)[number];
/** What a card's mark can tell: month number, kind symbol, the flower's name. */
export const MARK_PARTS = ['month', 'kind', 'flower'] as const;
export type MarkPart = (typeof MARK_PARTS)[number];

export interface Settings {
  /** `system` follows the operating system, English where it speaks none of ours. */
  readonly language: 'system' | Language;
  readonly speed: Speed;
  /** `system` follows prefers-reduced-motion. */
  readonly reducedMotion: 'system' | 'on' | 'off';
  /** 0 … 1. */
  readonly volume: number;
  readonly muted: boolean;
  readonly fullScreen: boolean;
  /** When cards tell in words and signs what they are. */
  readonly cardMarks: 'off' | 'hover' | 'always';
  /** What those marks tell; each part once, in the order of `MARK_PARTS`. */
  readonly markParts: readonly MarkPart[];
  readonly handShape: 'row' | 'fan';
  /** Chosen last in New match: a preset's id, or the name of a rule-set of one's own. */
  readonly rules:
    { readonly type: 'preset'; readonly preset: PresetId } | { readonly type: 'own'; readonly name: string };
  /** Months chosen last; null = as the preset says. */
  readonly months: number | null;
  readonly firstDealer: FirstDealerSetting;
  readonly birthMonth: Month;
  /** Opponents chosen last; the second plays only with three at the table. */
  readonly opponents: readonly [OpponentChoice, OpponentChoice];
  /** Cards that take something, and what they take, are lit. */
  readonly takeable: boolean;
  /** Yaku that the player is near to are told with what is missing and where it is. */
  readonly reach: boolean;
  /** Yaku that an opponent is near to are told, and what is missing for them. */
  readonly danger: boolean;
  /** The reference shows where each of the 48 cards is. */
  readonly tracker: boolean;
  /** The coach stands by at the table, silent until asked. */
  readonly coach: boolean;
  /** A call of koi-koi is asked about once more. */
  readonly confirmCall: boolean;
  readonly pause: Pause;
  /** Times the size that the window gives. */
  readonly textSize: TextSize;
}

/** Settings as they stand together on a page and are put back together; what New match asks for belongs to none. */
export const SETTING_GROUPS = {
  game: ['takeable', 'reach', 'danger', 'tracker', 'coach', 'confirmCall', 'pause'],
  table: ['cardMarks', 'markParts', 'handShape', 'fullScreen'],
  sound: ['volume', 'muted'],
  language: ['language'],
  access: ['speed', 'reducedMotion', 'textSize'],
} as const satisfies Readonly<Record<string, readonly (keyof Settings)[]>>;
export type SettingGroup = keyof typeof SETTING_GROUPS;

export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  speed: 'normal',
  reducedMotion: 'system',
  volume: 0.7,
  muted: false,
  fullScreen: false,
  cardMarks: 'off',
  markParts: ['month', 'kind'],
  handShape: 'row',
  rules: { type: 'preset', preset: 'modern' },
  months: null,
  firstDealer: 'draw',
  birthMonth: 1,
  opponents: [
    { level: 'medium', manner: 'balanced' },
    { level: 'medium', manner: 'balanced' },
  ],
  takeable: true,
  reach: true,
  danger: true,
  tracker: true,
  coach: true,
  confirmCall: false,
  pause: 'normal',
  textSize: 1,
};
