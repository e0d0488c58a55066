/** What a mark of the time line stands for, in words. */
import type { Replay } from '../../shared/replay';
import { monthPlace } from '../rails/monthPlace';
import { titleWords } from '../screens/tallyWords';
import { t } from '../strings';
import type { Mark } from './marks';
import { stepAt } from './seen';
import { calledWords, madeWords } from './stepWords';

/** "February, month 2 of 3". */
export function monthWords(replay: Replay, { step, month, round }: Mark): string {
  const { ruleSet } = stepAt(replay, step).view;
  return t('replay:month', { month: t(`cards:month.${month}.name`), place: monthPlace(round, ruleSet) });
}

export function markWords(replay: Replay, mark: Mark): string {
  const { view } = stepAt(replay, mark.step);
  switch (mark.kind) {
    case 'month':
      return monthWords(replay, mark);
    case 'yaku':
      return madeWords(mark.seat, mark.yaku, view);
    case 'call':
      return calledWords(mark.seat, view);
    case 'end':
      return titleWords(mark.result, view);
  }
}
