/** Begins a match and each of its months. Knows no moves within a month. */
import type { CardId, Month } from '../../shared/cards';
import type { GameEvent } from '../../shared/events';
import { ok, refuse, type Result, type Seat } from '../../shared/moves';
import type { RuleSet } from '../../shared/ruleSet';
import { birthdayDealer, drawFirstDealer } from './dealer';
import { draftOf } from './draft';
import { at, times } from './lists';
import { beginMonth, monthOfRound } from './month';
import { drawNumber, seedRng, shuffleDeck, type RngState } from './rng';
import { emptyHeld, type MatchState, type Step } from './state';

export interface MatchSetup {
  readonly ruleSet: RuleSet;
  /** Whole number; its low 32 bits decide every shuffle of the match. */
  readonly seed: number;
  /** Who deals first where the rule-set lets the players agree; seat 0 when absent. */
  readonly agreedDealer?: Seat;
  /** One per seat, where the nearest birthday deals. */
  readonly birthMonths?: readonly Month[];
}

interface FirstDealer {
  readonly dealer: Seat;
  readonly dealerDraws: readonly (readonly CardId[])[];
  readonly rng: RngState;
}

/** Turns up `width` cards at a time until they decide; by lot when the whole deck does not. */
const turnUp = (
  rng: RngState,
  width: number,
  decide: (cards: readonly CardId[]) => Seat | null,
): FirstDealer => {
  const deck = shuffleDeck(rng);
  const dealerDraws: (readonly CardId[])[] = [];
  for (let next = 0; next + width <= deck.cards.length; next += width) {
    const cards = deck.cards.slice(next, next + width);
    dealerDraws.push(cards);
    const dealer = decide(cards);
    if (dealer !== null) return { dealer, dealerDraws, rng: deck.rng };
  }
  const lot = drawNumber(deck.rng, width);
  return { dealer: lot.value, dealerDraws, rng: lot.rng };
};

const chooseFirstDealer = (
  { ruleSet, agreedDealer, birthMonths }: MatchSetup,
  rng: RngState,
): FirstDealer => {
  switch (ruleSet.firstDealer) {
    case 'draw':
      return turnUp(rng, ruleSet.players, drawFirstDealer);
    case 'birthday': {
      if (birthMonths === undefined) throw new Error('this rule-set needs the birth month of each seat');
      return turnUp(rng, 1, (cards) => birthdayDealer(at(cards, 0), birthMonths));
    }
    case 'agreed':
      return { dealer: agreedDealer ?? 0, dealerDraws: [], rng };
    case 'random': {
      const lot = drawNumber(rng, ruleSet.players);
      return { dealer: lot.value, dealerDraws: [], rng: lot.rng };
    }
  }
};

/** A match before its first deal. */
export const blankState = (ruleSet: RuleSet, seed: number, rng: RngState, dealer: Seat): MatchState => ({
  ruleSet,
  seed,
  rng,
  totals: times(ruleSet.players, () => (ruleSet.scoring === 'chips' ? ruleSet.chips.start : 0)),
  round: 1,
  month: monthOfRound(1),
  dealer,
  phase: 'play',
  turn: dealer,
  hands: times(ruleSet.players, () => []),
  field: [],
  drawPile: [],
  captured: times(ruleSet.players, () => []),
  calls: times(ruleSet.players, () => 0),
  lastCaller: null,
  held: emptyHeld(ruleSet),
  pending: null,
  traces: [],
  fieldLights: 0,
  result: null,
  history: [],
  winner: null,
});

/** Draws for the first dealer and deals the first month. The same set-up gives the same match. */
export const createMatch = (setup: MatchSetup): Step => {
  const events: GameEvent[] = [];
  const emit = (event: GameEvent): void => void events.push(event);
  const { dealer, dealerDraws, rng } = chooseFirstDealer(setup, seedRng(setup.seed));
  emit({ type: 'matchStarted', dealerDraws, dealer });
  const blank = blankState(setup.ruleSet, setup.seed, rng, dealer);
  return { state: beginMonth(blank, shuffleDeck, emit), events };
};

/** Deals the next month; refused while a month is played and after the match. */
export const nextMonth = (state: MatchState): Result<Step, 'monthNotOver'> => {
  if (state.phase !== 'monthOver' || state.result === null) return refuse('monthNotOver');
  const events: GameEvent[] = [];
  const round = state.round + 1;
  const next = draftOf(state);
  next.round = round;
  next.month = monthOfRound(round);
  next.dealer = state.result.nextDealer;
  return ok({ state: beginMonth(next, shuffleDeck, (event) => void events.push(event)), events });
};
