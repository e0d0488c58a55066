/** How often matches were won: a dot for what was, a bar for where it lies in the long run, around a half. Counts nothing. */
import type { MatchCount } from '../../shared/record';
import { formatNumber, formatPercent, t } from '../strings';
import { rangeWords } from './recordWords';
import { percentOf, SpokenTable } from './SpokenTable';

export interface WonRow extends MatchCount {
  readonly key: string;
  readonly name: string;
}

interface WonPlotProps {
  readonly title: string;
  /** What the rows are. */
  readonly what: string;
  readonly rows: readonly WonRow[];
}

/** More rows than that, and they may have to be scrolled to. */
const IN_SIGHT = 4;

const MARKS = [0, 0.25, 0.5, 0.75, 1];

const playedWords = ({ matches }: MatchCount): string =>
  matches === 0
    ? t('record:won.none')
    : t('record:won.played', { count: matches, number: formatNumber(matches) });

function Row({ row }: { readonly row: WonRow }) {
  const { name, won } = row;
  return (
    <div class="wonRow">
      <span class="wonName" title={name}>
        {name}
      </span>
      <span class="wonTrack">
        {won !== null && (
          <>
            <i class="wonRange" style={{ left: percentOf(won.low), right: percentOf(1 - won.high) }} />
            <i class="wonDot" style={{ left: percentOf(won.share) }} title={formatPercent(won.share)} />
          </>
        )}
      </span>
      <span class="wonPlayed">{playedWords(row)}</span>
    </div>
  );
}

export function WonPlot({ title, what, rows }: WonPlotProps) {
  return (
    <section class="plot wonPlot">
      <h3>{title}</h3>
      <div
        class="wonRows sheetScroll"
        tabIndex={rows.length > IN_SIGHT ? 0 : undefined}
        role="group"
        aria-label={title}
      >
        <div aria-hidden="true">
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </div>
        <div class="wonRow wonAxis" aria-hidden="true">
          <span class="wonTrack">
            {MARKS.map((share) => (
              <span key={share} style={{ left: percentOf(share) }}>
                {formatPercent(share)}
              </span>
            ))}
          </span>
        </div>
        <SpokenTable
          caption={title}
          columns={[what, t('record:won.matches'), t('record:won.share'), t('record:won.between')]}
          rows={rows.map(({ name, matches, won }) => [
            name,
            formatNumber(matches),
            won === null ? '–' : formatPercent(won.share),
            won === null ? '–' : rangeWords(won),
          ])}
        />
      </div>
    </section>
  );
}
