/** One set of an exercise on the lacquer: a question, its answer, the next. Judges nothing. */
import type { ReadonlySignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { CardId } from '../../shared/cards';
import type { TrainerId, TrainerLevel } from '../../shared/trainers';
import { formatNumber, t } from '../strings';
import { monthStyle } from '../ui/month';
import { useFocusTrap } from '../ui/useFocusTrap';
import { Panel } from './Panel';
import { answerKeys } from './questionWords';
import { SetEnd } from './SetEnd';
import { SetHead } from './SetHead';
import { Stage } from './Stage';
import type { TrainerDesk } from './trainerDesk';
import { monthOfQuestion } from './trainerLooks';
import { useSet } from './useSet';
import type { ExerciseSet, SetState } from './useSet';
import { useTold } from './useTold';
import { Waiting } from './Waiting';
import './set.css';

export interface SetScreenProps {
  readonly id: TrainerId;
  /** Null = where the learner stands. */
  readonly level: TrainerLevel | null;
  readonly desk: TrainerDesk;
  readonly reduced: ReadonlySignal<boolean>;
  readonly onBack: () => void;
}

/** Length of a set before its first question tells it. */
const SET = 10;

const isOnButton = ({ target }: KeyboardEvent): boolean => target instanceof HTMLButtonElement;

/** One key answers; Enter hands in what is marked, where no button has it. */
function handleKey(event: KeyboardEvent, { state, mark, handIn }: ExerciseSet, onBack: () => void): void {
  if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === 'Escape') {
    event.preventDefault();
    return onBack();
  }
  if (state.at !== 'asked') return;
  if (event.key === 'Enter' && !isOnButton(event)) return handIn();
  const index = answerKeys(state.question).indexOf(event.key.toLowerCase());
  if (index < 0) return;
  event.preventDefault();
  mark(index);
}

/** A new question is read out; after the answer the way on has the focus. */
function useSetFocus(root: { readonly current: HTMLElement | null }, state: SetState): void {
  const moment = 'question' in state ? `${state.at} ${state.question.number}` : state.at;
  useLayoutEffect(() => {
    const wanted = state.at === 'asked' ? '.ask' : '.button.primary';
    (root.current?.querySelector<HTMLElement>(wanted) ?? root.current)?.focus({ preventScroll: true });
  }, [moment]);
}

/** Cards that count are lit: those of the yaku told just now, then all of them. */
function useLit(state: SetState, still: boolean) {
  const yaku = state.at === 'answered' ? (state.result.paid?.yaku ?? []) : [];
  const told = useTold(yaku.length, still);
  const shown = told === null ? yaku : yaku.slice(told, told + 1);
  const lit: readonly CardId[] | null = yaku.length === 0 ? null : shown.flatMap(({ cards }) => cards);
  return { told, lit };
}

const isOver = (state: SetState): state is Extract<SetState, { at: 'over' }> => state.at === 'over';

export function SetScreen({ id, level, desk, reduced, onBack }: SetScreenProps) {
  const root = useRef<HTMLElement>(null);
  const set = useSet(desk, id, level);
  const { state, scores } = set;
  const question = 'question' in state ? state.question : null;
  const { told, lit } = useLit(state, reduced.value);
  useFocusTrap(root, null);
  useSetFocus(root, state);
  return (
    <main
      ref={root}
      class="exercise"
      tabIndex={-1}
      style={monthStyle(monthOfQuestion(id, question))}
      onKeyDown={(event) => {
        event.stopPropagation();
        handleKey(event, set, onBack);
      }}
    >
      <div class="lacquer" />
      <SetHead
        title={t(`trainers:screen.trainer.${id}.title`)}
        {...(question && { note: t('trainers:screen.levelNow', { level: formatNumber(question.level) }) })}
        leave={t('trainers:screen.leave')}
        of={question?.of ?? SET}
        scores={scores}
        onBack={onBack}
      />
      {isOver(state) ? (
        <SetEnd
          id={id}
          level={state.question.level}
          result={state.result}
          scores={scores}
          onAgain={set.again}
          onBack={onBack}
        />
      ) : 'question' in state ? (
        <Open set={set} state={state} told={told} lit={lit} />
      ) : (
        <Waiting failed={state.at === 'failed'} onBack={onBack} />
      )}
    </main>
  );
}

interface OpenProps {
  readonly set: ExerciseSet;
  readonly state: Extract<SetState, { at: 'asked' | 'answered' }>;
  readonly told: number | null;
  readonly lit: readonly CardId[] | null;
}

function Open({ set, state, told, lit }: OpenProps) {
  const answers = {
    question: state.question,
    marked: state.marked,
    result: state.at === 'answered' ? state.result : null,
    onMark: set.mark,
  };
  return (
    <>
      <Stage {...answers} lit={lit} />
      <Panel {...answers} told={told} onHandIn={set.handIn} onNext={set.next} />
    </>
  );
}
