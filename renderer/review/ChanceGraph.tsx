/** The chance to win, decision by decision, with the costliest marked; the same as a table for those who do not see it. */
import type { Review } from '../../shared/coach';
import { formatExpected, formatPercent, t } from '../strings';
import { Crest } from '../ui/Pictures';
import { chanceCurve, costliest, isTrifle, quietCorner } from './chanceCurve';
import type { Curve } from './chanceCurve';
import { placeWords } from './reviewWords';

interface ChanceGraphProps {
  readonly review: Review;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** The drawing's own units; it is stretched to its box, so only lines and areas are drawn in it. */
const W = 1000;
const H = 100;
const y = (chance: number): number => H * (1 - chance);

/** The month names give way where so many stand side by side. */
const NAMED = 8;

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;

function Lines({ curve }: { readonly curve: Curve }) {
  const line = [...curve.points.map(({ x, chance }) => [x, chance] as const), [1, curve.end] as const];
  return (
    <svg viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="none" aria-hidden="true">
      {curve.months.map(({ round, from, to }, place) =>
        place % 2 === 0 ? (
          <rect key={round} class="monthShade" x={W * from} y="0" width={W * (to - from)} height={H} />
        ) : null,
      )}
      <line class="half" x1="0" x2={W} y1={H / 2} y2={H / 2} />
      <polyline class="chance" points={line.map(([x, chance]) => `${W * x},${y(chance)}`).join(' ')} />
    </svg>
  );
}

/** The number stands where the line does not go on, and inside the drawing. */
function isAbove({ points, end }: Curve, index: number): boolean {
  const place = points.findIndex((point) => point.index === index);
  const chance = points[place]?.chance ?? 0;
  const after = points[place + 1]?.chance ?? end;
  return chance < 0.15 || (after < chance && chance < 0.85);
}

interface DotsProps {
  readonly curve: Curve;
  readonly review: Review;
  readonly chosen: number;
}

/** Dots and numbers are not stretched: they stand over the drawing. */
function Dots({ curve, review, chosen }: DotsProps) {
  const bad = costliest(review);
  const now = curve.points.find(({ index }) => index === chosen);
  return (
    <div aria-hidden="true">
      {now && <i class="graphNow" style={{ left: percent(now.x), top: percent(1 - now.chance) }} />}
      {curve.points
        .filter(({ index }) => bad.includes(index))
        .map(({ index, x, chance }) => (
          <span
            key={index}
            class={`graphDot ${isAbove(curve, index) ? 'above' : ''} ${x > 0.94 ? 'before' : ''}`}
            data-now={index === chosen}
            style={{ left: percent(x), top: percent(1 - chance) }}
          >
            <b>{formatExpected(-(review.decisions[index]?.lost ?? 0))}</b>
          </span>
        ))}
    </div>
  );
}

function GraphTable({ review }: { readonly review: Review }) {
  const { decisions } = review;
  return (
    <table>
      <caption>{t('coach:review.chance')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('coach:review.column.decision')}</th>
          <th scope="col">{t('coach:review.column.chance')}</th>
          <th scope="col">{t('coach:review.column.lost')}</th>
        </tr>
      </thead>
      <tbody>
        {decisions.map((decision, index) => (
          <tr key={index}>
            <th scope="row">{placeWords(decision)}</th>
            <td>{formatPercent(decision.advice.options[0]?.odds ?? 0)}</td>
            <td>{isTrifle(decision.lost) ? '–' : formatExpected(-decision.lost)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ChanceGraph({ review, chosen, onChoose }: ChanceGraphProps) {
  const curve = chanceCurve(review);
  /** The decision nearest to where the pointer is pressed; keys have the buttons. */
  const choose = (event: MouseEvent & { readonly currentTarget: HTMLElement }): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = (event.clientX - box.left) / box.width;
    const [nearest] = curve.points.toSorted((a, b) => Math.abs(a.x - at) - Math.abs(b.x - at));
    if (nearest) onChoose(nearest.index);
  };
  return (
    <div class="chanceGraph">
      <div class="graphScale" aria-hidden="true">
        {[1, 0.5, 0].map((share) => (
          <span key={share}>{formatPercent(share)}</span>
        ))}
      </div>
      <div class="graphPlot" onClick={choose}>
        <Lines curve={curve} />
        <p aria-hidden="true" data-corner={quietCorner(curve, costliest(review))}>
          {t('coach:review.chance')}
        </p>
        <Dots curve={curve} review={review} chosen={chosen} />
      </div>
      <div class="graphMonths" data-bare={curve.months.length > NAMED} aria-hidden="true">
        {curve.months.map(({ round, month }) => (
          <span key={round}>
            <Crest month={month} />
            {curve.months.length <= NAMED && t(`cards:month.${month}.name`)}
          </span>
        ))}
      </div>
      <div class="srOnly">
        <GraphTable review={review} />
      </div>
    </div>
  );
}
