/** What a player can set, with its defaults. Kept by main, shown by the renderer. */

export const LANGUAGES = ['en', 'de', 'it', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];
export const MATCH_LENGTHS = [1, 3, 6, 12] as const;
/** Months of a match. */
export type MatchLength = (typeof MATCH_LENGTHS)[number];

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
  /** Length chosen last in New match. */
  readonly months: MatchLength;
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
  months: 6,
};
