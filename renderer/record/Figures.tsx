/** The four large numbers at the top of the record. Counts nothing. */
import type { ComponentChildren } from 'preact';
import type { PlayRecord } from '../../shared/record';
import { formatDate, formatMean, formatNumber, formatPercent, monthInSentence, t } from '../strings';

interface FigureProps {
  readonly number: ComponentChildren;
  readonly caption: string;
  readonly hint?: string;
  readonly onOpen?: () => void;
}

function Figure({ number, caption, hint, onOpen }: FigureProps) {
  const inside = (
    <>
      <b class="serif">{number}</b>
      <span class="cap">{caption}</span>
    </>
  );
  return onOpen === undefined ? (
    <div class="figure" title={hint}>
      {inside}
    </div>
  ) : (
    <button type="button" class="figure" title={hint} onClick={onOpen}>
      {inside}
    </button>
  );
}

/** The sign that goes with a percentage is set smaller than the number. */
function Percent({ share }: { readonly share: number }) {
  const [, number, sign] = /^(.*\d)(.*)$/.exec(formatPercent(share)) ?? [];
  return (
    <>
      {number}
      <small>{sign}</small>
    </>
  );
}

interface FiguresProps {
  readonly play: PlayRecord;
  readonly onReview: (id: string) => void;
}

function Best({ play: { best }, onReview }: FiguresProps) {
  if (best === null) return <Figure number="–" caption={t('record:figure.noBest')} />;
  const { points, month, match } = best;
  return (
    <Figure
      number={formatNumber(points)}
      caption={t('record:figure.best', {
        month: monthInSentence(month),
        date: formatDate(match.finishedAt),
      })}
      hint={t('record:figure.bestOpen')}
      onOpen={() => onReview(match.id)}
    />
  );
}

export function Figures({ play, onReview }: FiguresProps) {
  const { matches, months, won, points, theirs } = play;
  const monthsWords = t('record:figure.months', { count: months, number: formatNumber(months) });
  return (
    <div class="figures">
      <Figure
        number={formatNumber(matches)}
        caption={t('record:figure.matches', { count: matches, months: monthsWords })}
      />
      {won !== null && (
        <Figure
          number={<Percent share={won.share} />}
          caption={t('record:figure.won', { low: formatPercent(won.low), high: formatPercent(won.high) })}
          hint={t('record:figure.wonHow')}
        />
      )}
      {points !== null && theirs !== null && (
        <Figure
          number={formatMean(points)}
          caption={t('record:figure.points', { theirs: formatMean(theirs) })}
        />
      )}
      <Best play={play} onReview={onReview} />
    </div>
  );
}
