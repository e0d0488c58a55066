/** What the policy thinks of each move of a view, without playing anything out. Sees a PlayerView only. */
import type { Move } from '../../../shared/moves';
import type { PlayerView } from '../../../shared/view';
import type { Board } from '../board/board';
import { numberOf } from '../board/cards';
import { readView } from '../board/viewBoard';
import { lookAround } from './outlook';
import { callWeight, cardWeight, fieldRole, playWeight, type Policy } from './policy';

export interface WeighedMove {
  readonly move: Move;
  /** Higher is better; differences are what the logarithm of a ratio of chances is. */
  readonly weight: number;
}

const weightOf = (policy: Policy, board: Board, move: Move): number => {
  switch (move.type) {
    case 'playCard':
      return playWeight(policy, board, numberOf(move.card));
    case 'chooseMatch': {
      const card = numberOf(move.card);
      return cardWeight(policy, fieldRole(policy, card), card);
    }
    case 'callKoiKoi':
      return callWeight(policy, board);
    case 'stop':
      return 0;
  }
};

/** @param board any board by the view's rules; what it held is gone afterwards */
export const weighView = (policy: Policy, board: Board, view: PlayerView): readonly WeighedMove[] => {
  readView(board, view);
  lookAround(policy.outlook, board);
  return view.legal.map(({ move }) => ({ move, weight: weightOf(policy, board, move) }));
};
