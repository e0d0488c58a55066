/** Cuts a state down to what one seat may know: the only way in which state leaves the engine for a player. */
import { byCalendar, type CardId } from '../../shared/cards';
import type { GameEvent } from '../../shared/events';
import type { Move, Seat } from '../../shared/moves';
import type { Multiplier, YakuScore } from '../../shared/scoring';
import type {
  Decision,
  LegalMove,
  PendingChoice,
  PlayerView,
  SeatView,
  Whereabouts,
} from '../../shared/view';
import { at } from './lists';
import { candidatesOf, canCall, legalMoves } from './moves';
import { freshYaku } from './question';
import { reachOfPile } from './reach';
import { settle } from './score';
import { isChoice, isMonthOver, matchesOf, seatPayout, seatYaku, type MatchState } from './state';
import { baseOf, yakuOf } from './yaku';

/** Factors of a stop beside the one that depends on the sum itself. */
const callFactors = (multipliers: readonly Multiplier[]): readonly Multiplier[] =>
  multipliers.filter(({ cause }) => cause !== 'seven');

/** Where every card lies that `viewer` can see and that nobody has captured; all others are captured or unseen. */
const placesFor = ({ hands, field, pending }: MatchState, viewer: Seat): ReadonlyMap<CardId, Whereabouts> =>
  new Map([
    ...at(hands, viewer).map((card) => [card, 'hand'] as const),
    ...field.map((card) => [card, 'field'] as const),
    ...(pending === null ? [] : [[pending.card, 'field'] as const]),
  ]);

const seatViewOf = (
  state: MatchState,
  seat: Seat,
  places: ReadonlyMap<CardId, Whereabouts>,
  taken: ReadonlySet<CardId>,
): SeatView => {
  const { ruleSet, month } = state;
  const pile = at(state.captured, seat);
  const yaku = seatYaku(state, seat);
  const base = baseOf(yaku);
  const isFree = (card: CardId): boolean => !taken.has(card);
  const whereabouts = (card: CardId): Whereabouts => places.get(card) ?? 'unseen';
  return {
    seat,
    handCount: at(state.hands, seat).length,
    captured: pile,
    calls: at(state.calls, seat),
    total: at(state.totals, seat),
    yaku,
    base,
    reach: reachOfPile({ ruleSet, month, pile, made: yaku, isFree, whereabouts }),
    multipliers: callFactors(seatPayout(state, seat, base).multipliers),
  };
};

/** Yaku that the seat to move would newly have, or have more of, with these cards on its pile. */
const madeBy = (state: MatchState, cards: readonly CardId[]): readonly YakuScore[] => {
  const pile = at(state.captured, state.turn);
  const now = seatYaku(state, state.turn);
  const points = Object.fromEntries(now.map((yaku) => [yaku.id, yaku.points]));
  return freshYaku({ best: baseOf(now), points }, yakuOf(state.ruleSet, [...pile, ...cards], state.month));
};

/** What playing `card` makes; for a choice, what the candidate with the highest gain makes. */
const bestMade = (
  state: MatchState,
  card: CardId,
  options: readonly (readonly CardId[])[],
): readonly YakuScore[] =>
  options
    .map((taken) => (taken.length === 0 ? [] : madeBy(state, [card, ...taken])))
    .reduce((best, made) => (baseOf(made) > baseOf(best) ? made : best), []);

const legalMoveOf = (state: MatchState, move: Move): LegalMove => {
  if (move.type === 'chooseMatch') {
    const pending = state.pending === null ? [] : [state.pending.card];
    return { move, takes: [move.card], choice: false, makes: madeBy(state, [...pending, move.card]) };
  }
  if (move.type !== 'playCard') return { move, takes: [], choice: false, makes: [] };
  const takes = matchesOf(state.field, move.card);
  const choice = isChoice(state.ruleSet, takes);
  const options = choice ? takes.map((taken) => [taken]) : [takes];
  return { move, takes, choice, makes: bestMade(state, move.card, options) };
};

const decisionOf = (state: MatchState): Decision => {
  const { ruleSet, turn: seat, calls, totals } = state;
  const yaku = seatYaku(state, seat);
  const stop = seatPayout(state, seat, baseOf(yaku));
  const called = { ...state, calls: calls.with(seat, at(calls, seat) + 1) };
  return {
    fresh: freshYaku(at(state.held, seat), yaku),
    yaku,
    stop,
    totalsAfterStop: settle(ruleSet, totals, seat, stop.points),
    canCall: canCall(state),
    oneMore: seatPayout(called, seat, stop.base + 1),
    rivalMultipliers: calls.map((_, rival) =>
      rival === seat
        ? []
        : callFactors(seatPayout(called, rival, baseOf(seatYaku(state, rival))).multipliers),
    ),
    drawPile: state.drawPile.length,
  };
};

const pendingOf = (state: MatchState): PendingChoice | null =>
  state.pending === null ? null : { ...state.pending, candidates: candidatesOf(state) };

/** What `seat` may know of the match. Two states that differ only in hidden cards give equal views. */
export const viewFor = (state: MatchState, seat: Seat): PlayerView => {
  const { ruleSet, phase, round, month, dealer, field, lastCaller, traces, result, history, winner } = state;
  const turn = isMonthOver(state) ? null : state.turn;
  const places = placesFor(state, seat);
  const taken = new Set(state.captured.flat());
  return {
    seat,
    ruleSet,
    phase,
    round,
    month,
    dealer,
    turn,
    hand: at(state.hands, seat).toSorted(byCalendar),
    field,
    drawPile: state.drawPile.length,
    lastCaller,
    pending: pendingOf(state),
    seats: state.hands.map((_, each) => seatViewOf(state, each, places, taken)),
    legal: turn === seat ? legalMoves(state).map((move) => legalMoveOf(state, move)) : [],
    decision: turn === seat && phase === 'decide' ? decisionOf(state) : null,
    traces,
    result,
    history,
    winner,
  };
};

/** The same events with the faces that `seat` may not know left out. */
export const redactEvents = (events: readonly GameEvent[], seat: Seat): readonly GameEvent[] =>
  events.map((event) => {
    if (event.type !== 'cardsDealt') return event;
    const batches = event.batches.map(({ to, cards }) =>
      to === 'field' || to === seat ? { to, cards } : { to, cards: cards.map(() => null) },
    );
    return { ...event, batches };
  });
