/** What speaks for and against a stop and a call. Each is so whatever the hidden cards are. */
import type { CardId } from '../../../shared/cards';
import { sameMonth } from '../../../shared/cards';
import type { CallReason } from '../../../shared/coach';
import type { Move } from '../../../shared/moves';
import type { Multiplier } from '../../../shared/scoring';
import type { Decision, PlayerView, YakuReach } from '../../../shared/view';
import { at } from '../../engine/lists';
import { matchStatus } from '../../engine/score';
import { baseOf, yakuOf } from '../../engine/yaku';
import type { Fact } from './fact';
import { capturedBy, matesOf } from './outcome';
import { lacking, pays } from './ownFacts';
import { isWithin, threatsOf } from './rivalFacts';

const product = (multipliers: readonly Multiplier[]): number =>
  multipliers.reduce((all, { factor }) => all * factor, 1);

/** What the stop pays, or what it makes of the match where it ends it. */
const stopPays = (view: PlayerView, { stop, totalsAfterStop }: Decision): readonly Fact[] => {
  const rivals = totalsAfterStop.filter((_, seat) => seat !== view.seat);
  const lead = at(totalsAfterStop, view.seat) - Math.max(...rivals);
  return matchStatus(view.ruleSet, view.round, totalsAfterStop).over
    ? [{ reason: { type: 'decides', lead }, weight: 1000 }]
    : [{ reason: { type: 'secures', points: stop.points, lead }, weight: 200 }];
};

/** Rivals one card short of a yaku that they may still get. */
const dangers = (view: PlayerView, decision: Decision, against: boolean): readonly Fact[] =>
  threatsOf(view)
    .filter(({ missing }) => missing === 1)
    .filter((threat) =>
      threat.reach.missing.some(
        ({ card }) => !view.hand.includes(card) && isWithin(view, threat, card, view.hand),
      ),
    )
    .map(({ rival, reach }) => {
      const called = product(at(decision.rivalMultipliers, rival.seat));
      const doubled = against && called > product(rival.multipliers);
      const reason: CallReason = { type: 'danger', seat: rival.seat, yaku: reach.id, doubled, against };
      return { reason, weight: 250 + 10 * reach.points + (doubled ? 40 : 0) };
    });

type Where = Extract<CallReason, { type: 'hopes' }>['where'];
const WHERES: readonly Where[] = ['field', 'hand', 'open'];

const whereIs = ({ hand, field }: PlayerView, card: CardId): Where => {
  const meets = (cards: readonly CardId[]): boolean => cards.some((each) => sameMonth(each, card));
  if (field.includes(card) && meets(hand)) return 'field';
  return hand.includes(card) && meets(field) ? 'hand' : 'open';
};

/** Cards that complete the yaku, raise the sum and can still be taken. */
const completing = (view: PlayerView, reach: YakuReach): readonly CardId[] => {
  const { captured, base } = at(view.seats, view.seat);
  const gone = capturedBy(view);
  return reach.missing
    .map(({ card }) => card)
    .filter(
      (card) =>
        matesOf(card).some((mate) => !gone.has(mate)) &&
        pays(view, captured, reach, [card]) &&
        baseOf(yakuOf(view.ruleSet, [...captured, card], view.month)) > base,
    );
};

const hopes = (view: PlayerView): readonly Fact[] =>
  at(view.seats, view.seat)
    .reach.filter((reach) => lacking(reach) === 1)
    .flatMap((reach): readonly Fact[] => {
      const cards = completing(view, reach);
      const found = WHERES.flatMap((where) => {
        const card = cards.find((each) => whereIs(view, each) === where);
        return card === undefined ? [] : [{ card, where }];
      });
      const [best] = found;
      if (best === undefined) return [];
      const weight = (best.where === 'open' ? 120 : 280) + 10 * reach.points;
      return [{ reason: { type: 'hopes', ...best, yaku: reach.id, ways: cards.length }, weight }];
    });

/** Where one point more brings a doubling, and not only that point. */
const grows = ({ stop, oneMore }: Decision): readonly Fact[] =>
  product(oneMore.multipliers) > product(stop.multipliers)
    ? [{ reason: { type: 'grows', now: stop.points, points: oneMore.points }, weight: 200 }]
    : [];

const MANY = 5;
const FEW = 2;

const turns = ({ hand }: PlayerView): readonly Fact[] => {
  const cards = hand.length;
  if (cards === 0 || (cards > FEW && cards < MANY)) return [];
  const against = cards <= FEW;
  return [{ reason: { type: 'turns', cards, against }, weight: against ? 240 : 110 }];
};

/** Facts of an answer to the question; none of any other move. */
export const callFacts = (view: PlayerView, { type }: Move): readonly Fact[] => {
  const { decision } = view;
  if (decision === null) return [];
  switch (type) {
    case 'stop':
      return [...stopPays(view, decision), ...dangers(view, decision, false)];
    case 'callKoiKoi':
      return [...hopes(view), ...grows(decision), ...dangers(view, decision, true), ...turns(view)];
    default:
      return [];
  }
};
