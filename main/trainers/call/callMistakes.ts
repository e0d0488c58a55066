/** The mistake behind a wrong answer to stop or koi-koi. */
import type { TrainerReason } from '../../../shared/trainers';
import type { PlayerView } from '../../../shared/view';
import { setCards } from '../../../shared/yakuCards';
import { at } from '../../engine/lists';
import { reason } from '../exercise';
import { nextOf, threatOf } from './callFacts';
import type { CallSide } from './position';

const HIGH = 7;
const LOW = 2;
const FEW = 2;

const SETS = ['ino-shika-cho', 'akatan', 'aotan', 'kusatan'] as const;

/** A set that lacks one card, which lies in another pile. */
const hopeless = (view: PlayerView): TrainerReason | null => {
  const { captured } = at(view.seats, view.seat);
  const gone = view.seats.flatMap((seat) => (seat.seat === view.seat ? [] : seat.captured));
  for (const yaku of SETS) {
    const [card, ...more] = setCards(yaku, view.month).filter((each) => !captured.includes(each));
    const isLost = card !== undefined && more.length === 0 && gone.includes(card);
    if (isLost && view.ruleSet.yaku[yaku] !== null) return reason('hopedForGone', { card, yaku });
  }
  return null;
};

/** Somebody called and should have stopped. */
const wrongCall = (view: PlayerView): TrainerReason => {
  const points = view.decision?.stop.points ?? 0;
  const threat = threatOf(view);
  const count = view.hand.length;
  const nearest = at(view.seats, view.seat).reach.at(0);
  if (threat !== null) return reason('overlookedTheirs', { card: threat.card, yaku: threat.yaku.id });
  if (count <= FEW && (nearest === undefined || nearest.size - nearest.have.length > 1))
    return reason('twoNeeded', { numbers: { count } });
  if (points >= HIGH) return reason('calledHigh', { numbers: { count: points } });
  return hopeless(view) ?? reason('calledForLittle');
};

/** Somebody stopped and should have called. */
const wrongStop = (view: PlayerView): TrainerReason => {
  const points = view.decision?.stop.points ?? 0;
  const next = nextOf(view);
  if (next !== null) return reason('stoppedBeforeNext', { card: next.card, yaku: next.yaku.id });
  return points <= LOW && threatOf(view) === null
    ? reason('stoppedLow', { numbers: { count: points } })
    : reason('stoppedEarly');
};

export const callMistake = (view: PlayerView, chosen: CallSide): TrainerReason =>
  chosen === 'stop' ? wrongStop(view) : wrongCall(view);
