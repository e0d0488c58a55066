/** What each call of the bridge does, in terms of session, settings and rules. Knows no windows beyond what it is given. */
import type { Reply, StartInfo } from '../shared/ipc';
import { ok } from '../shared/moves';
import type { Language, Settings } from '../shared/settings';
import { createDealHandlers } from './dealHandlers';
import type { DealParts } from './dealHandlers';
import type { History } from './history';
import type { Handlers } from './ipc';
import type { NoticeBoard } from './notices';
import { createAboutHandlers } from './aboutHandlers';
import type { AboutParts } from './aboutHandlers';
import { createCoachHandlers } from './coachHandlers';
import type { CoachParts } from './coachHandlers';
import type { Session } from './session';
import { createLearningHandlers } from './learningHandlers';
import type { LearningParts } from './learningHandlers';
import { createRecordHandlers } from './recordHandlers';
import type { RecordParts } from './recordHandlers';
import { createRulesHandlers } from './rulesHandlers';
import type { RulesParts } from './rulesHandlers';
import type { SettingsKeeper } from './settings';

export interface HandlerParts
  extends RulesParts, CoachParts, RecordParts, DealParts, AboutParts, LearningParts {
  readonly systemLanguage: Language;
  readonly settings: SettingsKeeper;
  readonly session: Session;
  readonly history: History;
  readonly notices: NoticeBoard;
  /** A setting was changed by the page. */
  settingsChanged(settings: Settings): void;
  quit(): void;
}

export function createHandlers(parts: HandlerParts): Handlers {
  const { session, settings } = parts;

  const startInfo = (): StartInfo => ({
    version: parts.about.version,
    settings: settings.current(),
    systemLanguage: parts.systemLanguage,
    saved: session.summary(),
    newcomer: session.summary() === null && parts.history.isEmpty() && parts.lessons.isNew(),
    ownRules: parts.ruleBook.all(),
    notices: parts.notices.collect(),
  });

  const told = (changed: Settings): Reply<Settings> => {
    parts.settingsChanged(changed);
    return ok(changed);
  };

  return {
    'app:start': () => ok(startInfo()),
    'app:quit': () => {
      parts.quit();
      return ok(null);
    },
    'settings:change': (patch) => told(settings.change(patch)),
    'settings:reset': ({ group }) => told(settings.reset(group)),
    ...createAboutHandlers(parts),
    ...createDealHandlers(parts),
    ...createLearningHandlers(parts),
    ...createRecordHandlers(parts),
    ...createRulesHandlers(parts),
    'match:new': ({ options, replace, deal }) => session.start(options, replace, deal),
    'match:resume': () => session.resume(),
    'match:play': ({ move, revision }) => session.play(move, revision),
    'match:nextMonth': ({ revision }) => session.nextMonth(revision),
    'match:takeBack': ({ revision }) => session.takeBack(revision),
    ...createCoachHandlers(parts),
    'match:close': () => session.close(),
  };
}
