/** How a month ended, what is paid, who deals next and where to go, in words. Knows no rules. */
import { MONTHS } from '../../shared/cards';
import type { MonthResult } from '../../shared/scoring';
import type { PlayerView } from '../../shared/view';
import { rivalName } from '../reference/names';
import { monthInSentence, t } from '../strings';
import { inOneLine } from './sentences';

type Who = 'you' | 'rival';

const whoOf = (result: MonthResult, view: PlayerView): Who => (result.winner === view.seat ? 'you' : 'rival');
const nameOf = ({ winner }: MonthResult): string => rivalName(winner ?? 1);

/** Each way in which a month can end has its own heading. */
export function titleWords(result: MonthResult, view: PlayerView): string {
  const month = monthInSentence(view.month);
  const { reason } = result;
  return reason === 'exhausted' || reason === 'hand-yaku-draw'
    ? t(`screens:tally.title.${reason}`, { month })
    : t(`screens:tally.title.${whoOf(result, view)}.${reason}`, { month, name: nameOf(result) });
}

/** Names the rule wherever a rule and not a player ended the month. */
function endWords(result: MonthResult, view: PlayerView): string {
  const { reason } = result;
  if (reason === 'exhausted') {
    return result.calls.some((calls) => calls > 0)
      ? t('screens:tally.exhaustedCalled')
      : t('screens:tally.exhausted');
  }
  if (reason === 'hand-yaku-draw') return t('screens:tally.hand-yaku-draw');
  const who = whoOf(result, view);
  const name = nameOf(result);
  const calls = result.winner === null ? 0 : (result.calls[result.winner] ?? 0);
  return reason === 'stop' && calls > 0
    ? t(`screens:tally.${who}.stopCalled`, { count: calls, name })
    : t(`screens:tally.${who}.${reason}`, { name });
}

/** True when no month follows. */
export const isLastMonth = (view: PlayerView): boolean => view.winner !== null;

/** True when the agreed months are over, level, and one more is played. */
const goesOn = ({ winner, round, ruleSet }: PlayerView): boolean =>
  winner === null && ruleSet.rounds !== null && round >= ruleSet.rounds;

/** Why it ended; and that it goes on, where the agreed months are over and level. */
export const howWords = (result: MonthResult, view: PlayerView): string =>
  inOneLine([endWords(result, view), goesOn(view) ? t('screens:tally.extraMonth') : '']);

/** Who deals next; '' after the last month. */
export function dealerWords(result: MonthResult, view: PlayerView): string {
  if (isLastMonth(view)) return '';
  return result.nextDealer === view.seat
    ? t('screens:tally.youDeal')
    : t('screens:tally.rivalDeals', { name: rivalName(result.nextDealer) });
}

export function nextWords(view: PlayerView): string {
  const next = MONTHS[view.month % MONTHS.length];
  return isLastMonth(view) || next === undefined
    ? t('screens:tally.toResult')
    : t('screens:tally.next', { month: monthInSentence(next) });
}

/** By what rule totals change beside the winner's points: one sentence; '' where points are simply added. */
export function paymentWords({ ruleSet }: PlayerView): string {
  const { scoring, chips } = ruleSet;
  if (scoring === 'add') return '';
  if (scoring === 'transfer') return t('screens:tally.pay.transfer');
  return t(`screens:tally.pay.${chips.mode}`, { count: chips.value });
}
