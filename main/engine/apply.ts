/** One move: from a state to the next, with the events between them. Never changes the state it is given. */
import type { CardId } from '../../shared/cards';
import type { CardSource, GameEvent } from '../../shared/events';
import { ok, refuse, type Move, type MoveError, type Result, type Seat } from '../../shared/moves';
import type { TurnTrace } from '../../shared/view';
import { nextSeat } from './dealer';
import { at, without } from './lists';
import { endMonth, paidEnding, plainEnding, type MonthEnding } from './month';
import { moveError } from './moves';
import { freshYaku, heldAfter, raisesQuestion } from './question';
import { isChoice, isLastTurn, matchesOf, seatYaku, type Emit, type MatchState, type Step } from './state';
import { baseOf } from './yaku';

const turnTrace = ({ traces }: MatchState): TurnTrace => at(traces, traces.length - 1);

const withTrace = (state: MatchState, change: Partial<TurnTrace>): MatchState => ({
  ...state,
  traces: [...state.traces.slice(0, -1), { ...turnTrace(state), ...change }],
});

/** Notes what the seat has had, so that the same yaku do not ask again. */
const remember = (state: MatchState): MatchState => {
  const { turn, held } = state;
  return { ...state, held: held.with(turn, heldAfter(at(held, turn), seatYaku(state, turn))) };
};

/** How a month ends in which nobody stopped (matrix, 2.7). */
const exhaustedEnding = (state: MatchState): MonthEnding => {
  const { ruleSet, lastCaller, dealer } = state;
  if (ruleSet.exhaustion === 'last_caller' && lastCaller !== null) {
    return paidEnding(state, 'last-caller', lastCaller, seatYaku(state, lastCaller));
  }
  const anyYaku = state.captured.some((_, seat) => seatYaku(state, seat).length > 0);
  if (ruleSet.oyaKen > 0 && !anyYaku) return plainEnding('oya-ken', dealer, ruleSet.oyaKen);
  return plainEnding('exhausted', null, 0);
};

const passTurn = (before: MatchState, emit: Emit): MatchState => {
  const state = remember(before);
  if (isLastTurn(state)) return endMonth(state, exhaustedEnding(state), emit);
  let turn = nextSeat(state.ruleSet, state.turn);
  while (at(state.hands, turn).length === 0) turn = nextSeat(state.ruleSet, turn);
  emit({ type: 'turnStarted', seat: turn });
  return { ...state, phase: 'play', turn };
};

const openQuestion = (state: MatchState, emit: Emit): MatchState => {
  emit({ type: 'decisionOpened', seat: state.turn });
  return { ...state, phase: 'decide' };
};

/** Looks at what the turn has brought: scores it, asks about it, or goes `on`. `atEnd`: no draw is to come. */
const settleYaku = (state: MatchState, atEnd: boolean, on: typeof passTurn, emit: Emit): MatchState => {
  const { ruleSet, turn: seat } = state;
  const held = at(state.held, seat);
  const yaku = seatYaku(state, seat);
  const asked = raisesQuestion(ruleSet, held, yaku);
  const fresh = freshYaku(held, yaku);
  if (fresh.length > 0 && (asked || atEnd)) emit({ type: 'yakuFormed', seat, fresh, base: baseOf(yaku) });
  if (!asked) return on(state, emit);
  if (atEnd && isLastTurn(state) && ruleSet.lastTurn === 'auto_stop') {
    return endMonth(state, paidEnding(state, 'auto-stop', seat, yaku), emit);
  }
  return openQuestion(state, emit);
};

const endTurn = (state: MatchState, emit: Emit): MatchState => settleYaku(state, true, passTurn, emit);

/** Goes on after the hand card or the drawn card has found its place. */
const afterCard = (state: MatchState, source: CardSource, emit: Emit): MatchState => {
  const placed: MatchState = { ...state, pending: null };
  if (source === 'draw') return endTurn(placed, emit);
  if (placed.ruleSet.promptTiming === 'end_of_turn') return drawCard(placed, emit);
  return settleYaku(placed, false, drawCard, emit);
};

