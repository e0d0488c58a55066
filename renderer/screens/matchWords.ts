/** Who has won a match and what ended it, in words. Reads the last view; decides nothing. */
import type { Seat } from '../../shared/moves';
import type { PlayerView } from '../../shared/view';
import { rivalName } from '../reference/names';
import { formatList, t } from '../strings';
import { totalsOf } from './people';

/** Seats that have won: one, none, or the several that share it. */
export function winnersOf(view: PlayerView): readonly Seat[] {
  if (view.winner === null || view.winner === 'draw') return [];
  if (view.winner !== 'shared') return [view.winner];
  const totals = totalsOf(view);
  const highest = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === highest ? [seat] : []));
}

export const hasWon = (view: PlayerView): boolean => winnersOf(view).includes(view.seat);

export function winnerWords(view: PlayerView): string {
  if (view.winner === 'draw') return t('screens:matchEnd.draw');
  const winners = winnersOf(view);
  const others = winners.filter((seat) => seat !== view.seat).map(rivalName);
  const names = formatList(others);
  if (winners.length > 1) {
    return hasWon(view)
      ? t('screens:matchEnd.sharedYou', { names: formatList([t('table:you'), ...others]) })
      : t('screens:matchEnd.shared', { names });
  }
  return hasWon(view) ? t('screens:matchEnd.youWin') : t('screens:matchEnd.rivalWins', { name: names });
}

/** The seal's two signs: won, lost, drawn. */
export const winnerSigns = (view: PlayerView): string =>
  view.winner === 'draw' ? '引分' : hasWon(view) ? '勝' : '負';

/** What ended it before or beyond its last month; '' when the months were simply over. */
export function endedWords(view: PlayerView): string {
  const { ruleSet, round, seat: me } = view;
  const totals = totalsOf(view);
  const broke = totals.findIndex((total) => total <= 0);
  if (ruleSet.scoring === 'chips' && broke >= 0) {
    return broke === me
      ? t('screens:matchEnd.broke.you')
      : t('screens:matchEnd.broke.rival', { name: rivalName(broke) });
  }
  const { target } = ruleSet;
  const there = target === null ? -1 : totals.findIndex((total) => total >= target);
  if (target !== null && there >= 0) {
    return there === me
      ? t('screens:matchEnd.reached.you', { target })
      : t('screens:matchEnd.reached.rival', { target, name: rivalName(there) });
  }
  return ruleSet.rounds !== null && round > ruleSet.rounds ? t('screens:matchEnd.extra') : '';
}
