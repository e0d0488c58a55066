/** How a month ended, who deals next and where to go, in words. Knows no rules. */
import { MONTHS } from '../../shared/cards';
import type { MonthResult } from '../../shared/scoring';
import type { PlayerView } from '../../shared/view';
import { monthInSentence, t } from '../strings';
import { isLastMonth } from './duel';
import type { Duel } from './duel';

const isMine = (result: MonthResult, duel: Duel): boolean => result.winner === duel.me.seat;

export function titleWords(result: MonthResult, view: PlayerView, duel: Duel): string {
  const month = monthInSentence(view.month);
  if (result.winner === null) return t('screens:tally.nobody', { month });
  return isMine(result, duel)
    ? t('screens:tally.youWin', { month })
    : t('screens:tally.rivalWins', { month, name: duel.name });
}

/** Names the rule wherever a rule and not a player ended the month. */
export function howWords(result: MonthResult, duel: Duel): string {
  const { reason } = result;
  if (reason === 'exhausted') {
    return result.calls.some((calls) => calls > 0)
      ? t('screens:tally.exhaustedCalled')
      : t('screens:tally.exhausted');
  }
  if (reason === 'hand-yaku-draw') return t('screens:tally.hand-yaku-draw');
  const who = isMine(result, duel) ? 'you' : 'rival';
  const calls = result.winner === null ? 0 : (result.calls[result.winner] ?? 0);
  return reason === 'stop' && calls > 0
    ? t(`screens:tally.${who}.stopCalled`, { count: calls, name: duel.name })
    : t(`screens:tally.${who}.${reason}`, { name: duel.name });
}

export const dealerWords = (result: MonthResult, duel: Duel): string =>
  result.nextDealer === duel.me.seat
    ? t('screens:tally.youDeal')
    : t('screens:tally.rivalDeals', { name: duel.name });

export function nextWords(view: PlayerView): string {
  const next = MONTHS[view.month % MONTHS.length];
  return isLastMonth(view) || next === undefined
    ? t('screens:tally.toResult')
    : t('screens:tally.next', { month: monthInSentence(next) });
}