const capture = (
  state: MatchState,
  source: CardSource,
  card: CardId,
  taken: readonly CardId[],
  emit: Emit,
): MatchState => {
  const { turn: seat, captured } = state;
  emit({ type: 'cardsCaptured', seat, source, card, taken });
  const taking: MatchState = {
    ...state,
    field: without(state.field, ...taken),
    captured: captured.with(seat, [...at(captured, seat), card, ...taken]),
  };
  const traced = withTrace(taking, source === 'hand' ? { playedTook: taken } : { drawnTook: taken });
  return afterCard(traced, source, emit);
};

/** Hand card and drawn card alike: it stays, takes its match, takes all three, or waits for a choice (2.4). */
const place = (
  state: MatchState,
  source: CardSource,
  card: CardId,
  matches: readonly CardId[],
  emit: Emit,
): MatchState => {
  const seat = state.turn;
  if (matches.length === 0) {
    emit({ type: 'cardLaid', seat, source, card });
    return afterCard({ ...state, field: [...state.field, card] }, source, emit);
  }
  if (!isChoice(state.ruleSet, matches)) return capture(state, source, card, matches, emit);
  emit({ type: 'choiceOpened', seat, source, card, candidates: matches });
  return { ...state, phase: source === 'hand' ? 'chooseHand' : 'chooseDraw', pending: { source, card } };
};

const drawCard = (state: MatchState, emit: Emit): MatchState => {
  const [card, ...drawPile] = state.drawPile;
  if (card === undefined) return endTurn(state, emit);
  const matches = matchesOf(state.field, card);
  emit({ type: 'cardDrawn', seat: state.turn, card, matches });
  return place(withTrace({ ...state, drawPile }, { drawn: card }), 'draw', card, matches, emit);
};

const playCard = (state: MatchState, card: CardId, emit: Emit): MatchState => {
  const { turn: seat, hands } = state;
  const matches = matchesOf(state.field, card);
  emit({ type: 'cardPlayed', seat, card, matches });
  const trace: TurnTrace = { seat, played: card, playedTook: [], drawn: null, drawnTook: [] };
  const played: MatchState = {
    ...state,
    hands: hands.with(seat, without(at(hands, seat), card)),
    traces: [...state.traces.filter((each) => each.seat !== seat), trace],
  };
  return place(played, 'hand', card, matches, emit);
};

const chooseMatch = (state: MatchState, card: CardId, emit: Emit): MatchState => {
  if (state.pending === null) throw new Error('no choice is open');
  return capture(state, state.pending.source, state.pending.card, [card], emit);
};

const callKoiKoi = (state: MatchState, emit: Emit): MatchState => {
  const { turn: seat } = state;
  const calls = state.calls.with(seat, at(state.calls, seat) + 1);
  emit({ type: 'koiKoiCalled', seat, calls: at(calls, seat) });
  const called = remember({ ...state, calls, lastCaller: seat });
  // Asked after the hand card, the turn still owes its draw (prompt_timing: after_capture).
  return turnTrace(state).drawn === null ? drawCard(called, emit) : passTurn(called, emit);
};

const stop = (state: MatchState, emit: Emit): MatchState => {
  const { turn: seat } = state;
  emit({ type: 'stopped', seat });
  return endMonth(state, paidEnding(state, 'stop', seat, seatYaku(state, seat)), emit);
};

const carryOut = (state: MatchState, move: Move, emit: Emit): MatchState => {
  switch (move.type) {
    case 'playCard':
      return playCard(state, move.card, emit);
    case 'chooseMatch':
      return chooseMatch(state, move.card, emit);
    case 'callKoiKoi':
      return callKoiKoi(state, emit);
    case 'stop':
      return stop(state, emit);
  }
};

/** Carries out a move of `seat`, or refuses it with the reason. */
export const applyMove = (state: MatchState, seat: Seat, move: Move): Result<Step, MoveError> => {
  const error = moveError(state, seat, move);
  if (error !== null) return refuse(error);
  const events: GameEvent[] = [];
  return ok({ state: carryOut(state, move, (event) => void events.push(event)), events });
};
