/** A saved match as lines of text, or why it is none. Reads and prints nothing. */
import type { KeptMatch } from '../../record/savedMatches';
import { ok, refuse, type Result } from '../../../shared/moves';
import { isMonthOver } from '../../engine/state';
import { redactEvents } from '../../engine/view';
import { endsAsKept } from '../../record/matchFacts';
import { matchSteps, type LoggedMatch, type PlayedStep } from '../../record/matchSteps';
import type { SavedMatches } from '../../record/savedMatches';
import { eventText } from '../eventText';

const YOU = 0;

const follow = (match: LoggedMatch): Result<readonly PlayedStep[], string> => {
  try {
    return ok([...matchSteps(match)]);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
};

/** A match that still runs keeps its hidden cards. */
function runningText(match: LoggedMatch): Result<readonly string[], string> {
  const followed = follow(match);
  if (!followed.ok) return followed;
  const events = followed.value.flatMap((step) => step.events);
  const state = followed.value.at(-1)?.state;
  if (state?.phase === 'matchOver') return ok(events.map(eventText));
  const next = state === undefined || isMonthOver(state) ? 'the next month' : `a move of ${state.turn}`;
  return ok([...redactEvents(events, YOU).map(eventText), `not over yet, waits for ${next}`]);
}

const headLine = ({ id, finishedAt, practice, seed }: KeptMatch): string =>
  `match ${id}, finished ${finishedAt}, seed ${seed}${practice ? ', practice' : ''}`;

function finishedText(match: KeptMatch): Result<readonly string[], string> {
  const followed = follow(match);
  if (!followed.ok) return refuse(`match ${match.id}: ${followed.code}`);
  const state = followed.value.at(-1)?.state;
  if (state === undefined || !endsAsKept(match, state))
    return refuse(`match ${match.id}: its moves do not lead to the end that it tells of`);
  return ok([headLine(match), ...followed.value.flatMap(({ events }) => events.map(eventText))]);
}

/** Every line of all matches, or the first thing that is wrong. */
export function replayText(saved: SavedMatches): Result<readonly string[], string> {
  if (saved.type === 'running') return runningText(saved.match);
  const lines: string[] = [];
  for (const match of saved.matches) {
    const text = finishedText(match);
    if (!text.ok) return text;
    lines.push(...text.value);
  }
  return ok(lines);
}
