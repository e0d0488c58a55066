/** Holds a month as the engine has played it against the plain model: the deal, every move on the way, and what it paid. */
import { isDeepStrictEqual } from 'node:util';
import { legalMoves } from '../../main/engine/moves';
import { makeMove } from '../../main/engine/notation';
import type { MatchState } from '../../main/engine/state';
import type { Move } from '../../shared/moves';
import type { MonthResult } from '../../shared/scoring';
import { naiveHandYaku, naiveIsVoid } from './naiveDeal';
import { naiveMove, naiveMoves, naiveTable, type NaiveTable } from './naivePlay';
import { naiveFactors, naiveNextDealer, naiveTotals, naiveWinner } from './naiveScore';
import { naiveYaku, type Ledger } from './naiveYaku';

export interface PlayedMonth {
  /** The end of the month before; null in a match's first. */
  readonly before: MatchState | null;
  /** As dealt; it may be over already. */
  readonly start: MatchState;
  readonly steps: readonly { readonly move: Move; readonly state: MatchState }[];
}

/** What must be so, by name: as it should be, and as it is. */
type Claims = Readonly<Record<string, readonly [should: unknown, is: unknown]>>;

const broken = (claims: Claims): readonly string[] =>
  Object.entries(claims).flatMap(([name, [should, is]]) =>
    isDeepStrictEqual(should, is)
      ? []
      : [`${name} should be ${JSON.stringify(should)}, is ${JSON.stringify(is)}`],
  );

const LIGHTS = ['jan-crane', 'mar-curtain', 'aug-moon', 'nov-rainman', 'dec-phoenix'];
const lightsOn = (cards: readonly string[]): number => cards.filter((card) => LIGHTS.includes(card)).length;

const dealFaults = ({ before, start }: PlayedMonth): readonly string[] => {
  const { ruleSet } = start;
  const { players, handSize, fieldSize, firstPlayer } = ruleSet;
  return broken({
    round: [(before?.round ?? 0) + 1, start.round],
    dealer: [before?.result?.nextDealer ?? start.dealer, start.dealer],
    month: [((start.round - 1) % 12) + 1, start.month],
    'cards of the hands': [
      Array.from({ length: players }, () => handSize),
      start.hands.map((hand) => hand.length),
    ],
    'cards of the field': [fieldSize, start.field.length],
    'cards to draw': [48 - players * handSize - fieldSize, start.drawPile.length],
    'void field': [false, naiveIsVoid(ruleSet, start.field)],
    'first player': [firstPlayer === 'dealer' ? start.dealer : (start.dealer + 1) % players, start.turn],
  });
};

type Ending = Pick<MonthResult, 'winner' | 'points' | 'reason' | 'base' | 'multipliers'> & {
  readonly yaku: Ledger;
};
const unpaid = { points: 0, base: 0, multipliers: [], yaku: {}, winner: null };

/** How a dealt hand ends the month; null where it is played. */
const dealtEnding = ({ ruleSet, hands }: MatchState): Ending | null => {
  const found = hands.flatMap((hand, seat) => {
    const id = naiveHandYaku(ruleSet, hand);
    return id === null ? [] : [{ id, seat, points: ruleSet.handYaku?.[id] ?? 0 }];
  });
  const [first, ...others] = found;
  if (first === undefined) return null;
  if (others.length > 0) return { ...unpaid, reason: 'hand-yaku-draw' };
  const { id, seat, points } = first;
  return { ...unpaid, reason: 'hand-yaku', winner: seat, points, base: points, yaku: { [id]: points } };
};

/** How the month ends on this table; null while it is played. */
const playedEnding = (start: MatchState, { end, calls, captured }: NaiveTable): Ending | null => {
  if (end === null) return null;
  const { ruleSet, month, dealer, field } = start;
  const { reason, winner, base } = end;
  if (reason === 'oya-ken') return { ...unpaid, reason, winner: dealer, points: ruleSet.oyaKen };
  if (winner === null) return { ...unpaid, reason };
  const multipliers = naiveFactors(ruleSet, winner, base, { calls, lights: lightsOn(field) });
  const points = multipliers.reduce((product, { factor }) => product * factor, base);
  return {
    reason,
    winner,
    base,
    multipliers,
    points,
    yaku: naiveYaku(ruleSet, captured[winner] ?? [], month),
  };
};

