/** The bridge between main and renderer: every call and every push, typed once. Handlers, preload and client map over these. */
import type { GameEvent } from './events';
import type { Move, MoveError, Result } from './moves';
import type { AdviceUpdate, FinishedMatch, ReviewUpdate } from './coach';
import type { MatchOptions } from './matchOptions';
import type { RulesRead } from './ruleProblems';
import type { NamedRuleSet } from './ruleSet';
import type { Language, Settings } from './settings';
import type { Month } from './cards';
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
  | { readonly type: 'opponentRestarted' }
  | { readonly type: 'pageReloaded' };

export interface StartInfo {
  readonly version: string;
  readonly settings: Settings;
  /** The language to use for `settings.language === 'system'`. */
  readonly systemLanguage: Language;
  readonly saved: MatchSummary | null;
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
  /** There are as many rule-sets as are kept. */
  | 'tooManyRules'
  /** The file could not be written. */
  | 'notWritten'
  | 'badPayload'
  | 'badSender'
  | 'failed';

export type Reply<T = null> = Result<T, Refusal>;

/** Renderer asks, main answers. One argument each; `null` = none. */
export interface Calls {
  'app:start': (payload: null) => Reply<StartInfo>;
  'app:quit': (payload: null) => Reply;
  'settings:change': (patch: Partial<Settings>) => Reply<Settings>;
  /** Reads a code or a file's text. Keeps nothing. */
  'rules:read': (payload: { readonly text: string }) => Reply<RulesRead>;
  /** Lets the player pick a file and reads it; null when they pick none. */
  'rules:open': (payload: null) => Reply<RulesRead | null>;
  /** Keeps a rule-set under its name, or under the next free one like it. Answers with all that are kept. */
  'rules:keep': (payload: NamedRuleSet) => Reply<readonly NamedRuleSet[]>;
  'rules:forget': (payload: { readonly name: string }) => Reply<readonly NamedRuleSet[]>;
  /** The rule-set as a short text. */
  'rules:code': (payload: NamedRuleSet) => Reply<string>;
  /** Puts that text on the clipboard. */
  'rules:copy': (payload: NamedRuleSet) => Reply;
  /** Lets the player pick where to write it; answers with the full path, or null when they pick none. */
  'rules:save': (payload: NamedRuleSet) => Reply<string | null>;
  /** Starts a match; `replace` must be true when one is running. Answered by a push. */
  'match:new': (payload: { readonly options: MatchOptions; readonly replace: boolean }) => Reply;
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
  'settings:change',
  'rules:read',
  'rules:open',
  'rules:keep',
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
  'match:close',
] as const satisfies readonly CallName[];

export const PUSH_NAMES = [
  'match:update',
  'settings:update',
  'coach:advice',
  'review:update',
  'notice',
] as const satisfies readonly PushName[];
