/**
 * A second model of a month, written from the rules matrix (2.4, 2.5, 2.7) as plainly as can be: a table that is changed
 * in place, cards and moves as text. It shares nothing with the engine, whose moves and endings are held against it.
 */
import type { RuleSet } from '../../shared/ruleSet';
import type { MonthEndReason } from '../../shared/scoring';
import { naiveYaku, total, type Ledger } from './naiveYaku';

export interface NaiveTable {
  readonly hands: string[][];
  readonly field: string[];
  readonly pile: string[];
  readonly captured: string[][];
  readonly calls: number[];
  lastCaller: number | null;
  /** Yaku that each seat has ever had, and its highest sum. */
  readonly had: { ids: string[]; best: number }[];
  turn: number;
  phase: 'play' | 'chooseHand' | 'chooseDraw' | 'decide' | 'over';
  /** The card that waits for a choice. */
  pending: string | null;
  drawn: boolean;
  /** What each pile was worth when it was last looked at, and how many cards it had. */
  readonly worth: { cards: number; ledger: Ledger }[];
  end: { readonly reason: MonthEndReason; readonly winner: number | null; readonly base: number } | null;
}

/** The rules, and the month of the year. */
export interface NaiveRules {
  readonly rules: RuleSet;
  readonly month: number;
}

/** A month that has just been dealt. */
export const naiveTable = (dealt: {
  readonly hands: readonly (readonly string[])[];
  readonly field: readonly string[];
  readonly drawPile: readonly string[];
  readonly turn: number;
}): NaiveTable => ({
  hands: dealt.hands.map((hand) => [...hand]),
  field: [...dealt.field],
  pile: [...dealt.drawPile],
  captured: dealt.hands.map(() => []),
  calls: dealt.hands.map(() => 0),
  lastCaller: null,
  had: dealt.hands.map(() => ({ ids: [], best: 0 })),
  turn: dealt.turn,
  phase: 'play',
  pending: null,
  drawn: false,
  worth: dealt.hands.map(() => ({ cards: 0, ledger: {} })),
  end: null,
});

/** The same table, to be changed by itself. */
export const copyTable = (table: NaiveTable): NaiveTable => ({
  ...table,
  hands: table.hands.map((hand) => [...hand]),
  field: [...table.field],
  pile: [...table.pile],
  captured: table.captured.map((pile) => [...pile]),
  calls: [...table.calls],
  had: table.had.map((had) => ({ ...had })),
  worth: [...table.worth],
});

const of = <T>(list: readonly T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new Error('no such seat');
  return found;
};

const month = (card: string): string => card.slice(0, 3);
const matching = ({ field }: NaiveTable, card: string): string[] =>
  field.filter((each) => month(each) === month(card));
const remove = (cards: string[], card: string): void => void cards.splice(cards.indexOf(card), 1);

/** Every move of the seat in turn, as short text. */
export const naiveMoves = (table: NaiveTable, { rules }: NaiveRules): readonly string[] => {
  switch (table.phase) {
    case 'over':
      return [];
    case 'decide': {
      const mayCall = rules.maxCalls === null || of(table.calls, table.turn) < rules.maxCalls;
      return mayCall ? ['stop', 'koi'] : ['stop'];
    }
    case 'chooseHand':
    case 'chooseDraw':
      return matching(table, table.pending ?? '').map((card) => `take:${card}`);
    case 'play': {
      const hand = of(table.hands, table.turn);
      const fitting = hand.filter((card) => matching(table, card).length > 0);
      const open = rules.mustMatch === 'forced' && fitting.length > 0 ? fitting : hand;
      return open.map((card) => `play:${card}`);
    }
  }
};

/** Piles only grow, so one of as many cards as before is the same pile. */
const ledgerOf = (table: NaiveTable, { rules, month: now }: NaiveRules, seat: number): Ledger => {
  const pile = of(table.captured, seat);
  const known = of(table.worth, seat);
  if (known.cards !== pile.length)
    table.worth[seat] = { cards: pile.length, ledger: naiveYaku(rules, pile, now) };
  return of(table.worth, seat).ledger;
};

