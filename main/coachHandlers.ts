/** What the bridge's calls about coach, history and review do. Knows no rules. */
import { ok, refuse } from '../shared/moves';
import type { CoachDesk } from './coachDesk';
import type { History } from './history';
import type { Handlers } from './ipc';
import { replayKept } from './matchLog';
import type { ReviewDesk } from './reviewDesk';
import type { Session } from './session';

export interface CoachParts {
  readonly session: Pick<Session, 'openDecision'>;
  readonly coach: Pick<CoachDesk, 'ask' | 'silence'>;
  readonly history: Pick<History, 'list' | 'find'>;
  readonly reviews: ReviewDesk;
}

export type CoachCall = 'coach:ask' | 'coach:silence' | 'history:list' | 'review:open';

export function createCoachHandlers({
  session,
  coach,
  history,
  reviews,
}: CoachParts): Pick<Handlers, CoachCall> {
  return {
    'coach:ask': ({ revision }) => {
      const view = session.openDecision(revision);
      if (!view.ok) return view;
      coach.ask(view.value, revision);
      return ok(null);
    },
    'coach:silence': () => {
      coach.silence();
      return ok(null);
    },
    'history:list': () => ok(history.list()),
    'review:open': (asked) => {
      const match = asked === null ? null : history.find(asked.id);
      // What the rules of today refuse cannot be looked over again.
      if (asked !== null && (match === null || replayKept(match) === null)) return refuse('noSuchMatch');
      reviews.open(match);
      return ok(null);
    },
  };
}
