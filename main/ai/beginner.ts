/**
 * How somebody plays who learnt the rules an hour ago: takes what looks dear, forgets what the other collects, now and
 * then overlooks a match, and calls koi-koi when the mood takes him. Sees a PlayerView only.
 */
import { kindOf, type CardId, type CardKind } from '../../shared/cards';
import type { Move } from '../../shared/moves';
import type { LegalMove, PlayerView } from '../../shared/view';
import { below, fastRandom, type FastRandom } from './board/random';

/** How dear the kinds look: the order of their points in other hanafuda games. */
const LOOKS: Readonly<Record<CardKind, number>> = { light: 20, animal: 10, ribbon: 5, plain: 1 };

/** Out of a hundred: how often a beginner overlooks what a card could take … */
const OVERLOOKS = 20;
/** … and how often he calls while he has cards left. */
const CALLS = 40;

const isIn = (random: FastRandom, hundredths: number): boolean => below(random, 100) < hundredths;

const lookOf = (cards: readonly CardId[]): number => Math.max(0, ...cards.map((card) => LOOKS[kindOf(card)]));

const anyOf = <T>(list: readonly T[], random: FastRandom): T => {
  const chosen = list[below(random, list.length)];
  if (chosen === undefined) throw new Error('nobody may be asked out of turn');
  return chosen;
};

/** The dearest of what is seen to be taken; a yaku that it would finish is not looked for. */
const dearest = (moves: readonly LegalMove[], random: FastRandom): LegalMove => {
  const most = Math.max(...moves.map(({ takes }) => lookOf(takes)));
  return anyOf(
    moves.filter(({ takes }) => lookOf(takes) === most),
    random,
  );
};

const playCard = ({ legal }: PlayerView, random: FastRandom): LegalMove => {
  const seen = legal.filter(({ takes }) => takes.length > 0 && !isIn(random, OVERLOOKS));
  if (seen.length > 0) return dearest(seen, random);
  // With nothing to take, the card that looks least is thrown away.
  const cheapest = (move: Move): number => ('card' in move ? LOOKS[kindOf(move.card)] : 0);
  const least = Math.min(...legal.map(({ move }) => cheapest(move)));
  return anyOf(
    legal.filter(({ move }) => cheapest(move) === least),
    random,
  );
};

/** @throws when it is not this view's turn */
export const beginnersMove = (view: PlayerView, seed: number): Move => {
  const random = fastRandom(seed);
  const { legal, phase, hand } = view;
  if (phase === 'play') return playCard(view, random).move;
  if (phase !== 'decide') return dearest(legal, random).move;
  const calls = hand.length > 0 && isIn(random, CALLS);
  const call = legal.find(({ move }) => move.type === 'callKoiKoi');
  return calls && call !== undefined ? call.move : { type: 'stop' };
};
