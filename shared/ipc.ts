/** The bridge between main and renderer: every call and every push, typed once. Handlers, preload and client map over these. */
import type { GameEvent } from './events';
import type { Move, MoveError, Result } from './moves';
import type { About } from './about';
import type { AdviceUpdate, FinishedMatch, ReviewUpdate } from './coach';
import type { DealChoice, DealOrigin, DealRead } from './deals';
import type { LessonId, LessonProgress, LessonTry, LessonUpdate } from './lessons';
import type { MatchOptions } from './matchOptions';
import type { FairnessAnswer, PlayRecord, RecordFilter, RecordFormat, RecordImported } from './record';
import type { Replay } from './replay';
import type { PaidExample, RuleExample } from './ruleExamples';
import type { RuleProblem, RulesRead } from './ruleProblems';
import type { NamedRuleSet, RuleSet } from './ruleSet';
import type { Language, Settings, SettingGroup } from './settings';
import type { Month } from './cards';
import type {
  LearningDays,
  TrainerId,
  TrainerLevel,
  TrainerProgress,
  TrainerQuestion,
  TrainerResult,
} from './trainers';
import type { PlayerView } from './view';

/** What the start screen tells of a match that can be continued. */
export interface MatchSummary {
  readonly month: Month;
  readonly round: number;
  readonly options: MatchOptions;
  /** Totals by seat; seat 0 is the player. */
  readonly totals: readonly number[];
}

/** Something that the player must be told once. `file` = where the damaged file was put, as a full path. */
export type Notice =
  | { readonly type: 'saveDamaged'; readonly file: string }
  | { readonly type: 'saveTooNew'; readonly file: string }
  | { readonly type: 'settingsDamaged'; readonly file: string }
  | { readonly type: 'settingsTooNew'; readonly file: string }
  | { readonly type: 'saveFailed'; readonly reason: string }
  | { readonly type: 'settingsFailed'; readonly reason: string }
  | { readonly type: 'rulesDamaged'; readonly file: string }
  | { readonly type: 'rulesTooNew'; readonly file: string }
  | { readonly type: 'rulesFailed'; readonly reason: string }
  | { readonly type: 'historyDamaged'; readonly file: string }
  | { readonly type: 'historyFailed'; readonly reason: string }
  | { readonly type: 'learningDamaged'; readonly file: string }
  | { readonly type: 'learningTooNew'; readonly file: string }
  | { readonly type: 'learningFailed'; readonly reason: string }
  | { readonly type: 'opponentRestarted' }
  | { readonly type: 'pageReloaded' };

export interface StartInfo {
  readonly version: string;
  readonly settings: Settings;
  /** The language to use for `settings.language === 'system'`. */
  readonly systemLanguage: Language;
  readonly saved: MatchSummary | null;
  /** Nothing was played to its end, begun, or learnt yet. */
  readonly newcomer: boolean;
  /** Rule-sets of the player's own, by name. */
  readonly ownRules: readonly NamedRuleSet[];
  readonly notices: readonly Notice[];
}

/** Everything that one accepted move brought about. `events` is empty on resume: then only the view counts. */
export interface MatchUpdate {
  /** Grows by one with every accepted move; a move sent with an older one is refused. */
  readonly revision: number;
  readonly events: readonly GameEvent[];
  readonly view: PlayerView;
  readonly options: MatchOptions;
  /** A move was taken back: the match counts as practice. */
  readonly practice: boolean;
  /** Where its cards come from. */
  readonly deal: DealOrigin;
  /** False where nothing was decided yet in this month. */
  readonly canTakeBack: boolean;
  /** The id under which the finished match is kept; null while it runs. */
  readonly keptAs: string | null;
  /** Shown only once the match is over. */
  readonly seed: number | null;
}

/** `failed`: a broken invariant in main, a bug; nothing was changed. */
export type Refusal =
  | MoveError
  | 'staleRevision'
  | 'noMatch'
  | 'matchRunning'
  | 'monthNotOver'
  /** Nothing was decided yet in this month. */
  | 'nothingToTakeBack'
  /** No kept match has this id. */
  | 'noSuchMatch'
  /** A deal code that cannot be read, or not by these agreements. */
  | 'badDeals'
  /** Other rules of one's own are kept under this name. */
  | 'nameTaken'
  /** There are as many rule-sets as are kept. */
  | 'tooManyRules'
  /** The file could not be written. */
  | 'notWritten'
  /** No lesson, or no exercise, is open. */
  | 'noLesson'
  | 'badPayload'
  | 'badSender'
  | 'failed';

