/** One move: from a state to the next, with the events between them. Never changes the state it is given. */
import type { CardId } from '../../shared/cards';
import type { CardSource, GameEvent } from '../../shared/events';
import { ok, refuse, type Move, type MoveError, type Result, type Seat } from '../../shared/moves';
import { nextSeat } from './dealer';
import { draftOf, type Draft } from './draft';
import { at, without } from './lists';
import { endMonth, paidEnding, plainEnding, type MonthEnding } from './month';
import { moveError } from './moves';
import { freshYaku, heldAfter, raisesQuestion } from './question';
import { isChoice, isLastTurn, matchesOf, seatYaku, type Emit, type MatchState, type Step } from './state';
import { beginTrace, hasCaptured, noteCapture, noteDraw, turnTrace } from './traces';
import { baseOf } from './yaku';
import type { YakuScore } from '../../shared/scoring';

/** Notes what the seat has had, so that the same yaku do not ask again. */
const remember = (draft: Draft, yaku: readonly YakuScore[]): void => {
  const { turn, held } = draft;
  draft.held = held.with(turn, heldAfter(at(held, turn), yaku));
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

const passTurn = (draft: Draft, emit: Emit): void => {
  if (isLastTurn(draft)) return endMonth(draft, exhaustedEnding(draft), emit);
  let turn = nextSeat(draft.ruleSet, draft.turn);
  while (at(draft.hands, turn).length === 0) turn = nextSeat(draft.ruleSet, turn);
  emit({ type: 'turnStarted', seat: turn });
  draft.phase = 'play';
  draft.turn = turn;
};

/**
 * Looks at what the turn has brought and scores it or asks about it; false when there is neither, and the turn goes
 * on. `atEnd`: no draw is to come.
 */
const settleYaku = (draft: Draft, atEnd: boolean, emit: Emit): boolean => {
  // The same pile makes the same yaku, and those are remembered from an earlier turn.
  if (!hasCaptured(draft)) return false;
  const { ruleSet, turn: seat } = draft;
  const held = at(draft.held, seat);
  const yaku = seatYaku(draft, seat);
  const asked = raisesQuestion(ruleSet, held, yaku);
  const fresh = freshYaku(held, yaku);
  if (fresh.length > 0 && (asked || atEnd)) emit({ type: 'yakuFormed', seat, fresh, base: baseOf(yaku) });
  if (!asked) {
    if (atEnd) remember(draft, yaku);
    return false;
  }
  if (atEnd && isLastTurn(draft) && ruleSet.lastTurn === 'auto_stop') {
    endMonth(draft, paidEnding(draft, 'auto-stop', seat, yaku), emit);
    return true;
  }
  emit({ type: 'decisionOpened', seat });
  draft.phase = 'decide';
  return true;
};

const endTurn = (draft: Draft, emit: Emit): void => {
  if (!settleYaku(draft, true, emit)) passTurn(draft, emit);
};

/** Goes on after the hand card or the drawn card has found its place. */
const afterCard = (draft: Draft, source: CardSource, emit: Emit): void => {
  draft.pending = null;
  if (source === 'draw') return endTurn(draft, emit);
  const asks = draft.ruleSet.promptTiming === 'after_capture' && settleYaku(draft, false, emit);
  if (!asks) drawCard(draft, emit);
};

const capture = (
  draft: Draft,
  source: CardSource,
  card: CardId,
  taken: readonly CardId[],
  emit: Emit,
): void => {
  const { turn: seat, captured } = draft;
  emit({ type: 'cardsCaptured', seat, source, card, taken });
  draft.field = without(draft.field, taken);
  draft.captured = captured.with(seat, [...at(captured, seat), card, ...taken]);
  noteCapture(draft, source, taken);
  afterCard(draft, source, emit);
};

/** Hand card and drawn card alike: it stays, takes its match, takes all three, or waits for a choice (2.4). */
const place = (
  draft: Draft,
  source: CardSource,
  card: CardId,
  matches: readonly CardId[],
  emit: Emit,
): void => {
  const seat = draft.turn;
  if (matches.length === 0) {
    emit({ type: 'cardLaid', seat, source, card });
    draft.field = [...draft.field, card];
    return afterCard(draft, source, emit);
  }
  if (!isChoice(draft.ruleSet, matches)) return capture(draft, source, card, matches, emit);
  emit({ type: 'choiceOpened', seat, source, card, candidates: matches });
  draft.phase = source === 'hand' ? 'chooseHand' : 'chooseDraw';
  draft.pending = { source, card };
};

const drawCard = (draft: Draft, emit: Emit): void => {
  const card = draft.drawPile[0];
  if (card === undefined) return endTurn(draft, emit);
  const matches = matchesOf(draft.field, card);
  emit({ type: 'cardDrawn', seat: draft.turn, card, matches });
  draft.drawPile = draft.drawPile.slice(1);
  noteDraw(draft, card);
  place(draft, 'draw', card, matches, emit);
};

const playCard = (draft: Draft, card: CardId, emit: Emit): void => {
  const { turn: seat, hands } = draft;
  const matches = matchesOf(draft.field, card);
  emit({ type: 'cardPlayed', seat, card, matches });
  draft.hands = hands.with(seat, without(at(hands, seat), [card]));
  beginTrace(draft, card);
  place(draft, 'hand', card, matches, emit);
};

const chooseMatch = (draft: Draft, card: CardId, emit: Emit): void => {
  if (draft.pending === null) throw new Error('no choice is open');
  capture(draft, draft.pending.source, draft.pending.card, [card], emit);
};

const callKoiKoi = (draft: Draft, emit: Emit): void => {
  const { turn: seat } = draft;
  const calls = at(draft.calls, seat) + 1;
  draft.calls = draft.calls.with(seat, calls);
  draft.lastCaller = seat;
  emit({ type: 'koiKoiCalled', seat, calls });
  remember(draft, seatYaku(draft, seat));
  // Asked after the hand card, the turn still owes its draw (prompt_timing: after_capture).
  if (turnTrace(draft).drawn === null) drawCard(draft, emit);
  else passTurn(draft, emit);
};

const stop = (draft: Draft, emit: Emit): void => {
  const { turn: seat } = draft;
  emit({ type: 'stopped', seat });
  endMonth(draft, paidEnding(draft, 'stop', seat, seatYaku(draft, seat)), emit);
};

const carryOut = (draft: Draft, move: Move, emit: Emit): void => {
  switch (move.type) {
    case 'playCard':
      return playCard(draft, move.card, emit);
    case 'chooseMatch':
      return chooseMatch(draft, move.card, emit);
    case 'callKoiKoi':
      return callKoiKoi(draft, emit);
    case 'stop':
      return stop(draft, emit);
  }
};

/** Carries out a move of `seat`, or refuses it with the reason. */
export const applyMove = (state: MatchState, seat: Seat, move: Move): Result<Step, MoveError> => {
  const error = moveError(state, seat, move);
  if (error !== null) return refuse(error);
  const events: GameEvent[] = [];
  const draft = draftOf(state);
  carryOut(draft, move, (event) => void events.push(event));
  return ok({ state: draft, events });
};
