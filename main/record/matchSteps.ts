/** A match step by step, from its seed and moves alone. Keeps nothing. */
import { makeMove } from '../engine/notation';
import type { MatchState, Step } from '../engine/state';
import { beginMatch, stepOn, type LogEntry, type Match, type MatchStart } from '../matchLog';

/** Everything that a match follows from. */
export type LoggedMatch = MatchStart & Pick<Match, 'moves'>;

export interface PlayedStep extends Step {
  /** Null where the match began. */
  readonly entry: LogEntry | null;
  readonly before: MatchState | null;
}

const nameOf = (entry: LogEntry): string =>
  entry.type === 'move' ? `${makeMove(entry.move)} of seat ${entry.seat}` : 'the next month';

/** @throws at the first step that the rules refuse, and where they cannot be played at all */
export function* matchSteps(match: LoggedMatch): Generator<PlayedStep> {
  const first = beginMatch(match);
  yield { ...first, entry: null, before: null };
  let before = first.state;
  for (const [index, entry] of match.moves.entries()) {
    const step = stepOn(before, entry);
    if (!step.ok) throw new Error(`step ${index + 1}, ${nameOf(entry)}, is against the rules: ${step.code}`);
    yield { ...step.value, entry, before };
    before = step.value.state;
  }
}
