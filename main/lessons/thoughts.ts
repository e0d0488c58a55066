/** What the lantern says when it is asked in the last lesson: one line, the first that is true of what lies open. */
import type { CardId } from '../../shared/cards';
import type { PlayerView, SeatView, YakuReach } from '../../shared/view';
import { lacking, NEAR, pays } from '../ai/coach/ownFacts';
import { at } from '../engine/lists';
import { matchesOf } from '../engine/state';
import { baseOf, yakuOf } from '../engine/yaku';
import type { LineParts } from './lines';

const RIVAL = 1;
/** Points from which a card on the field is worth a warning. */
const THREAT = 3;
/** Cards in the hand with which a month is nearly over. */
const FEW = 2;

const own = (view: PlayerView): SeatView => at(view.seats, view.seat);

/** What these cards would add to a seat's sum. */
const raise = (view: PlayerView, { captured, base }: SeatView, cards: readonly CardId[]): number =>
  baseOf(yakuOf(view.ruleSet, [...captured, ...cards], view.month)) - base;

const threatens = (view: PlayerView, card: CardId): boolean =>
  raise(view, at(view.seats, RIVAL), [card]) >= THREAT;

const canRaise = (view: PlayerView): boolean =>
  view.hand.some((card) =>
    matchesOf(view.field, card).some((match) => raise(view, own(view), [card, match]) > 0),
  );

export interface Thought extends LineParts {
  readonly id: string;
}

const aboutDecision = (view: PlayerView): Thought => {
  const { sevenDouble } = view.ruleSet;
  if (view.field.some((card) => threatens(view, card))) return { id: 'thought.decide.theyNeedOneOnField' };
  if (canRaise(view)) return { id: 'thought.decide.nextRaiseInHand' };
  if (sevenDouble !== null && own(view).base >= sevenDouble) return { id: 'thought.decide.sevenReached' };
  return { id: view.hand.length <= FEW ? 'thought.decide.fewCards' : 'thought.decide.else' };
};

/** A set that has been begun and lacks a card or two, none of them gone; the one that pays most. */
const nearestSet = (view: PlayerView): YakuReach | undefined =>
  own(view)
    .reach.filter(
      (reach) =>
        reach.have.length > 0 &&
        lacking(reach) <= NEAR &&
        reach.missing.length === lacking(reach) &&
        pays(
          view,
          own(view).captured,
          reach,
          reach.missing.map(({ card }) => card),
        ),
    )
    .toSorted((a, b) => lacking(a) - lacking(b) || b.points - a.points)[0];

const aboutPlay = (view: PlayerView): Thought => {
  const takes = view.legal.flatMap((legal) => legal.takes);
  if (view.legal.some(({ makes }) => makes.length > 0)) return { id: 'thought.play.finishesYaku' };
  if (takes.some((card) => threatens(view, card))) return { id: 'thought.play.deny' };
  const near = nearestSet(view);
  if (near !== undefined) {
    const missing = near.missing.map(({ card }) => card);
    return { id: 'thought.play.twoAway', yaku: near.id, missing };
  }
  return { id: takes.length > 0 ? 'thought.play.bestCapture' : 'thought.play.safeDiscard' };
};

/** @param view of the learner, whose turn it is */
export const thoughtOn = (view: PlayerView): Thought => {
  if (view.phase === 'decide') return aboutDecision(view);
  return view.phase === 'play' ? aboutPlay(view) : { id: 'thought.choose.any' };
};
