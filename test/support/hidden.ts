/** Deals what a seat cannot see anew, to show that nothing it is told depends on that. */
import type { CardId } from '../../shared/cards';
import type { Seat } from '../../shared/moves';
import { drawNumber, seedRng } from '../../main/engine/rng';
import type { MatchState } from '../../main/engine/state';

/** The cards that `seat` cannot see, mixed among the places where they lie. */
export const reshuffleHidden = (state: MatchState, seat: Seat, seed: number): MatchState => {
  const hidden = [...state.hands.filter((_, each) => each !== seat).flat(), ...state.drawPile];
  let rng = seedRng(seed);
  const mixed: CardId[] = [];
  while (hidden.length > 0) {
    const drawn = drawNumber(rng, hidden.length);
    rng = drawn.rng;
    mixed.push(...hidden.splice(drawn.value, 1));
  }
  const hands = state.hands.map((hand, each) => (each === seat ? hand : mixed.splice(0, hand.length)));
  return { ...state, hands, drawPile: mixed, rng, seed };
};
