/** How the player has played: won against whom and by which rules, points, calls, streaks. Counts nothing. */
import type { FinishedMatch } from '../../shared/coach';
import type { PlayRecord } from '../../shared/record';
import { rulesName } from '../reference/names';
import { t } from '../strings';
import { CallBar } from './CallBar';
import { Figures } from './Figures';
import { MonthBars } from './MonthBars';
import { Streaks } from './Streaks';
import { WonPlot } from './WonPlot';

interface PlayPageProps {
  readonly play: PlayRecord;
  /** Those that count, the newest first. */
  readonly matches: readonly FinishedMatch[];
  readonly onReview: (id: string) => void;
}

export function PlayPage({ play, matches, onReview }: PlayPageProps) {
  return (
    <div class="playPage sheetScroll" tabIndex={0} role="group" aria-label={t('record:page.play')}>
      <Figures play={play} onReview={onReview} />
      <WonPlot
        title={t('record:won.byLevel')}
        what={t('record:won.level')}
        rows={play.byLevel.map((count) => ({
          ...count,
          key: count.level,
          name: t(`coach:level.${count.level}.name`),
        }))}
      />
      <MonthBars byMonth={play.byMonth} />
      <WonPlot
        title={t('record:won.byRules')}
        what={t('record:won.rules')}
        rows={play.byRules.map((count) => ({ ...count, name: rulesName(count.rules) }))}
      />
      <div class="callsAndStreaks">
        <CallBar calls={play.calls} />
        <Streaks play={play} matches={matches} />
      </div>
    </div>
  );
}
