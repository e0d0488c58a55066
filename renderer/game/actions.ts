/** What a player sets in motion: each action is one call over the bridge and its effect on the store. Decides no rules. */
import { batch } from '@preact/signals';
import type { DealChoice } from '../../shared/deals';
import type { Bridge, MatchSummary, MatchUpdate, Reply, Refusal } from '../../shared/ipc';
import type { MatchOptions } from '../../shared/matchOptions';
import type { Move } from '../../shared/moves';
import type { SettingGroup, Settings } from '../../shared/settings';
import type { AboutDesk } from '../about/aboutDesk';
import type { RecordDesk } from '../record/recordDesk';
import type { RulesDesk } from '../screens/rulesDesk';
import type { Accepted } from './accepted';
import type { Inbox } from './inbox';
import type { DealsDesk } from '../deals/dealsDesk';
import { createDealsDesk } from './dealActions';
import { clearAdvice, createCoachDesk } from './coachActions';
import type { CoachDesk } from './coachActions';
import { createAboutDesk } from './aboutActions';
import { createRecordDesk } from './recordActions';
import { createReplayDesk } from './replayActions';
import type { ReplayDesk } from './replayActions';
import { createLessonDesk } from './lessonActions';
import type { LessonDesk } from './lessonActions';
import { createRulesDesk } from './rulesActions';
import { createTrainerDesk } from './trainerActions';
import type { TrainerDesk } from '../trainers/trainerDesk';
import {
  month,
  newcomer,
  notices,
  overlays,
  ownRules,
  readTally,
  reason,
  saved,
  screen,
  settings,
  shown,
  systemLanguage,
  version,
  waiting,
} from './store';

/** Told when main refuses what the window thought it might do. */
export type RefusalListener = (code: Refusal) => void;

export interface Actions {
  start(): Promise<void>;
  /** Main has told of a step: the table shows it in its own time, what can be continued is this from now on. */
  receive(update: MatchUpdate): void;
  changeSettings(patch: Partial<Settings>): Promise<void>;
  /** Puts one group back to its defaults; false = refused. */
  resetSettings(group: SettingGroup): Promise<boolean>;
  /** `replace` = a kept match may go. */
  newMatch(options: MatchOptions, replace: boolean, deal: DealChoice): Promise<void>;
  resume(): Promise<void>;
  play(move: Move): Promise<void>;
  nextMonth(): Promise<void>;
  /** Ends the match for good: gives up, or leaves a finished one. */
  closeMatch(): Promise<void>;
  /** Back to the start screen; a running match stays kept. */
  toTitle(): void;
  quit(): Promise<void>;
  /** Everything about rule-sets of the player's own. */
  readonly rules: RulesDesk;
  /** Everything about the record of finished matches. */
  readonly record: RecordDesk;
  /** Finished matches, watched again. */
  readonly replay: ReplayDesk;
  /** Lessons at the table. */
  readonly lessons: LessonDesk;
  /** Short exercises. */
  readonly trainers: TrainerDesk;
  /** Everything about deal codes. */
  readonly deals: DealsDesk;
  /** What the game tells about itself. */
  readonly about: AboutDesk;
  /** Everything about coach, take back and review. */
  readonly coach: CoachDesk;
}

const summaryOf = ({ view, options }: MatchUpdate): MatchSummary => ({
  month: view.month,
  round: view.round,
  options,
  totals: view.seats.map((seat) => seat.total),
});

/** The areas that need no more than their own calls. */
const desksOf = (bridge: Bridge, accepted: Accepted) => ({
  rules: createRulesDesk(bridge, accepted),
  record: createRecordDesk(bridge, accepted),
  replay: createReplayDesk(bridge, accepted),
  lessons: createLessonDesk(bridge, accepted),
  trainers: createTrainerDesk(bridge, accepted),
  deals: createDealsDesk(bridge, accepted),
  about: createAboutDesk(bridge, accepted),
});

export function createActions(bridge: Bridge, onRefusal: RefusalListener, inbox: Inbox): Actions {
  const accepted: Accepted = (reply) => {
    if (reply.ok) return reply.value;
    onRefusal(reply.code);
    return undefined;
  };

  /** Sends something that changes the match; input stays locked until its update has been shown. False = refused. */
  const send = async (call: () => Promise<Reply>): Promise<boolean> => {
    if (waiting.value) return true;
    waiting.value = true;
    // What was asked about is decided.
    clearAdvice();
    const done = accepted(await call()) !== undefined;
    if (!done) waiting.value = false;
    return done;
  };

  /** Nothing of a match is shown any more. */
  const resetTable = (): void => {
    inbox.clear();
    clearAdvice();
    batch(() => {
      shown.value = null;
      month.value = null;
      readTally.value = null;
      reason.value = '';
      waiting.value = false;
    });
  };

  const leaveTable = (): void => {
    resetTable();
    overlays.value = [];
    screen.value = 'title';
  };

  /** Shows the table for a match to come; without one there is no table. */
  const openTable = async (call: () => Promise<Reply>): Promise<void> => {
    screen.value = 'table';
    if (!(await send(call))) leaveTable();
  };

  let closing: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    if (accepted(await bridge.call('match:close', null)) === undefined) return;
    saved.value = null;
    leaveTable();
  };

  return {
    ...desksOf(bridge, accepted),
    coach: createCoachDesk(bridge, accepted, send),
    async start() {
      const info = accepted(await bridge.call('app:start', null));
      if (!info) return;
      batch(() => {
        settings.value = info.settings;
        systemLanguage.value = info.systemLanguage;
        version.value = info.version;
        saved.value = info.saved;
        newcomer.value = info.newcomer;
        ownRules.value = info.ownRules;
        notices.value = info.notices;
      });
    },
    receive(update) {
      saved.value = summaryOf(update);
      newcomer.value = false;
      inbox.push(update);
    },
    async changeSettings(patch) {
      const changed = accepted(await bridge.call('settings:change', patch));
      if (changed) settings.value = changed;
    },
    async resetSettings(group) {
      const changed = accepted(await bridge.call('settings:reset', { group }));
      if (changed) settings.value = changed;
      return changed !== undefined;
    },
    async newMatch(options, replace, deal) {
      resetTable();
      overlays.value = [];
      await openTable(() => bridge.call('match:new', { options, replace, deal }));
    },
    async resume() {
      await openTable(() => bridge.call('match:resume', null));
    },
    async play(move) {
      const revision = shown.value?.revision;
      if (revision !== undefined) await send(() => bridge.call('match:play', { move, revision }));
    },
    async nextMonth() {
      const revision = shown.value?.revision;
      if (revision !== undefined) await send(() => bridge.call('match:nextMonth', { revision }));
    },
    async closeMatch() {
      // A double click gives up once.
      closing ??= close().finally(() => (closing = null));
      await closing;
    },
    toTitle: leaveTable,
    async quit() {
      accepted(await bridge.call('app:quit', null));
    },
  };
}
