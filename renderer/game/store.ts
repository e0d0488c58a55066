/** What the window shows: one set of signals, written by actions and playback, read by components. Knows no rules. */
import { signal } from '@preact/signals';
import type { Month } from '../../shared/cards';
import type { AdviceUpdate, ReviewUpdate } from '../../shared/coach';
import type { MatchSummary, MatchUpdate, Notice } from '../../shared/ipc';
import type { LessonUpdate } from '../../shared/lessons';
import type { Replay } from '../../shared/replay';
import type { NamedRuleSet } from '../../shared/ruleSet';
import { DEFAULT_SETTINGS, type Language, type Settings } from '../../shared/settings';

export type Screen =
  'title' | 'newMatch' | 'rules' | 'record' | 'about' | 'table' | 'learn' | 'lesson' | 'trainers' | 'check';

/** A sheet laid over the screen; the latest one is on top. */
export type Overlay =
  | 'menu'
  | 'lessonMenu'
  | 'settings'
  | 'shortcuts'
  | 'cards'
  | 'rules'
  | 'reference'
  | 'giveUp'
  | 'takeBack'
  | 'review';

export const screen = signal<Screen>('title');
export const overlays = signal<readonly Overlay[]>([]);
export const settings = signal<Settings>(DEFAULT_SETTINGS);
export const systemLanguage = signal<Language>('en');
export const version = signal('');
export const saved = signal<MatchSummary | null>(null);
/** Rule-sets of the player's own, by name. */
export const ownRules = signal<readonly NamedRuleSet[]>([]);
export const notices = signal<readonly Notice[]>([]);

/** The update whose motion is over: what rails and dialogs tell. Null outside a match. */
export const shown = signal<MatchUpdate | null>(null);

/** The month that the table is dressed for. */
export const month = signal<Month | null>(null);

/** Revision of the month's end whose tally has been read: the end of the match may show. */
export const readTally = signal<number | null>(null);

/** Words that take the prompt line for a moment: why a press did nothing. */
export const reason = signal('');

/** True from a sent move until its answer has been shown. */
export const waiting = signal(false);

/** The coach has been asked about the decision on the table. */
export const coachOpen = signal(false);
/** Its latest answer; null while there is none. */
export const advice = signal<AdviceUpdate | null>(null);

/** The review that is open, and how far it has come. */
export const review = signal<ReviewUpdate | null>(null);

/** The finished match that is watched again, over everything else; null = none. */
export const replay = signal<Replay | null>(null);

/** Finished matches that were deleted since the start and can be brought back, by id. */
export const forgotten = signal<readonly string[]>([]);

/** What the open lesson shows; null = none is open. */
export const lesson = signal<LessonUpdate | null>(null);
/** A try is on its way to the teacher. */
export const isAnswering = signal(false);
/** Nothing has been played or learnt yet: the start screen shows the way in first. */
export const newcomer = signal(false);

/** The sheet that was closed last: what it was opened from gives the focus back to its button. Null once another opens. */
export const closed = signal<Overlay | null>(null);

export const openOverlay = (overlay: Overlay): void => {
  closed.value = null;
  if (overlays.value.at(-1) !== overlay) overlays.value = [...overlays.value, overlay];
};
export const closeOverlay = (): void => {
  closed.value = overlays.value.at(-1) ?? null;
  overlays.value = overlays.value.slice(0, -1);
};
