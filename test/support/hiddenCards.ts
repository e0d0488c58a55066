/** Exchanges what a seat cannot see, for tests that it makes no difference. */
import { at } from '../../main/engine/lists';
import { drawNumber, seedRng } from '../../main/engine/rng';
import type { MatchState } from '../../main/engine/state';
import type { CardId } from '../../shared/cards';
import type { Seat } from '../../shared/moves';

const mixed = (cards: readonly CardId[], seed: number): readonly CardId[] => {
  const left = [...cards];
  const result: CardId[] = [];
  let rng = seedRng(seed);
  while (left.length > 0) {
    const drawn = drawNumber(rng, left.length);
    rng = drawn.rng;
    result.push(...left.splice(drawn.value, 1));
  }
  return result;
};

/** The same to `seat`: all other hands and the draw pile are shuffled into one another. */
export const exchangeHidden = (state: MatchState, seat: Seat, seed: number): MatchState => {
  const others = state.hands.flatMap((_, each) => (each === seat ? [] : [each]));
  const hidden = mixed([...others.flatMap((each) => at(state.hands, each)), ...state.drawPile], seed);
  let next = 0;
  const take = (count: number): readonly CardId[] => hidden.slice(next, (next += count));
  const hands = state.hands.map((hand, each) => (each === seat ? hand : take(hand.length)));
  return { ...state, hands, drawPile: take(state.drawPile.length) };
};
