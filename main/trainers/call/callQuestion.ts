/** Asks whether to stop or to call koi-koi. */
import type { TrainerReason } from '../../../shared/trainers';
import type { Exercise } from '../exercise';
import { reason } from '../exercise';
import { callFacts } from './callFacts';
import { callMistake } from './callMistakes';
import { betterSide, CALL_SIDES, edgeOf, isTossUp } from './position';
import type { CallPosition, CallSide } from './position';

/** Points, or chances to win the match, of which each tenth part costs a tenth of the score. */
const WHOLE_LOSS = { points: 10, odds: 0.4 } as const;

/** How many facts are said of a position. */
const TOLD = 2;

/** In whole tenths. */
const worthOf = (position: CallPosition): number => {
  const lost = Math.abs(edgeOf(position).edge) / (position.forTheMatch ? WHOLE_LOSS.odds : WHOLE_LOSS.points);
  return Math.max(0, 10 - Math.round(10 * lost)) / 10;
};

/** Where no single fact decides. */
const plainly = (position: CallPosition): TrainerReason =>
  betterSide(position) === 'stop'
    ? reason('stopPays', { numbers: { count: position.view.decision?.stop.points ?? 0 } })
    : reason('stoppedEarly');

export const callQuestion = (position: CallPosition): Exercise => {
  const { view, advice, forTheMatch } = position;
  const even = isTossUp(position);
  const better = betterSide(position);
  const isRight = (side: CallSide): boolean => even || side === better;
  const facts = callFacts(view, forTheMatch).filter(({ speaksFor }) => speaksFor === better);
  const said = facts.slice(0, TOLD).map((fact) => fact.said);
  return {
    asked: { type: 'call', view, forTheMatch },
    answer: CALL_SIDES.flatMap((side, index) => (isRight(side) ? [index] : [])),
    tossUp: even,
    worth: CALL_SIDES.map((side) => (isRight(side) ? 1 : worthOf(position))),
    mistakes: CALL_SIDES.map((side) => (isRight(side) ? null : callMistake(view, side))),
    missed: CALL_SIDES.map(() => null),
    told: even ? [reason('tossUp')] : said.length > 0 ? said : [plainly(position)],
    advice,
    paid: null,
  };
};
