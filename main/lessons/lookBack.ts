/** Looks two decisions of the learner's month over again: the best one, and the one that cost most. */
import { kindOf, type CardId } from '../../shared/cards';
import type { Advised } from '../../shared/coach';
import type { Move } from '../../shared/moves';
import type { PlayerView } from '../../shared/view';
import { optionOf, thinkAbout } from '../ai/coach/advise';
import type { Mind } from '../ai/search/mind';
import { choicesOf } from '../ai/search/options';
import type { Decided } from './state';

/** How often each option of a decision is played out; fixed, so that a month always gets the same look. */
const PLAYOUTS = 1_000;

/** Points less than which are not worth a word. */
const LEAST = 1;

/** A decision looked at again, with the sentence that fits it. */
export interface Looked {
  readonly view: PlayerView;
  readonly played: Move;
  readonly best: Move;
  /** Id in the catalogue `lessons`. */
  readonly line: string;
  /** The card that the sentence speaks of. */
  readonly card: CardId | null;
  /** Points between the best option and the one it is compared with. */
  readonly gain: number;
}

/** Null where there is nothing to be named. */
export interface LookBack {
  readonly best: Looked | null;
  readonly costliest: Looked | null;
}

interface Weighed extends Decided {
  readonly made: Advised;
  readonly first: Advised;
  readonly second: Advised;
}

const weigh = (mind: Mind, { view, move }: Decided, seed: number, playouts: number): readonly Weighed[] => {
  const count = choicesOf(view).length;
  if (count < 2) return [];
  const thought = thinkAbout(mind, view, seed);
  thought.think(playouts * count);
  const { options } = thought.advice();
  const [first, second] = options.toSorted((a, b) => b.points - a.points);
  if (first === undefined || second === undefined) return [];
  return [{ view, move, made: optionOf(view, options, move), first, second }];
};

const cardOf = (move: Move): CardId | null => ('card' in move ? move.card : null);

/** What to say of a move, and of which of its cards. */
const wordFor = ({ move, reasons }: Advised): { readonly word: string; readonly card: CardId | null } => {
  if (move.type === 'stop') return { word: 'stop', card: null };
  if (move.type === 'callKoiKoi') return { word: 'koi', card: null };
  if (move.type === 'chooseMatch') return { word: 'choice', card: move.card };
  for (const reason of reasons) {
    if (reason.type === 'makes') return { word: 'finish', card: move.card };
    if (reason.type === 'denies' && reason.missing === 1) return { word: 'deny', card: reason.card };
  }
  return { word: 'card', card: move.card };
};

const margin = ({ first, second }: Weighed): number => first.points - second.points;
const loss = ({ first, made }: Weighed): number => first.points - made.points;
const isCall = ({ view }: Weighed): number => (view.phase === 'decide' ? 1 : 0);

const takesPrize = ({ view, move }: Weighed): boolean => {
  const takes = view.legal.find((each) => each.move.type === move.type && cardOf(each.move) === cardOf(move));
  return takes?.takes.some((card) => ['light', 'animal'].includes(kindOf(card))) ?? false;
};

const bestOf = (weighed: readonly Weighed[]): Looked | null => {
  const right = weighed.filter((each) => each.made === each.first);
  const [clear] = right
    .filter((each) => margin(each) >= LEAST)
    .toSorted((a, b) => isCall(b) - isCall(a) || margin(b) - margin(a));
  const picked = clear ?? right.find(takesPrize);
  if (picked === undefined) return null;
  const { view, move, made } = picked;
  const { word, card } = wordFor(made);
  // Equal plains are weighed as one: what is named is the card that was played.
  const named = card === cardOf(made.move) ? cardOf(move) : card;
  const gain = margin(picked);
  return { view, played: move, best: move, line: `review.best.${word}`, card: named, gain };
};

/** After a wrong answer to the question, it is the answer given that is spoken of; else the better card. */
const costliestOf = (weighed: readonly Weighed[]): Looked | null => {
  const [picked] = weighed.toSorted((a, b) => loss(b) - loss(a));
  if (picked === undefined || loss(picked) < LEAST) return null;
  const { view, move, first } = picked;
  const { word, card } = wordFor(view.phase === 'decide' ? picked.made : first);
  return { view, played: move, best: first.move, line: `review.costliest.${word}`, card, gain: loss(picked) };
};

/**
 * The same decisions give the same look.
 *
 * @param mind of the rule-set by which they were made
 * @param playouts of each option
 */
export const lookBackOn = (
  mind: Mind,
  decisions: readonly Decided[],
  playouts: number = PLAYOUTS,
): LookBack => {
  const weighed = decisions.flatMap((decided, index) => weigh(mind, decided, index, playouts));
  return { best: bestOf(weighed), costliest: costliestOf(weighed) };
};
