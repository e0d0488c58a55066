/** The learning check: twelve questions with cards, each answered by touch or key. Never a gate. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { LessonId } from '../../shared/lessons';
import type { PaidExample, RuleExample } from '../../shared/ruleExamples';
import type { RuleSet } from '../../shared/ruleSet';
import { t } from '../strings';
import { SetHead } from '../trainers/SetHead';
import { monthStyle } from '../ui/month';
import { useFocusTrap } from '../ui/useFocusTrap';
import { CheckEnd } from './CheckEnd';
import { CheckPanel } from './CheckPanel';
import { checkRun, QUESTIONS } from './checkRun';
import { CheckStage } from './CheckStage';
import { useCheck } from './useCheck';
import type { Check } from './useCheck';
import '../trainers/set.css';
import './check.css';

export interface CheckScreenProps {
  /** Those now chosen. */
  readonly rules: RuleSet;
  /** What a pile pays by them. */
  readonly example: (example: RuleExample) => Promise<PaidExample | null>;
  readonly onLesson: (lesson: LessonId) => void;
  readonly onBack: () => void;
}

const MONTH = 3;

function handleKey(event: KeyboardEvent, check: Check, onBack: () => void): void {
  if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === 'Escape') {
    event.preventDefault();
    return onBack();
  }
  if (!/^[1-9]$/.test(event.key)) return;
  event.preventDefault();
  check.mark(Number(event.key) - 1);
}

export function CheckScreen({ rules, example, onLesson, onBack }: CheckScreenProps) {
  const root = useRef<HTMLElement>(null);
  const check = useCheck(example);
  const { asked, over, told } = check;
  const { part, right } = checkRun.value;
  useFocusTrap(root, null);
  useLayoutEffect(() => {
    const wanted = told || over ? '.button.primary' : '.ask';
    (root.current?.querySelector<HTMLElement>(wanted) ?? root.current)?.focus({ preventScroll: true });
  }, [asked, told, over]);
  const answers = { marked: check.marked, told, onMark: check.mark };
  return (
    <main
      ref={root}
      class="exercise"
      tabIndex={-1}
      style={monthStyle(MONTH)}
      onKeyDown={(event) => {
        event.stopPropagation();
        handleKey(event, check, onBack);
      }}
    >
      <div class="lacquer" />
      <SetHead
        title={t(`learn:check.title.${part}`)}
        leave={t('learn:back')}
        of={QUESTIONS[part].length}
        scores={right.map(Number)}
        onBack={onBack}
      />
      {over && <CheckEnd onBack={onBack} />}
      {!over && asked && <CheckStage asked={asked} {...answers} />}
      {!over && asked && (
        <CheckPanel asked={asked} {...answers} rules={rules} onLesson={onLesson} onNext={check.next} />
      )}
    </main>
  );
}
