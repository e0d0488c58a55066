/** The people at the table, two or three, as the screens speak of them. Words and look-ups only, no rules. */
import type { MatchOptions } from '../../shared/matchOptions';
import type { Seat } from '../../shared/moves';
import type { PlayerView, SeatView } from '../../shared/view';
import { rivalName } from '../reference/names';
import { formatList, formatNumber, t } from '../strings';

export interface People {
  readonly me: SeatView;
  /** In seat order. */
  readonly rivals: readonly SeatView[];
}

/** Throws when the view lacks its own seat: it never does. */
export function peopleOf(view: PlayerView): People {
  const me = view.seats.find(({ seat }) => seat === view.seat);
  if (me === undefined) throw new Error(`no seat ${view.seat} in the view`);
  return { me, rivals: view.seats.filter((each) => each !== me) };
}

/** Where a match is told of without a view, the player sits here. */
const OWN_SEAT: Seat = 0;

/** "You" or the rival's name. */
export const personName = (seat: Seat, me: Seat = OWN_SEAT): string =>
  seat === me ? t('table:you') : rivalName(seat);

/** "Sakuya", or "Sakuya and Toru". */
export const rivalNames = ({ opponents }: Pick<MatchOptions, 'opponents'>): string =>
  formatList(opponents.map((_, index) => rivalName(index + 1)));

/** "You 33, Sakuya 17, Toru 5": one number a seat, the player's first. */
export function scoreLine(amounts: readonly number[], me: Seat = OWN_SEAT): string {
  const mine = t('screens:score.you', { amount: formatNumber(amounts[me] ?? 0) });
  const others = amounts.flatMap((amount, seat) =>
    seat === me ? [] : [t('screens:score.rival', { name: rivalName(seat), amount: formatNumber(amount) })],
  );
  return [mine, ...others].join(t('screens:score.join'));
}

export const totalsOf = (view: PlayerView): readonly number[] => view.seats.map(({ total }) => total);
