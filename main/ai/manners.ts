/**
 * What an opponent likes, at any level: a leaning where the choice is close anyway, so that it costs next to nothing.
 * Sees a PlayerView only.
 */
import { CARD_IDS, kindOf, sameMonth, type CardId } from '../../shared/cards';
import type { MannerId, OpponentChoice } from '../../shared/matchOptions';
import { sameMove, type Move } from '../../shared/moves';
import type { LegalMove, PlayerView } from '../../shared/view';
import { createWeighing } from './coach/weighing';
import { moveOf } from './levels';
import type { Mind } from './search/mind';

type Leaning = Exclude<MannerId, 'balanced'>;

/** Worlds in which a leaning looks what it would cost. */
const WORLDS = 200;

/** What a leaning may cost by that look: points of the month, and chance to win the match. */
const PRICES: Readonly<Record<Leaning, { readonly points: number; readonly odds: number }>> = {
  bold: { points: 1.5, odds: 0.03 },
  cautious: { points: 1.5, odds: 0.03 },
  lights: { points: 1, odds: 0.03 },
};

const isLight = (card: CardId): boolean => kindOf(card) === 'light';

const LIGHTS = CARD_IDS.filter(isLight);

/** Lights that nobody has taken yet and that are not in the own hand. */
const openLights = ({ seats, hand }: PlayerView): readonly CardId[] =>
  LIGHTS.filter((card) => !hand.includes(card) && !seats.some(({ captured }) => captured.includes(card)));

/** What a light hunter thinks of a move: lights into his pile, none onto the field, and something left to take one with. */
const lightsIn = (view: PlayerView, { move, takes, choice }: LegalMove): number => {
  if (!('card' in move)) return 0;
  const taken = takes.filter(isLight).length;
  if (move.type === 'chooseMatch') return 4 * taken;
  const own = isLight(move.card) ? (takes.length > 0 ? 4 : -4) : 0;
  const bait = openLights(view).some((light) => sameMonth(light, move.card) && !takes.includes(light));
  const last = view.hand.filter((card) => sameMonth(card, move.card)).length === 1;
  return own + (choice ? 4 * Math.min(taken, 1) : 4 * taken) - (bait && last ? 1 : 0);
};

/** How much the leaning likes a move; only compared. */
const liking = (leaning: Leaning, view: PlayerView, legal: LegalMove): number => {
  switch (leaning) {
    case 'bold':
      return legal.move.type === 'callKoiKoi' && view.hand.length > 0 ? 1 : 0;
    case 'cautious':
      return legal.move.type === 'stop' ? 1 : 0;
    case 'lights':
      return lightsIn(view, legal);
  }
};

/** The best of what is liked more than the level's choice, where it is not too dear. */
const lean = (leaning: Leaning, mind: Mind, view: PlayerView, chosen: Move, seed: number): Move => {
  const liked = view.legal.map((legal) => ({ move: legal.move, liking: liking(leaning, view, legal) }));
  const mine = liked.find(({ move }) => sameMove(move, chosen))?.liking ?? 0;
  const better = liked.filter((each) => each.liking > mine);
  if (better.length === 0) return chosen;
  const weighing = createWeighing(mind, view, [chosen, ...better.map(({ move }) => move)], seed);
  weighing.add(WORLDS);
  const [asChosen, ...others] = weighing.result();
  const price = PRICES[leaning];
  const affordable = others.filter(
    ({ points, odds }) =>
      asChosen !== undefined &&
      asChosen.points - points <= price.points &&
      asChosen.odds - odds <= price.odds,
  );
  const likes = (move: Move): number => better.find((each) => sameMove(each.move, move))?.liking ?? 0;
  const [best] = affordable.toSorted((a, b) => likes(b.move) - likes(a.move) || b.points - a.points);
  return best?.move ?? chosen;
};

/**
 * The opponent's move; the same view and seed give the same one.
 *
 * @param mind of the view's rule-set
 * @throws when it is not this view's turn
 */
export const moveInManner = (
  { level, manner }: OpponentChoice,
  mind: Mind,
  view: PlayerView,
  seed: number,
): Move => {
  const chosen = moveOf(level, mind, view, seed);
  return manner === 'balanced' || view.legal.length === 1 ? chosen : lean(manner, mind, view, chosen, seed);
};
