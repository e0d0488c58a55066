/** The latest matches, one sign each, and how many were won in a row. Counts nothing. */
import type { FinishedMatch } from '../../shared/coach';
import type { PlayRecord } from '../../shared/record';
import { formatNumber, t } from '../strings';
import { resultOf, resultWords } from './recordWords';

/** So many stand side by side. */
const SHOWN = 24;

interface StreaksProps {
  readonly play: Pick<PlayRecord, 'streak' | 'longestStreak'>;
  /** Those that count, the newest first. */
  readonly matches: readonly FinishedMatch[];
}

export function Streaks({ play, matches }: StreaksProps) {
  const latest = matches.slice(0, SHOWN).toReversed();
  return (
    <section class="plot streakPlot">
      <h3>{t('record:streaks.title')}</h3>
      <p class="srOnly">
        {t('record:streaks.spoken', { results: latest.map(resultWords).join(t('screens:score.join')) })}
      </p>
      <div class="streak" aria-hidden="true">
        {latest.map((match) => (
          <i key={match.id} data-result={resultOf(match)} title={resultWords(match)} />
        ))}
      </div>
      <p class="dim">
        {t('record:streaks.line', {
          now: formatNumber(play.streak),
          most: formatNumber(play.longestStreak),
        })}
      </p>
    </section>
  );
}
