/** Luck and skill: each month's points taken apart into the cards, the own play and the others'. Adds up, weighs nothing. */
import type { Review, ReviewedMonth } from '../../shared/coach';
import { rivalNames } from '../screens/people';
import { inOneLine } from '../screens/sentences';
import { formatExpected, formatList, formatSigned, t } from '../strings';
import { Crest } from '../ui/Pictures';

const PARTS = ['cards', 'played', 'rivals'] as const;
type Part = (typeof PARTS)[number];

const sumOf = (months: readonly ReviewedMonth[], part: Part | 'points'): number =>
  months.reduce((sum, month) => sum + month[part], 0);

/** The widest reach to either side of nothing, so that all months share one scale. */
function reachOf(months: readonly ReviewedMonth[]): number {
  const sides = months.flatMap((month) => {
    const parts = PARTS.map((part) => month[part]);
    return [
      parts.filter((value) => value > 0).reduce((sum, value) => sum + value, 0),
      -parts.filter((value) => value < 0).reduce((sum, value) => sum + value, 0),
    ];
  });
  return Math.max(1, ...sides);
}

/** A narrower part has no room for its number. */
const NUMBERED = 0.07;

interface SideProps {
  readonly month: ReviewedMonth;
  readonly reach: number;
  readonly sign: 1 | -1;
}

/** Parts that brought something lie to the right of the middle, those that cost something to the left. */
function Side({ month, reach, sign }: SideProps) {
  return (
    <span class={`luckSide ${sign < 0 ? 'minus' : 'plus'}`}>
      {PARTS.filter((part) => Math.sign(month[part]) === sign).map((part) => {
        const share = Math.abs(month[part]) / reach;
        return (
          <i key={part} data-part={part} style={{ width: `${(100 * share).toFixed(2)}%` }}>
            {share > NUMBERED && formatExpected(month[part])}
          </i>
        );
      })}
    </span>
  );
}

function StackedBar(props: Omit<SideProps, 'sign'>) {
  return (
    <span class="luckBar" aria-hidden="true">
      <Side {...props} sign={-1} />
      <Side {...props} sign={1} />
    </span>
  );
}

const partWords = (month: ReviewedMonth): string =>
  formatList(
    PARTS.map((part) =>
      t('coach:luck.part', { what: t(`coach:luck.${part}`), points: formatExpected(month[part]) }),
    ),
  );

function MonthRow({ month, reach }: { readonly month: ReviewedMonth; readonly reach: number }) {
  const name = t(`cards:month.${month.month}.name`);
  return (
    <li class="luckRow">
      <span class="srOnly">
        {t('coach:luck.month', {
          month: name,
          points: formatSigned(month.points),
          parts: partWords(month),
        })}
      </span>
      <Crest month={month.month} />
      <span aria-hidden="true">{name}</span>
      <StackedBar month={month} reach={reach} />
      <b class="serif" aria-hidden="true">
        {formatSigned(month.points)}
      </b>
    </li>
  );
}

const unsigned = (points: number): string => formatExpected(Math.abs(points)).replace('+', '');

export function LuckPage({ review }: { readonly review: Review }) {
  const { months, options } = review;
  const reach = reachOf(months);
  return (
    <div class="luckPage">
      <p class="luckSum serif">
        {inOneLine([
          t('coach:luck.sum', {
            cards: formatExpected(sumOf(months, 'cards')),
            played: unsigned(sumOf(months, 'played')),
            rivals: unsigned(sumOf(months, 'rivals')),
            names: rivalNames(options),
          }),
          t('coach:luck.together', { points: formatSigned(sumOf(months, 'points')) }),
        ])}
      </p>
      <ul class="luckLegend" aria-hidden="true">
        {PARTS.map((part) => (
          <li key={part} data-part={part}>
            {t(`coach:luck.${part}`)}
          </li>
        ))}
      </ul>
      <div class="sheetScroll" tabIndex={0} role="group" aria-label={t('coach:review.page.luck')}>
        <ul class="luckRows">
          {months.map((month) => (
            <MonthRow key={month.round} month={month} reach={reach} />
          ))}
        </ul>
      </div>
      <p class="cap">{t('coach:luck.lead')}</p>
    </div>
  );
}
