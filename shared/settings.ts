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
  /** Month number and kind symbol on each card. */
  readonly cardMarks: 'off' | 'hover' | 'always';
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
  /** The coach stands by at the table, silent until asked. */
  readonly coach: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  speed: 'normal',
  reducedMotion: 'system',
  volume: 0.7,
  muted: false,
  fullScreen: false,
  cardMarks: 'off',
  handShape: 'row',
  rules: { type: 'preset', preset: 'modern' },
  months: null,
  firstDealer: 'draw',
  birthMonth: 1,
  opponents: [
    { level: 'medium', manner: 'balanced' },
    { level: 'medium', manner: 'balanced' },
  ],
  coach: true,
};
