/** Begins and ends a month: deals, redeals, yaku of the dealt hand, result and totals. Knows no moves. */
import { MONTHS, type CardId, type Month } from '../../shared/cards';
import type { Seat } from '../../shared/moves';
import type { MonthResult, YakuScore } from '../../shared/scoring';
import { countLights, dealDeck, firstSeat, handYakuOf, isVoidField, type Deal } from './deal';
import { nextDealer } from './dealer';
import { draftOf, type Draft } from './draft';
import { at, times } from './lists';
import type { RngState, Shuffled } from './rng';
import { changesOf, matchStatus } from './score';
import { emptyHeld, seatPayout, type Emit, type MatchState } from './state';
import { baseOf } from './yaku';

/** Makes the deck of the `attempt`th deal of a month, counted from 0. */
export type Shuffle = (rng: RngState, attempt: number) => Shuffled;

/** Round n is month n; after December January follows (A16). */
export const monthOfRound = (round: number): Month => at(MONTHS, (round - 1) % MONTHS.length);

export type MonthEnding = Pick<MonthResult, 'winner' | 'points' | 'reason' | 'yaku' | 'base' | 'multipliers'>;

/** An ending that pays no yaku. */
export const plainEnding = (
  reason: MonthEnding['reason'],
  winner: Seat | null,
  points: number,
): MonthEnding => ({ winner, points, reason, yaku: [], base: 0, multipliers: [] });

/** An ending that pays `winner` for `yaku` with every doubling. */
export const paidEnding = (
  state: MatchState,
  reason: MonthEnding['reason'],
  winner: Seat,
  yaku: readonly YakuScore[],
): MonthEnding => {
  const { base, multipliers, points } = seatPayout(state, winner, baseOf(yaku));
  return { winner, points, reason, yaku, base, multipliers };
};

export const endMonth = (draft: Draft, ending: MonthEnding, emit: Emit): void => {
  const { ruleSet, round, month, dealer, calls, hands } = draft;
  const { winner, points, reason, yaku, base, multipliers } = ending;
  const changes = changesOf(ruleSet, draft.totals, winner, points);
  const totals = draft.totals.map((total, seat) => total + at(changes, seat));
  const result: MonthResult = {
    winner,
    points,
    reason,
    yaku,
    base,
    multipliers,
    nextDealer: nextDealer(ruleSet, dealer, winner),
    calls,
    hands,
    changes,
  };
  const status = matchStatus(ruleSet, round, totals);
  emit({ type: 'monthEnded', result, totals });
  if (status.over) emit({ type: 'matchEnded', winner: status.winner, totals });
  draft.phase = status.over ? 'matchOver' : 'monthOver';
  draft.totals = totals;
  draft.result = result;
  draft.history = [...draft.history, { round, month, dealer, winner, points, changes }];
  draft.winner = status.winner;
};

/** Deals until the field stands; same dealer and month each time, and no score (A20). */
const dealUntilValid = (
  { ruleSet, dealer, rng }: MatchState,
  shuffle: Shuffle,
  emit: Emit,
): { readonly deal: Deal; readonly rng: RngState } => {
  let latest = rng;
  for (let attempt = 0; ; attempt += 1) {
    const shuffled = shuffle(latest, attempt);
    latest = shuffled.rng;
    const deal = dealDeck(ruleSet, dealer, shuffled.cards);
    emit({ type: 'cardsShuffled' });
    emit({ type: 'cardsDealt', batches: deal.batches });
    if (!isVoidField(ruleSet, deal.field)) return { deal, rng: latest };
    emit({ type: 'fieldVoid', field: deal.field });
  }
};

/** The month's end when a dealt hand is a yaku by itself, else null. Two such hands cancel each other (2.3). */
const handEnding = ({ ruleSet, hands }: MatchState): MonthEnding | null => {
  const { handYaku } = ruleSet;
  const found = hands.flatMap((hand, seat) => {
    const id = handYakuOf(ruleSet, hand);
    return id === null || handYaku === null
      ? []
      : [{ seat, yaku: { id, points: handYaku[id], cards: hand } }];
  });
  const [first, ...others] = found;
  if (first === undefined) return null;
  if (others.length > 0) return plainEnding('hand-yaku-draw', null, 0);
  const { seat, yaku } = first;
  return { ...plainEnding('hand-yaku', seat, yaku.points), yaku: [yaku], base: yaku.points };
};

/** Begins the month that `round`, `month` and `dealer` of the state name; everything else of the old month goes. */
export const beginMonth = (before: MatchState, shuffle: Shuffle, emit: Emit): MatchState => {
  const { ruleSet, round, month, dealer } = before;
  emit({ type: 'monthStarted', round, month, dealer });
  const { deal, rng } = dealUntilValid(before, shuffle, emit);
  const nobody: readonly (readonly CardId[])[] = times(ruleSet.players, () => []);
  const draft = draftOf(before);
  draft.rng = rng;
  draft.phase = 'play';
  draft.turn = firstSeat(ruleSet, dealer);
  draft.hands = deal.hands;
  draft.field = deal.field;
  draft.drawPile = deal.drawPile;
  draft.captured = nobody;
  draft.calls = nobody.map(() => 0);
  draft.lastCaller = null;
  draft.held = emptyHeld(ruleSet);
  draft.pending = null;
  draft.traces = [];
  draft.fieldLights = countLights(deal.field);
  draft.result = null;
  const ending = handEnding(draft);
  if (ending === null) emit({ type: 'turnStarted', seat: draft.turn });
  else endMonth(draft, ending, emit);
  return draft;
};
