/** One finished match in the list. Decides nothing. */
import type { FinishedMatch } from '../../shared/coach';
import { rulesName } from '../reference/names';
import { rivalNames } from '../screens/people';
import { formatDate, formatNumber, formatTime, t } from '../strings';
import { markWords, resultOf, resultWords, spokenMatch, styleWords } from './recordWords';

interface MatchRowProps {
  readonly id: string;
  readonly match: FinishedMatch;
  readonly index: number;
  readonly count: number;
  readonly rowRem: number;
  readonly chosen: boolean;
  readonly atHand: boolean;
  readonly onPress: (event: MouseEvent) => void;
}

export function MatchRow({ match, index, count, rowRem, ...row }: MatchRowProps) {
  return (
    <div
      id={row.id}
      class="matchRow"
      role="option"
      aria-selected={row.chosen}
      aria-setsize={count}
      aria-posinset={index + 1}
      data-at={row.atHand}
      style={{ top: `${index * rowRem}rem`, height: `${rowRem}rem` }}
      onClick={row.onPress}
    >
      <span class="srOnly">{spokenMatch(match)}</span>
      <i class="resultSign" data-result={resultOf(match)} />
      <span aria-hidden="true">
        <b>{resultWords(match)}</b>
        <small>{match.totals.map(formatNumber).join(' : ')}</small>
      </span>
      <span aria-hidden="true">
        {rivalNames(match.options)}
        <small>{styleWords(match)}</small>
      </span>
      <span aria-hidden="true">
        {rulesName(match.options.rules)}
        <small>{markWords(match).join(t('screens:score.join'))}</small>
      </span>
      <span class="matchDate" aria-hidden="true">
        {formatDate(match.finishedAt)}
        <small>{formatTime(match.finishedAt)}</small>
      </span>
    </div>
  );
}
