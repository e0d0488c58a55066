/** Starts from a described position or from given decks instead of a shuffle: for tests, lessons and rule checks. */
import type { CardId, Month } from '../../shared/cards';
import type { GameEvent } from '../../shared/events';
import type { Seat } from '../../shared/moves';
import type { RuleSet } from '../../shared/ruleSet';
import { countLights } from './deal';
import { at } from './lists';
import { blankState } from './match';
import { beginMonth } from './month';
import { heldAfter } from './question';
import { seedRng } from './rng';
import { NOTHING_HELD, type MatchState, type Step } from './state';
import { yakuOf } from './yaku';

/** A moment at the start of a turn. It may hold fewer than 48 cards and odd piles. */
export interface Position {
  readonly hands: readonly (readonly CardId[])[];
  readonly field: readonly CardId[];
  readonly drawPile: readonly CardId[];
  readonly turn: Seat;
  readonly dealer: Seat;
  readonly month: Month;
  /** Empty piles when absent. Yaku in them count as asked about. */
  readonly captured?: readonly (readonly CardId[])[];
  /** No calls when absent. */
  readonly calls?: readonly number[];
  readonly lastCaller?: Seat | null;
  readonly totals?: readonly number[];
  /** The month's number when absent. */
  readonly round?: number;
  /** Lights of the dealt field; those of `field` when absent. */
  readonly fieldLights?: number;
}

export const stateFromPosition = (ruleSet: RuleSet, position: Position, seed = 0): MatchState => {
  const blank = blankState(ruleSet, seed, seedRng(seed), position.dealer);
  const captured = position.captured ?? blank.captured;
  return {
    ...blank,
    totals: position.totals ?? blank.totals,
    round: position.round ?? position.month,
    month: position.month,
    turn: position.turn,
    hands: position.hands,
    field: position.field,
    drawPile: position.drawPile,
    captured,
    calls: position.calls ?? blank.calls,
    lastCaller: position.lastCaller ?? null,
    held: captured.map((pile) => heldAfter(NOTHING_HELD, yakuOf(ruleSet, pile, position.month))),
    fieldLights: position.fieldLights ?? countLights(position.field),
  };
};

export interface Decks {
  /** The first is dealt; each further one only after a void field. */
  readonly decks: readonly (readonly CardId[])[];
  readonly dealer: Seat;
  readonly month: Month;
}

/** Deals a month from given decks; throws when all of them give a void field. */
export const stateFromDecks = (ruleSet: RuleSet, { decks, dealer, month }: Decks, seed = 0): Step => {
  const events: GameEvent[] = [];
  const blank = { ...blankState(ruleSet, seed, seedRng(seed), dealer), round: month, month };
  const state = beginMonth(
    blank,
    (rng, attempt) => ({ cards: at(decks, attempt), rng }),
    (event) => void events.push(event),
  );
  return { state, events };
};
