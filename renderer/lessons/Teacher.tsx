/** The teacher's sheet: the sentence, the answer to the latest try, and what leads on. Knows words, not what is right. */
import type { ComponentChildren, RefObject } from 'preact';
import { LESSON_IDS } from '../../shared/lessons';
import type { LessonAnswer, LessonId, LessonTry, LessonUpdate } from '../../shared/lessons';
import type { Month } from '../../shared/cards';
import type { RuleSet } from '../../shared/ruleSet';
import { t } from '../strings';
import type { Rect } from '../table/layout';
import { Button, IconButton } from '../ui/Button';
import { Icon } from '../ui/icons';
import type { IconName } from '../ui/icons';
import { Crest } from '../ui/Pictures';
import { Sheet } from '../ui/Sheet';
import { lineWords } from './lessonWords';

export interface TeacherProps {
  readonly sheet: RefObject<HTMLElement | null>;
  readonly update: LessonUpdate;
  /** To the latest try; it may be ahead of the sentence while something moves. */
  readonly answer: LessonAnswer | null;
  /** The other player is on the move. */
  readonly theirTurn: boolean;
  readonly month: Month;
  readonly rules: RuleSet | null;
  /** Null until it has been measured. */
  readonly at: Rect | null;
  readonly onTry: (tried: LessonTry) => void;
  readonly onLeave: () => void;
  /** On to another lesson; null = the last one is behind the learner. */
  readonly onNext: (lesson: LessonId | null) => void;
  /** After the last lesson: to the twelve questions. */
  readonly onCheck: () => void;
  /** What belongs under the sentence: pictures of yaku. */
  readonly children?: ComponentChildren;
}

export function Teacher(props: TeacherProps) {
  const { sheet, update, month, at, onLeave, children } = props;
  return (
    <aside
      ref={sheet}
      class="teacher"
      aria-label={t('learn:teacher')}
      style={at === null ? { visibility: 'hidden' } : { left: `${at.x}px`, top: `${at.y}px` }}
    >
      <Sheet>
        <div class="teacherHead">
          <Crest month={month} />
          <div>
            <h1>{t(`lessons:lesson.${update.lesson}.title`)}</h1>
            <p class="cap">
              {t('learn:place', {
                lesson: LESSON_IDS.indexOf(update.lesson) + 1,
                lessons: LESSON_IDS.length,
              })}
            </p>
          </div>
          <IconButton icon="close" label={t('learn:back')} onClick={onLeave} />
        </div>
        <Words {...props} />
        {children}
        <Steps {...update} />
        <Foot {...props} />
      </Sheet>
    </aside>
  );
}

const ICONS = {
  right: 'check',
  wrong: 'takeBack',
  shown: 'eye',
  aside: 'plain',
  thought: 'light',
} as const satisfies Record<LessonAnswer['kind'], IconName>;

/** Praise goes before the next sentence; everything else is an answer to it. */
function Words({ update, answer, rules, theirTurn }: TeacherProps) {
  const said = answer && (
    <p class="teacherAnswer" data-kind={answer.kind}>
      <Icon name={ICONS[answer.kind]} />
      <span>{lineWords(answer.line, rules)}</span>
    </p>
  );
  const isPraise = answer?.kind === 'right';
  return (
    <div class="teacherWords">
      <div aria-live="polite">{isPraise && said}</div>
      <p class="teacherSay" aria-live="polite">
        {lineWords(update.say, rules)}
      </p>
      <div aria-live="polite">
        {!isPraise && said}
        {theirTurn && <p class="teacherAnswer">{t('lessons:reflex.whileTheyPlay')}</p>}
      </div>
    </div>
  );
}

function Steps({ step, steps, over }: LessonUpdate) {
  return (
    <div
      class="teacherSteps"
      role="progressbar"
      aria-label={t('learn:step', { step, steps })}
      aria-valuemin={0}
      aria-valuemax={steps}
      aria-valuenow={over ? steps : step - 1}
    >
      {Array.from({ length: steps }, (_, index) => (
        <i key={index} data-at={over || index + 1 < step ? 'done' : index + 1 === step ? 'now' : 'ahead'} />
      ))}
    </div>
  );
}

/** Said of a lesson whose last table was skipped: it is over, and not gone through. */
const LEFT = 'reflex.lessonOver';

/** The lesson is over: on to the next one, or to a match. */
function OverFoot({ update, answer, onNext, onCheck }: TeacherProps) {
  const next = LESSON_IDS[LESSON_IDS.indexOf(update.lesson) + 1] ?? null;
  return (
    <div class="teacherFoot over">
      {answer?.line.id !== LEFT && (
        <span class="lessonDone">
          <Icon name="check" />
          {t('learn:over.done')}
        </span>
      )}
      {next === null && (
        <Button rank="quiet" size="small" onClick={onCheck}>
          {t('learn:check.offer')}
        </Button>
      )}
      <Button rank="primary" class="next" onClick={() => onNext(next)}>
        {next === null
          ? t('learn:over.play')
          : t('learn:over.next', { title: t(`lessons:lesson.${next}.title`) })}
      </Button>
    </div>
  );
}

function Foot(props: TeacherProps) {
  const { update, onTry } = props;
  const { waits, over, coach } = update;
  if (over) return <OverFoot {...props} />;
  return (
    <div class="teacherFoot">
      {coach && (
        <Button size="small" icon="light" class="lantern" onClick={() => onTry({ type: 'coach' })}>
          {t('learn:lantern')}
        </Button>
      )}
      {waits !== 'next' && waits !== 'free' && (
        <Button rank="quiet" size="small" class="showMe" onClick={() => onTry({ type: 'showMe' })}>
          {t('learn:showMe')}
        </Button>
      )}
      <Button rank="quiet" size="small" class="skip" onClick={() => onTry({ type: 'skip' })}>
        {t('learn:skip')}
      </Button>
      {waits === 'next' && (
        <Button rank="primary" size="small" class="next" onClick={() => onTry({ type: 'next' })}>
          {t('learn:next')}
        </Button>
      )}
    </div>
  );
}
