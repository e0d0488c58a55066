/** Where learning begins: the six lessons with how far the learner has come. Teaches nothing itself. */
import { useEffect, useState } from 'preact/hooks';
import { LESSON_IDS } from '../../shared/lessons';
import type { LessonId, LessonProgress } from '../../shared/lessons';
import { formatNumber, t } from '../strings';
import { Button } from '../ui/Button';
import { Icon } from '../ui/icons';
import { monthStyle } from '../ui/month';
import { CardPicture } from '../ui/Pictures';
import { Screen } from '../ui/Screen';
import { MINUTES_OF_LESSON, MONTH_OF_LESSON, PICTURES_OF_LESSON } from './lessonLooks';
import './learn.css';

export interface LearnScreenProps {
  /** Null = could not be read. */
  readonly progress: () => Promise<readonly LessonProgress[] | null>;
  readonly onOpen: (id: LessonId, again: boolean) => void;
  readonly onTrainers: () => void;
  readonly onCheck: () => void;
  readonly onBack: () => void;
}

const isBegun = ({ done, reached }: LessonProgress): boolean => !done && reached > 0;

/** The one to go on with: begun, else the first that is not done. */
const nextOf = (lessons: readonly LessonProgress[]): LessonId | null =>
  (lessons.find(({ reached }) => reached > 0) ?? lessons.find(({ done }) => !done))?.id ?? null;

const countOf = (lessons: readonly LessonProgress[]): number => lessons.filter(({ done }) => done).length;

export function LearnScreen({ progress, onOpen, onTrainers, onCheck, onBack }: LearnScreenProps) {
  const [lessons, setLessons] = useState<readonly LessonProgress[] | null>(null);
  useEffect(() => {
    void progress().then(setLessons);
  }, []);
  // The way on has the focus first: it is known only with the progress.
  if (lessons === null)
    return (
      <div class="screen" style={monthStyle(8)}>
        <div class="lacquer" />
      </div>
    );
  const next = nextOf(lessons);
  return (
    <Screen
      class="learn"
      title={t('learn:title')}
      about={t('learn:about')}
      month={8}
      onBack={onBack}
      foot={
        <>
          <p class="dim">
            {t('learn:doneOf', { done: formatNumber(countOf(lessons)), all: formatNumber(lessons.length) })}
          </p>
          <div class="learnWays">
            <Button size="small" icon="check" onClick={onCheck}>
              {t(countOf(lessons) === lessons.length ? 'learn:check.offer' : 'learn:check.title.first')}
            </Button>
            <Button size="small" icon="yaku" onClick={onTrainers}>
              {t('trainers:screen.open')}
            </Button>
          </div>
        </>
      }
    >
      <ol class="lessonList">
        {lessons.map((lesson) => (
          <LessonCard key={lesson.id} lesson={lesson} isNext={lesson.id === next} onOpen={onOpen} />
        ))}
      </ol>
    </Screen>
  );
}

interface LessonCardProps {
  readonly lesson: LessonProgress;
  readonly isNext: boolean;
  readonly onOpen: (id: LessonId, again: boolean) => void;
}

function LessonCard({ lesson, isNext, onOpen }: LessonCardProps) {
  const { id, done, reached } = lesson;
  const word = reached > 0 ? 'continue' : done ? 'again' : 'start';
  const title = t(`lessons:lesson.${id}.title`);
  return (
    <li class="lessonCard" data-done={done} style={monthStyle(MONTH_OF_LESSON[id])}>
      <div class="lessonPictures" aria-hidden="true">
        {PICTURES_OF_LESSON[id].map((card) => (
          <CardPicture key={card} card={card} />
        ))}
      </div>
      <div class="lessonText">
        <p class="cap">
          {t('learn:number', { number: formatNumber(LESSON_IDS.indexOf(id) + 1) })} ·{' '}
          {t('learn:minutes', { count: MINUTES_OF_LESSON[id] })}
        </p>
        <h3>{title}</h3>
        <p class="lessonGoal">{t(`lessons:lesson.${id}.goal`)}</p>
      </div>
      <div class="lessonFoot">
        <Reached {...lesson} />
        <Button rank={isNext ? 'primary' : 'plain'} size="small" onClick={() => onOpen(id, reached === 0)}>
          {t(`learn:${word}`)}
          <span class="srOnly"> {title}</span>
        </Button>
      </div>
    </li>
  );
}

function Reached(lesson: LessonProgress) {
  const { done, reached, scenes } = lesson;
  if (done && reached === 0) {
    return (
      <span class="lessonDone">
        <Icon name="check" />
        {t('learn:done')}
      </span>
    );
  }
  if (!isBegun(lesson) && reached === 0) return <span />;
  const words = t('learn:reached', { scene: formatNumber(reached + 1), scenes: formatNumber(scenes) });
  return (
    <span class="lessonReached">
      <span class="lessonBar" style={{ '--reached': reached / scenes }} aria-hidden="true" />
      {words}
    </span>
  );
}
