/**
 * Why a move is good or bad, in facts of the view: nothing is said that is not so whatever the hidden cards are. The
 * most telling comes first; what is true of every option is left out, since it tells none from another.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Reason } from '../../../shared/coach';
import type { Move } from '../../../shared/moves';
import { sameMove } from '../../../shared/moves';
import type { PlayerView } from '../../../shared/view';
import { callFacts } from './callFacts';
import { outcomesOf, type Outcome } from './outcome';
import type { Fact } from './fact';
import { ownFacts } from './ownFacts';
import { prizeFacts } from './prizeFacts';
import { rivalFacts } from './rivalFacts';

const MOST_REASONS = 3;

/** More than these of a kind only tire. */
const MOST_OF_KIND: Readonly<Record<Reason['type'], number>> = {
  makes: 1,
  nearer: 2,
  denies: 2,
  feeds: 1,
  holds: 1,
  safe: 1,
  keeps: 1,
  prize: 1,
  counts: 1,
  harmless: 1,
  secures: 1,
  decides: 1,
  danger: 1,
  hopes: 1,
  grows: 1,
  turns: 1,
};

const byWeight = (a: Fact, b: Fact): number => b.weight - a.weight;

const factsOf = (view: PlayerView, outcome: Outcome): readonly Fact[] =>
  [...ownFacts(view, outcome), ...prizeFacts(view, outcome), ...rivalFacts(view, outcome)].toSorted(byWeight);

/** What speaks for the move itself; feeding speaks against it. */
const goodOf = (facts: readonly Fact[]): number =>
  facts.reduce((sum, { reason, weight }) => sum + (reason.type === 'feeds' ? -weight : weight), 0);

/** Where the move leaves a choice, the facts of its better card. */
const factsOfMove = (view: PlayerView, move: Move): readonly Fact[] => {
  if (!('card' in move)) return callFacts(view, move).toSorted(byWeight);
  const legal = view.legal.find((each) => sameMove(each.move, move));
  if (legal === undefined) return [];
  return outcomesOf(view, legal)
    .map((outcome) => factsOf(view, outcome))
    .reduce<readonly Fact[]>(
      (best, facts) => (best.length === 0 || goodOf(facts) > goodOf(best) ? facts : best),
      [],
    );
};

const has = (facts: readonly Fact[], { reason }: Fact): boolean =>
  facts.some((each) => isDeepStrictEqual(each.reason, reason));

const mostTelling = (facts: readonly Fact[]): readonly Reason[] => {
  const told: Reason[] = [];
  for (const { reason } of facts) {
    const alike = told.filter(({ type }) => type === reason.type).length;
    if (told.length < MOST_REASONS && alike < MOST_OF_KIND[reason.type]) told.push(reason);
  }
  return told;
};

/** The reasons of each move, in the order of the moves. */
export const reasonsFor = (view: PlayerView, moves: readonly Move[]): readonly (readonly Reason[])[] => {
  const all = moves.map((move) => factsOfMove(view, move));
  const isCommon = (fact: Fact): boolean => all.length > 1 && all.every((facts) => has(facts, fact));
  return all.map((facts) => mostTelling(facts.filter((fact) => !isCommon(fact))));
};