export type Reply<T = null> = Result<T, Refusal>;

/** Renderer asks, main answers. One argument each; `null` = none. */
export interface Calls {
  'app:start': (payload: null) => Reply<StartInfo>;
  'app:quit': (payload: null) => Reply;
  'app:about': (payload: null) => Reply<About>;
  /** Opens the folder with everything that is kept in the system's file browser. */
  'app:showFolder': (payload: null) => Reply;
  'settings:change': (patch: Partial<Settings>) => Reply<Settings>;
  /** Puts one group of settings back to its defaults. */
  'settings:reset': (payload: { readonly group: SettingGroup }) => Reply<Settings>;
  /** Reads a code or a file's text. Keeps nothing. */
  'rules:read': (payload: { readonly text: string }) => Reply<RulesRead>;
  /** Lets the player pick a file and reads it; null when they pick none. */
  'rules:open': (payload: null) => Reply<RulesRead | null>;
  /** Whether each could be played, in the order asked; an empty list where it could. */
  'rules:check': (payload: {
    readonly ruleSets: readonly RuleSet[];
  }) => Reply<readonly (readonly RuleProblem[])[]>;
  /** What the pile pays by these rules; null where nobody could play them. */
  'rules:example': (payload: {
    readonly ruleSet: RuleSet;
    readonly example: RuleExample;
  }) => Reply<PaidExample | null>;
  /** Keeps a rule-set under its name, or under the next free one like it. Answers with all that are kept. */
  'rules:keep': (payload: NamedRuleSet) => Reply<readonly NamedRuleSet[]>;
  /** Keeps other rules, or another name, in the place of those kept under `name`; refuses a name that others have. */
  'rules:replace': (payload: {
    readonly name: string;
    readonly rules: NamedRuleSet;
  }) => Reply<readonly NamedRuleSet[]>;
  'rules:forget': (payload: { readonly name: string }) => Reply<readonly NamedRuleSet[]>;
  /** The rule-set as a short text. */
  'rules:code': (payload: NamedRuleSet) => Reply<string>;
  /** Puts that text on the clipboard. */
  'rules:copy': (payload: NamedRuleSet) => Reply;
  /** Lets the player pick where to write it; answers with the full path, or null when they pick none. */
  'rules:save': (payload: NamedRuleSet) => Reply<string | null>;
  /**
   * Starts a match; `replace` must be true when one is running. A deal code brings its own rules and first dealer: those
   * of the options must be the same. Answered by a push.
   */
  'match:new': (payload: {
    readonly options: MatchOptions;
    readonly replace: boolean;
    readonly deal: DealChoice;
  }) => Reply;
  /** Loads the kept match and pushes its view without events. */
  'match:resume': (payload: null) => Reply;
  'match:play': (payload: { readonly move: Move; readonly revision: number }) => Reply;
  /** After a tally: deals the next month. */
  'match:nextMonth': (payload: { readonly revision: number }) => Reply;
  /** Undoes everything back to the player's last own decision of this month; the match is practice from then on. */
  'match:takeBack': (payload: { readonly revision: number }) => Reply;
  /** Asks the coach about the open decision; answered by pushes, until the match moves on. */
  'coach:ask': (payload: { readonly revision: number }) => Reply;
  'coach:silence': (payload: null) => Reply;
  /** Finished matches, the newest first. */
  'history:list': (payload: null) => Reply<readonly FinishedMatch[]>;
  /** Looks a finished match over again; answered by pushes with its progress. Another one, or `null`, cancels it. */
  'review:open': (payload: { readonly id: string } | null) => Reply;
  /** Reads a deal code without telling its seed. Keeps nothing. */
  'deals:read': (payload: { readonly text: string }) => Reply<DealRead>;
  /** The deals of a finished match as a short text for a friend. */
  'deals:code': (payload: { readonly id: string }) => Reply<string>;
  /** Puts that text on the clipboard. */
  'deals:copy': (payload: { readonly id: string }) => Reply;
  /** What the finished matches add up to. */
  'record:read': (filter: RecordFilter) => Reply<PlayRecord>;
  /** How the cards of all finished matches were dealt, practice too. */
  'record:fairness': (payload: null) => Reply<readonly FairnessAnswer[]>;
  /** Takes finished matches out of the record; they can be restored until the game is closed. Answers with those left. */
  'record:forget': (payload: { readonly ids: readonly string[] }) => Reply<readonly FinishedMatch[]>;
  'record:restore': (payload: { readonly ids: readonly string[] }) => Reply<readonly FinishedMatch[]>;
  /** Lets the player pick where to write all finished matches; answers with the full path, or null when they pick none. */
  'record:export': (payload: { readonly format: RecordFormat }) => Reply<string | null>;
  /** Lets the player pick a file that was exported as JSON, and adds what is not there yet; null when they pick none. */
  'record:import': (payload: null) => Reply<RecordImported | null>;
  /** A finished match, to be watched again. */
  'replay:open': (payload: { readonly id: string }) => Reply<Replay>;
  /** How far the learner has come; by the rules now chosen. */
  'learning:read': (payload: null) => Reply<{
    readonly lessons: readonly LessonProgress[];
    readonly trainers: readonly TrainerProgress[];
    readonly days: LearningDays;
  }>;
  /** Opens a lesson where it was left, or from its beginning; answered by pushes. A match that runs stays as it is. */
  'lesson:open': (payload: { readonly id: LessonId; readonly again: boolean }) => Reply;
  'lesson:try': (payload: { readonly tried: LessonTry; readonly revision: number }) => Reply;
  'lesson:close': (payload: null) => Reply;
  /** Begins a set of ten at this level, null = where the learner stands. */
  'trainer:start': (payload: {
    readonly id: TrainerId;
    readonly level: TrainerLevel | null;
  }) => Reply<TrainerQuestion>;
  /** Answers the open question by indices. @param ms how long it took */
  'trainer:answer': (payload: {
    readonly marked: readonly number[];
    readonly ms: number;
  }) => Reply<TrainerResult>;
  /** The set's next question; refused before the open one is answered, and after the last. */
  'trainer:next': (payload: null) => Reply<TrainerQuestion>;
  'trainer:close': (payload: null) => Reply;
  /** Ends the match: gives up a running one, or leaves a finished one. Nothing is kept of it. */
  'match:close': (payload: null) => Reply;
}
export type CallName = keyof Calls;
export type CallPayload<C extends CallName> = Parameters<Calls[C]>[0];
export type CallReply<C extends CallName> = ReturnType<Calls[C]>;

