/** Right or wrong by word and mark, and why; the true odds or the bill where there are any. Judges nothing. */
import type { TrainerQuestion, TrainerResult } from '../../shared/trainers';
import { ForTheMatch } from '../coach/ForTheMatch';
import { OddsBar } from '../coach/OddsBar';
import { WorthRow } from '../coach/WorthRow';
import { worthScale } from '../coach/worthScale';
import { t } from '../strings';
import { nameCard } from '../table/cardNames';
import { Icon } from '../ui/icons';
import { Bill } from './Bill';
import { reasonWords, rulesOf } from './reasonWords';

interface VerdictProps {
  readonly question: TrainerQuestion;
  /** Null while the question is open: the place for it is there already. */
  readonly result: TrainerResult | null;
  readonly marked: readonly number[];
  /** Index of the bill's yaku that is told just now. */
  readonly told: number | null;
}

const HALF = 0.5;

const wordOf = ({ right, score }: TrainerResult, { type }: TrainerQuestion): string =>
  right
    ? t('trainers:screen.verdict.right')
    : t(score >= HALF && type !== 'call' ? 'trainers:screen.verdict.half' : 'trainers:screen.verdict.wrong');

function Words({ question, result }: VerdictProps) {
  if (result === null) return null;
  const rules = rulesOf(question);
  return (
    <>
      <p class="verdictWord" data-right={result.right}>
        <Icon name={result.right ? 'check' : 'close'} />
        {wordOf(result, question)}
      </p>
      {'card' in question && <p class="verdictCard">{nameCard(question.card)}</p>}
      {result.reasons.map((reason, index) => (
        <p key={index}>{reasonWords(reason, rules)}</p>
      ))}
    </>
  );
}

/** Both answers as bars, and how a call goes on. */
function Worth({ question, result, marked }: VerdictProps) {
  if (question.type !== 'call' || result === null || result.advice === null) return null;
  const { advice } = result;
  const scale = worthScale(advice.options);
  return (
    <>
      <ul class="worthRows">
        {advice.options.map((option) => {
          const index = option.move.type === 'stop' ? 0 : 1;
          const whose = { coach: result.answer.includes(index), you: marked.includes(index) };
          return (
            <WorthRow
              key={option.move.type}
              option={option}
              view={question.view}
              scale={scale}
              whose={whose}
              told={false}
            />
          );
        })}
      </ul>
      <ForTheMatch advice={advice} />
      {advice.call && <OddsBar odds={advice.call} view={question.view} />}
      <p class="cap">{t('coach:panel.expected')}</p>
    </>
  );
}

export function Verdict(props: VerdictProps) {
  const { question, result, told } = props;
  const rules = rulesOf(question);
  return (
    <div class="verdict">
      <div role="status">
        <Words {...props} />
      </div>
      <Worth {...props} />
      {result !== null && result.paid !== null && rules !== null && (
        <Bill paid={result.paid} rules={rules} told={told} />
      )}
    </div>
  );
}
