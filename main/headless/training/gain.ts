/** What a finished month is worth to a learner. */
import { NOBODY, type Board } from '../../ai/board/board';

/** Points of the month for a seat: what the winner is paid is taken from the others in equal parts. */
export const gainOf = ({ winner, points, seats }: Board, seat: number): number => {
  if (winner === NOBODY) return 0;
  return seat === winner ? points : -points / (seats.length - 1);
};