const endFaults = ({ before, start }: PlayedMonth, end: MatchState, should: Ending): readonly string[] => {
  const { ruleSet, round, month, dealer } = start;
  const stake = ruleSet.scoring === 'chips' ? ruleSet.chips.start : 0;
  const held = before?.totals ?? Array.from({ length: ruleSet.players }, () => stake);
  const { result, totals, history, winner, phase } = end;
  if (result === null) return ['a month that is over has no result'];
  const paid = naiveTotals(ruleSet, held, should.winner, should.points);
  const changes = paid.map((total, seat) => total - (held[seat] ?? 0));
  const matchWinner = naiveWinner(ruleSet, round, paid);
  const sum = totals.reduce((all, total) => all + total, 0);
  return broken({
    reason: [should.reason, result.reason],
    winner: [should.winner, result.winner],
    yaku: [should.yaku, Object.fromEntries(result.yaku.map(({ id, points }) => [id, points]))],
    base: [should.base, result.base],
    multipliers: [should.multipliers, result.multipliers],
    points: [should.points, result.points],
    'next dealer': [naiveNextDealer(ruleSet, dealer, should.winner), result.nextDealer],
    changes: [changes, result.changes],
    totals: [paid, totals],
    'sum of totals': [ruleSet.scoring === 'add' ? sum : ruleSet.players * stake, sum],
    'less than no chips': [false, ruleSet.scoring === 'chips' && Math.min(...totals) < 0],
    history: [
      [
        ...(before?.history ?? []),
        { round, month, dealer, winner: should.winner, points: should.points, changes },
      ],
      history,
    ],
    phase: [matchWinner === null ? 'monthOver' : 'matchOver', phase],
    'winner of the match': [matchWinner, winner],
  });
};

const piles = ({ field, captured }: Pick<MatchState, 'field' | 'captured'> | NaiveTable): string =>
  [field, ...captured].map((cards) => cards.join(' ')).join('; ');

const sorted = (moves: readonly string[]): string => moves.toSorted().join(' ');

/** What the engine allows, and what the plain model does; with how the table stands. */
const stateFaults = (state: MatchState, table: NaiveTable): readonly string[] => {
  const { ruleSet, month } = state;
  const should = sorted(naiveMoves(table, { rules: ruleSet, month }));
  const is = sorted(legalMoves(state).map(makeMove));
  const calls = state.calls.join(' ');
  const most = ruleSet.maxCalls ?? Infinity;
  return [
    ...(should === is ? [] : [`moves of seat ${table.turn} should be ${should}, are ${is}`]),
    ...(table.end !== null || table.turn === state.turn ? [] : [`turn should be ${table.turn}`]),
    ...(piles(state) === piles(table)
      ? []
      : [`field and piles should be ${piles(table)}, are ${piles(state)}`]),
    ...(calls === table.calls.join(' ') ? [] : [`calls should be ${table.calls.join(' ')}, are ${calls}`]),
    ...(state.calls.some((count) => count > most) ? [`more calls than ${most}: ${calls}`] : []),
  ];
};

/** Everything that is otherwise than it should be, up to the first state at fault; empty when nothing is. */
export const monthFaults = (played: PlayedMonth): readonly string[] => {
  const { start, steps } = played;
  const { ruleSet, month } = start;
  const dealt = dealtEnding(start);
  if (dealt !== null) return [...dealFaults(played), ...endFaults(played, start, dealt)];
  const table = naiveTable(start);
  let faults = [...dealFaults(played), ...stateFaults(start, table)];
  for (const { move, state } of steps) {
    if (faults.length > 0) return faults;
    naiveMove(table, { rules: ruleSet, month }, makeMove(move));
    faults = [...stateFaults(state, table)];
  }
  const turns = steps.filter(({ move }) => move.type === 'playCard').length;
  if (turns > ruleSet.players * ruleSet.handSize) faults.push(`${turns} turns`);
  const ending = playedEnding(start, table);
  const end = steps.at(-1)?.state;
  if (ending === null || end === undefined) return [...faults, 'the month should not be over'];
  return [...faults, ...endFaults(played, end, ending)];
};
