/** Keeps the latest turn of each seat, so that it can be followed afterwards. Knows no rules. */
import type { CardId } from '../../shared/cards';
import type { CardSource } from '../../shared/events';
import type { TurnTrace } from '../../shared/view';
import type { Draft } from './draft';
import { at } from './lists';
import type { MatchState } from './state';

/** The turn being played. */
export const turnTrace = ({ traces }: MatchState): TurnTrace => at(traces, traces.length - 1);

/** Whether the turn being played has brought the seat any cards yet. */
export const hasCaptured = (state: MatchState): boolean => {
  const { playedTook, drawnTook } = turnTrace(state);
  return playedTook.length > 0 || drawnTook.length > 0;
};

/** Begins the trace of a turn with its hand card; the seat's older one goes. */
export const beginTrace = (draft: Draft, played: CardId): void => {
  const { turn: seat } = draft;
  const others = draft.traces.filter((each) => each.seat !== seat);
  draft.traces = [...others, { seat, played, playedTook: [], drawn: null, drawnTook: [] }];
};

/** The turn being played, after its drawn card or a capture. Field by field, as in draft.ts and for the same reason. */
const note = (
  draft: Draft,
  playedTook: readonly CardId[],
  drawn: CardId | null,
  drawnTook: readonly CardId[],
): void => {
  const { seat, played } = turnTrace(draft);
  draft.traces = draft.traces.with(-1, { seat, played, playedTook, drawn, drawnTook });
};

export const noteDraw = (draft: Draft, drawn: CardId): void => {
  const { playedTook, drawnTook } = turnTrace(draft);
  note(draft, playedTook, drawn, drawnTook);
};

export const noteCapture = (draft: Draft, source: CardSource, taken: readonly CardId[]): void => {
  const { playedTook, drawn, drawnTook } = turnTrace(draft);
  if (source === 'hand') note(draft, taken, drawn, drawnTook);
  else note(draft, playedTook, drawn, taken);
};
