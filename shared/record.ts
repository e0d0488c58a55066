/** What the player's finished matches add up to, and how fairly their cards were dealt. Shapes only: main counts. */
import type { FinishedMatch } from './coach';
import type { Month } from './cards';
import type { LevelId, RulesChoice } from './matchOptions';
import type { YakuId } from './yaku';

/** Which matches count; null = all. Matches in which a move was taken back never do. */
export interface RecordFilter {
  /** Matches with an opponent of this level. */
  readonly level: LevelId | null;
  /** One of `RecordedRules.key`. */
  readonly rules: string | null;
}

/** How often something happened, with the 95 % interval (Wilson) of how likely it is; all 0 … 1. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Rules by which something was played: a preset of any length, or rules of the player's own by name. */
export interface RecordedRules {
  readonly key: string;
  readonly rules: RulesChoice;
}

export interface MatchCount {
  readonly matches: number;
  /** Of a shared win and of a draw counts the part of each seat that leads: half between two. Null without matches. */
  readonly won: Share | null;
}

export interface YakuCount {
  readonly id: YakuId;
  /** Of a house yaku; null for all others. */
  readonly name: string | null;
  /** Months that ended with it in the player's scored pile, and in a rival's. */
  readonly made: number;
  readonly suffered: number;
}

/** The player's own koi-koi calls, by how the month ended, and what they brought. */
export interface CallCount {
  readonly scored: number;
  readonly rival: number;
  readonly nobody: number;
  /** Points of the month that followed, own ones less the others', on average; null without calls. */
  readonly points: number | null;
  /** What stopping there would have paid, on average. */
  readonly stop: number | null;
}

export interface PlayRecord extends MatchCount {
  readonly months: number;
  /** Points a month, the player's and all rivals' together; null without months. */
  readonly points: number | null;
  readonly theirs: number | null;
  /** The month with the most points; null while none was won. */
  readonly best: { readonly points: number; readonly month: Month; readonly match: FinishedMatch } | null;
  /** Matches won in a row up to the latest one, and at most. */
  readonly streak: number;
  readonly longestStreak: number;
  /** Every level in order, those without matches too. */
  readonly byLevel: readonly (MatchCount & { readonly level: LevelId })[];
  /** Most played first. */
  readonly byRules: readonly (MatchCount & RecordedRules)[];
  /** The twelve months in order; the points are sums. */
  readonly byMonth: readonly {
    readonly month: Month;
    readonly played: number;
    readonly points: number;
    readonly theirs: number;
  }[];
  /** Those that were made or suffered at least once, most frequent first. */
  readonly yaku: readonly YakuCount[];
  readonly calls: CallCount;
  /** What can be chosen in the filter, whatever it is set to. */
  readonly rules: readonly RecordedRules[];
}

export const FAIRNESS_QUESTIONS = [
  /** Lights in the player's dealt hand. */
  'ownLights',
  /** Lights in each rival's dealt hand. */
  'rivalLights',
  /** Cards of the most frequent month on the dealt field. */
  'fieldMonth',
  /** Which of the 48 cards were dealt to the player. */
  'ownCards',
] as const;
export type FairnessQuestion = (typeof FAIRNESS_QUESTIONS)[number];

/** Cells of which fewer are expected are taken together with their neighbours; one group alone tells nothing. */
export const FEWEST_EXPECTED = 5;

/** How often something lay in a deal, against how often it is expected to. */
export interface FairnessAnswer {
  readonly question: FairnessQuestion;
  /** Deals looked at. */
  readonly deals: number;
  /** By what was counted: number of lights or cards, or calendar order of the 48 cards. */
  readonly cells: readonly { readonly value: number; readonly seen: number; readonly expected: number }[];
  readonly chiSquare: number;
  readonly degrees: number;
  /** How often a fair shuffle strays this far or further, 0 … 1; null with too few deals to tell. */
  readonly chance: number | null;
}

export type RecordFormat = 'json' | 'csv';

/** Why a file with matches was refused as a whole; nothing was changed. */
export type RecordFileError = 'damaged' | 'newer' | 'notRecord' | 'tooLarge' | 'unreadable';

export type RecordImported =
  /** `known`: matches that were there already; `broken`: matches that do not follow from their seed and moves. */
  | { readonly type: 'read'; readonly added: number; readonly known: number; readonly broken: number }
  | { readonly type: 'refused'; readonly reason: RecordFileError };
