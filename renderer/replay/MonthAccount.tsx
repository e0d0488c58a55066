/** How a month of a replay ended, in short, until it goes on. Adds nothing up itself. */
import type { MonthResult } from '../../shared/scoring';
import type { PlayerView } from '../../shared/view';
import { yakuName } from '../reference/names';
import { equation } from '../screens/causes';
import { winnerWords } from '../screens/matchWords';
import { scoreLine, totalsOf } from '../screens/people';
import { howWords, titleWords } from '../screens/tallyWords';
import { formatNumber, t } from '../strings';
import { Button, IconButton } from '../ui/Button';
import { Crest } from '../ui/Pictures';
import { Sheet } from '../ui/Sheet';

export interface MonthAccountProps {
  readonly result: MonthResult;
  readonly view: PlayerView;
  /** On to the next month, or from the beginning once the match is over. */
  readonly onGoOn: () => void;
  /** The table is to be looked at. */
  readonly onHide: () => void;
}

export function MonthAccount({ result, view, onGoOn, onHide }: MonthAccountProps) {
  const isOver = view.winner !== null;
  const title = titleWords(result, view);
  return (
    <section class="monthAccount" aria-label={title}>
      <Sheet>
        <div class="accountHead">
          <Crest month={view.month} />
          <div>
            <h3>{title}</h3>
            <p class="dim">{howWords(result, view)}</p>
          </div>
          <IconButton icon="close" label={t('replay:hide')} onClick={onHide} />
        </div>
        {result.winner !== null && <Points result={result} view={view} />}
        <div class="accountFoot">
          <p class="accountTotals">
            {isOver && <b>{winnerWords(view)}</b>}
            <span>{scoreLine(totalsOf(view), view.seat)}</span>
          </p>
          <Button rank="primary" onClick={onGoOn}>
            {t(isOver ? 'replay:again' : 'replay:goOn')}
          </Button>
        </div>
      </Sheet>
    </section>
  );
}

function Points({ result, view }: Pick<MonthAccountProps, 'result' | 'view'>) {
  const { yaku, base, multipliers, points } = result;
  return (
    <div class="accountPoints">
      <ul>
        {yaku.map(({ id, points: worth }) => (
          <li key={id}>
            <span>{yakuName(view.ruleSet, id)}</span>
            <b>{formatNumber(worth)}</b>
          </li>
        ))}
      </ul>
      <p>
        <b class="serif">{formatNumber(points)}</b> {t('table:points', { count: points })}
        {multipliers.length > 0 && <span class="cap">{equation(base, multipliers, points)}</span>}
      </p>
    </div>
  );
}