const remember = (table: NaiveTable, rules: NaiveRules): void => {
  const had = of(table.had, table.turn);
  const ledger = ledgerOf(table, rules, table.turn);
  had.ids = [...new Set([...had.ids, ...Object.keys(ledger)])];
  had.best = Math.max(had.best, total(ledger));
};

const finish = (table: NaiveTable, reason: MonthEndReason, winner: number | null, base: number): void => {
  table.phase = 'over';
  table.end = { reason, winner, base };
};

const nobodyHasCards = ({ hands }: NaiveTable): boolean => hands.every((hand) => hand.length === 0);

const passTurn = (table: NaiveTable, rules: NaiveRules): void => {
  remember(table, rules);
  if (!nobodyHasCards(table)) {
    do table.turn = (table.turn + 1) % table.hands.length;
    while (of(table.hands, table.turn).length === 0);
    table.phase = 'play';
    return;
  }
  const { exhaustion, oyaKen } = rules.rules;
  const sums = table.hands.map((_, seat) => total(ledgerOf(table, rules, seat)));
  if (exhaustion === 'last_caller' && table.lastCaller !== null) {
    finish(table, 'last-caller', table.lastCaller, of(sums, table.lastCaller));
  } else if (oyaKen > 0 && sums.every((sum) => sum === 0)) finish(table, 'oya-ken', null, 0);
  else finish(table, 'exhausted', null, 0);
};

/** Asks, pays at once, or goes on. */
const look = (table: NaiveTable, rules: NaiveRules, goOn: typeof passTurn): void => {
  const { promptOn, minStop, lastTurn } = rules.rules;
  const ledger = ledgerOf(table, rules, table.turn);
  const base = total(ledger);
  const had = of(table.had, table.turn);
  const isNews =
    promptOn === 'new_yaku' ? Object.keys(ledger).some((id) => !had.ids.includes(id)) : base > had.best;
  if (!isNews || base === 0 || base < minStop) goOn(table, rules);
  else if (table.drawn && nobodyHasCards(table) && lastTurn === 'auto_stop') {
    finish(table, 'auto-stop', table.turn, base);
  } else table.phase = 'decide';
};

const draw = (table: NaiveTable, rules: NaiveRules): void => {
  const card = table.pile.shift();
  table.drawn = true;
  if (card === undefined) throw new Error('the pile has a card for every turn');
  put(table, rules, card);
};

const afterCard = (table: NaiveTable, rules: NaiveRules): void => {
  if (table.drawn) look(table, rules, passTurn);
  else if (rules.rules.promptTiming === 'after_capture') look(table, rules, draw);
  else draw(table, rules);
};

const capture = (table: NaiveTable, rules: NaiveRules, card: string, taken: readonly string[]): void => {
  for (const each of taken) remove(table.field, each);
  of(table.captured, table.turn).push(card, ...taken);
  table.pending = null;
  afterCard(table, rules);
};

const put = (table: NaiveTable, rules: NaiveRules, card: string): void => {
  const found = matching(table, card);
  if (found.length === 0) {
    table.field.push(card);
    afterCard(table, rules);
  } else if (found.length === 1 || (found.length === 3 && rules.rules.threeMatch === 'sweep')) {
    capture(table, rules, card, found);
  } else {
    table.pending = card;
    table.phase = table.drawn ? 'chooseDraw' : 'chooseHand';
  }
};

/** Changes the table by one of its moves. */
export const naiveMove = (table: NaiveTable, rules: NaiveRules, move: string): void => {
  const [verb = '', card = ''] = move.split(':');
  if (verb === 'play') {
    remove(of(table.hands, table.turn), card);
    table.drawn = false;
    put(table, rules, card);
  } else if (verb === 'take') capture(table, rules, table.pending ?? '', [card]);
  else if (verb === 'stop') {
    finish(table, 'stop', table.turn, total(ledgerOf(table, rules, table.turn)));
  } else {
    table.calls[table.turn] = of(table.calls, table.turn) + 1;
    table.lastCaller = table.turn;
    remember(table, rules);
    if (table.drawn) passTurn(table, rules);
    else draw(table, rules);
  }
};
