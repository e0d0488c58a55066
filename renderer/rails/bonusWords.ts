/** Why a seat would be paid more, in a few words for its rail. Words only: the factors stand in the view. */
import type { MultiplierCause } from '../../shared/scoring';
import type { PlayerView, SeatView } from '../../shared/view';
import { rivalName } from '../reference/names';
import { formatList, t } from '../strings';

/** @param seat whose sum is multiplied */
export function bonusWords(cause: MultiplierCause, seat: SeatView, view: PlayerView): string {
  if (cause === 'seven') return t('table:bonus.seven', { threshold: view.ruleSet.sevenDouble ?? 0 });
  if (cause === 'field-lights') return t('table:bonus.field-lights');
  const isOwn = seat.seat === view.seat;
  const who = isOwn ? 'you' : seat.seat === 2 ? '2' : '1';
  if (cause === 'own-koi') return t(`table:bonus.${who}.own-koi`);
  const callers = view.seats.filter(({ seat: other, calls }) => other !== seat.seat && calls > 0);
  const others = callers.filter(({ seat: other }) => other !== view.seat);
  const name = formatList(others.map(({ seat: other }) => rivalName(other)));
  if (who === 'you') return t('table:bonus.you.opp-koi', { name, count: others.length });
  if (others.length === callers.length) return t(`table:bonus.${who}.opp-koi.other`, { name });
  return others.length === 0
    ? t(`table:bonus.${who}.opp-koi.you`)
    : t(`table:bonus.${who}.opp-koi.both`, { name });
}