/** Main tells, renderer listens. */
export interface Pushes {
  'match:update': MatchUpdate;
  'settings:update': Settings;
  'coach:advice': AdviceUpdate;
  'review:update': ReviewUpdate;
  'lesson:update': LessonUpdate;
  notice: Notice;
}
export type PushName = keyof Pushes;

/** What the preload script puts on `window.hanagoyomi`. */
export interface Bridge {
  call<C extends CallName>(name: C, payload: CallPayload<C>): Promise<CallReply<C>>;
  /** Returns the function that stops listening. */
  listen<P extends PushName>(name: P, listener: (push: Pushes[P]) => void): () => void;
}

export const CALL_NAMES = [
  'app:start',
  'app:quit',
  'app:about',
  'app:showFolder',
  'settings:change',
  'settings:reset',
  'rules:read',
  'rules:open',
  'rules:check',
  'rules:example',
  'rules:keep',
  'rules:replace',
  'rules:forget',
  'rules:code',
  'rules:copy',
  'rules:save',
  'match:new',
  'match:resume',
  'match:play',
  'match:nextMonth',
  'match:takeBack',
  'coach:ask',
  'coach:silence',
  'history:list',
  'review:open',
  'deals:read',
  'deals:code',
  'deals:copy',
  'record:read',
  'record:fairness',
  'record:forget',
  'record:restore',
  'record:export',
  'record:import',
  'replay:open',
  'learning:read',
  'lesson:open',
  'lesson:try',
  'lesson:close',
  'trainer:start',
  'trainer:answer',
  'trainer:next',
  'trainer:close',
  'match:close',
] as const satisfies readonly CallName[];

export const PUSH_NAMES = [
  'match:update',
  'settings:update',
  'coach:advice',
  'review:update',
  'lesson:update',
  'notice',
] as const satisfies readonly PushName[];
