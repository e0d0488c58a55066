/** A step of a replay as whoever watches may see it: hands open or hidden, as they like. Knows no table. */
import type { GameEvent } from '../../shared/events';
import type { MatchUpdate } from '../../shared/ipc';
import type { Seat } from '../../shared/moves';
import type { Replay, ReplayStep } from '../../shared/replay';
import type { PlayerView } from '../../shared/view';
import type { HandsSeen } from '../table/model';

/** By seat: whether its hand lies open. */
export type OpenHands = readonly boolean[];

/** As in play: the own hand open, the others' hidden. */
export const asPlayed = ({ steps: [first] }: Replay): OpenHands =>
  first?.view.seats.map(({ seat }) => seat === first.view.seat) ?? [];

/** What is seen of the hands after a step; once a month is over they are shown to everybody. */
export const handsAt = ({ hands, view }: ReplayStep, open: OpenHands): HandsSeen =>
  hands.map((hand, seat) => (open[seat] === true || view.result !== null ? hand : hand.map(() => null)));

/** The same events without the faces of hidden hands. */
const seenEvents = (events: readonly GameEvent[], open: OpenHands): readonly GameEvent[] =>
  events.map((event) => {
    if (event.type !== 'cardsDealt') return event;
    const batches = event.batches.map(({ to, cards }) =>
      to === 'field' || open[to] === true ? { to, cards } : { to, cards: cards.map(() => null) },
    );
    return { ...event, batches };
  });

/** Nor do the words beside the table tell what lies in a hidden hand. */
function seenView(view: PlayerView, open: OpenHands): PlayerView {
  if (open[view.seat] === true || view.result !== null) return view;
  const seats = view.seats.map((seat) => ({
    ...seat,
    reach: seat.reach.map((yaku) => ({
      ...yaku,
      missing: yaku.missing.map((card) =>
        card.where === 'hand' ? { ...card, where: 'unseen' as const } : card,
      ),
    })),
  }));
  return { ...view, hand: [], seats };
}

export function stepAt({ steps }: Replay, index: number): ReplayStep {
  const step = steps[index];
  if (step === undefined) throw new Error(`a replay of ${steps.length} steps has no step ${index}`);
  return step;
}

/** A step as the table is told of the running match; its revision is the step's place. */
export function updateAt(replay: Replay, index: number, open: OpenHands): MatchUpdate {
  const { events, view } = stepAt(replay, index);
  const { options, practice, deal, id } = replay.match;
  return {
    revision: index,
    events: seenEvents(events, open),
    view: seenView(view, open),
    options,
    practice,
    deal,
    canTakeBack: false,
    keptAs: id,
    seed: replay.seed,
  };
}

/** @returns the hands with one of them turned over */
export const turned = (open: OpenHands, seat: Seat, isOpen: boolean): OpenHands =>
  open.map((before, each) => (each === seat ? isOpen : before));
