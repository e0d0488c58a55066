/** The sheet beside the cards: the question, the options that are words, the verdict, the way on. */
import { t } from '../strings';
import { Button } from '../ui/Button';
import { Sheet } from '../ui/Sheet';
import { Answers } from './Answers';
import type { AnswersProps } from './Answers';
import { askWords, isLaidOut } from './questionWords';
import { Verdict } from './Verdict';

interface PanelProps extends AnswersProps {
  /** Index of the bill's yaku that is told just now. */
  readonly told: number | null;
  readonly onHandIn: () => void;
  readonly onNext: () => void;
}

export function Panel({ told, onHandIn, onNext, ...answers }: PanelProps) {
  const { question, marked, result } = answers;
  const many = question.type === 'yaku' && question.many;
  const isLast = result !== null && result.set !== null;
  return (
    <div class="panel">
      <Sheet>
        <div class="panelBody sheetScroll" tabIndex={0} role="group" aria-label={askWords(question)}>
          <h2 class="ask" tabIndex={-1}>
            {askWords(question)}
          </h2>
          {!isLaidOut(question) && <Answers {...answers} />}
          <Verdict question={question} result={result} marked={marked} told={told} />
        </div>
        <div class="panelFoot">
          {result !== null && (
            <Button rank="primary" onClick={onNext}>
              {t(isLast ? 'trainers:screen.result' : 'trainers:screen.next')}
            </Button>
          )}
          {result === null && many && (
            <Button rank="primary" onClick={onHandIn}>
              {t('trainers:screen.handIn')}
            </Button>
          )}
          {result === null && !many && <p class="cap">{t('trainers:screen.how')}</p>}
        </div>
      </Sheet>
    </div>
  );
}
