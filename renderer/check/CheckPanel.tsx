/** The sheet beside the cards: the question, options that are words, right or wrong and why, the lesson again. */
import type { LessonId } from '../../shared/lessons';
import type { RuleSet } from '../../shared/ruleSet';
import { formatNumber, t } from '../strings';
import { Bill } from '../trainers/Bill';
import { Button } from '../ui/Button';
import { Icon } from '../ui/icons';
import { Sheet } from '../ui/Sheet';
import { CheckAnswers } from './CheckAnswers';
import type { CheckAnswersProps } from './CheckAnswers';
import { isAnsweredRight } from './checkOptions';
import { askWords, whyWords } from './checkWords';

interface CheckPanelProps extends CheckAnswersProps {
  /** Those now chosen: the bill names their yaku. */
  readonly rules: RuleSet;
  readonly onLesson: (lesson: LessonId) => void;
  readonly onNext: () => void;
}

export function CheckPanel({ rules, onLesson, onNext, ...answers }: CheckPanelProps) {
  const { asked, marked, told } = answers;
  const { question, picks } = asked;
  const right = told && isAnsweredRight(asked, marked);
  return (
    <div class="panel">
      <Sheet>
        <div class="panelBody sheetScroll" tabIndex={0} role="group" aria-label={askWords(question.id)}>
          <h2 class="ask" tabIndex={-1}>
            {askWords(question.id)}
          </h2>
          {picks > 1 && <p class="cap">{t('learn:check.picks', { number: formatNumber(picks) })}</p>}
          {question.answer.type !== 'cards' && <CheckAnswers {...answers} />}
          <div class="verdict" role="status">
            {told && (
              <>
                <p class="verdictWord" data-right={right}>
                  <Icon name={right ? 'check' : 'close'} />
                  {t(right ? 'trainers:screen.verdict.right' : 'trainers:screen.verdict.wrong')}
                </p>
                <p>{whyWords(question.id)}</p>
              </>
            )}
          </div>
          {told && asked.paid !== null && asked.paid.yaku.length > 0 && (
            <Bill paid={asked.paid} rules={rules} told={null} />
          )}
          {told && !right && (
            <Button size="small" icon="eye" class="showAgain" onClick={() => onLesson(question.lesson)}>
              {t('learn:check.showAgain')}
            </Button>
          )}
        </div>
        <div class="panelFoot">
          {told ? (
            <Button rank="primary" onClick={onNext}>
              {t('trainers:screen.next')}
            </Button>
          ) : (
            <p class="cap">{t('trainers:screen.how')}</p>
          )}
        </div>
      </Sheet>
    </div>
  );
}
