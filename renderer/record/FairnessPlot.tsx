/** One question of fairness: what was dealt as bars, what a fair shuffle brings as lines across them. Counts nothing. */
import { MONTHS } from '../../shared/cards';
import type { FairnessAnswer } from '../../shared/record';
import { formatMean, formatNumber, t } from '../strings';
import { Crest } from '../ui/Pictures';
import { cellName, cellsName, verdictWords } from './fairnessWords';
import { percentOf, SpokenTable } from './SpokenTable';

/** Room above the highest bar, so that a number fits on it. */
const HEADROOM = 1.2;

type Cell = FairnessAnswer['cells'][number];

interface CellProps {
  readonly cell: Cell;
  readonly name: string;
  readonly top: number;
  readonly numbered: boolean;
}

function CellBar({ cell: { seen, expected }, name, top, numbered }: CellProps) {
  const told = t('record:fair.cell', {
    what: name,
    seen: formatNumber(seen),
    expected: formatMean(expected),
  });
  return (
    <span class="fairCell" title={told}>
      <i class="fairSeen" style={{ height: percentOf(seen / top) }} />
      <i class="fairExpected" style={{ bottom: percentOf(expected / top) }} />
      {numbered && <b style={{ bottom: percentOf(Math.max(seen, expected) / top) }}>{formatNumber(seen)}</b>}
    </span>
  );
}

function Names({ answer }: { readonly answer: FairnessAnswer }) {
  return (
    <div class="barNames">
      {answer.question === 'ownCards'
        ? MONTHS.map((month) => <Crest key={month} month={month} />)
        : answer.cells.map(({ value }) => <span key={value}>{formatNumber(value)}</span>)}
    </div>
  );
}

export function FairnessPlot({ answer }: { readonly answer: FairnessAnswer }) {
  const { question, cells, chance, chiSquare, degrees } = answer;
  const title = t(`record:fair.question.${question}`);
  const top = HEADROOM * Math.max(1, ...cells.flatMap(({ seen, expected }) => [seen, expected]));
  return (
    <section class="plot fairPlot" data-question={question}>
      <h3>{title}</h3>
      <div class="barPlot" aria-hidden="true">
        <div class="fairField">
          {cells.map((cell) => (
            <CellBar
              key={cell.value}
              cell={cell}
              name={cellName(answer, cell.value)}
              top={top}
              numbered={question !== 'ownCards'}
            />
          ))}
        </div>
        <Names answer={answer} />
      </div>
      <SpokenTable
        caption={title}
        columns={[cellsName(answer), t('record:fair.seen'), t('record:fair.expected')]}
        rows={cells.map(({ value, seen, expected }) => [
          cellName(answer, value),
          formatNumber(seen),
          formatMean(expected),
        ])}
      />
      <p>{verdictWords(answer).join(' ')}</p>
      {chance !== null && (
        <p class="cap">
          {t('record:fair.chiSquare', { value: formatMean(chiSquare), degrees: formatNumber(degrees) })}
        </p>
      )}
    </section>
  );
}
