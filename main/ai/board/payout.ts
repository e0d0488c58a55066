/** What a sum pays on the compact board: the doublings of the rule-set. Source: rules matrix, 2.6. */
import type { Board, BoardSeat } from './board';

const ownFactor = ({ rules: { ruleSet } }: Board, calls: number): number => {
  const cap = ruleSet.ownKoiCap ?? calls;
  switch (ruleSet.ownKoi) {
    case 'none':
      return 1;
    case 'once':
      return 1 << Math.min(calls, 1, cap);
    case 'per_call':
      return 1 << Math.min(calls, cap);
    case 'add':
      return 1 + calls;
  }
};

const rivalFactor = (board: Board, seat: BoardSeat): number => {
  const { oppKoi } = board.rules.ruleSet;
  if (oppKoi === 'none') return 1;
  let calls = 0;
  for (const rival of board.seats) if (rival !== seat) calls += rival.calls;
  return 1 << (oppKoi === 'once' ? Math.min(calls, 1) : calls);
};

/** What `seat` is paid for an undoubled sum of `base`. */
export const payout = (board: Board, seat: BoardSeat, base: number): number => {
  const { sevenDouble } = board.rules.ruleSet;
  const seven = sevenDouble !== null && base >= sevenDouble ? 2 : 1;
  return base * seven * ownFactor(board, seat.calls) * rivalFactor(board, seat) * board.fieldFactor;
};
