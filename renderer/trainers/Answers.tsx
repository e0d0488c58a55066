/** The options of a question as buttons with their keys; afterwards each with what it was. Judges nothing. */
import type { TrainerQuestion, TrainerResult } from '../../shared/trainers';
import { bookRows } from '../reference/yakuRows';
import { yakuName } from '../reference/names';
import { formatNumber, formatPoints, t } from '../strings';
import { Icon } from '../ui/icons';
import { Crest } from '../ui/Pictures';
import { Face } from './Face';
import { answerKeys, askWords, isLaidOut, optionCount } from './questionWords';

export interface AnswersProps {
  readonly question: TrainerQuestion;
  readonly marked: readonly number[];
  /** Null while it is open. */
  readonly result: TrainerResult | null;
  readonly onMark: (index: number) => void;
}

type Mark = 'right' | 'should' | 'wrong';

const markOf = (index: number, { marked, result }: AnswersProps): Mark | null => {
  if (result === null) return null;
  const isRight = result.answer.includes(index);
  if (marked.includes(index)) return isRight ? 'right' : 'wrong';
  return isRight ? 'should' : null;
};

/** How many cards picture a yaku beside its name. */
const PICTURED = 5;

type QuestionOf<T extends TrainerQuestion['type']> = Extract<TrainerQuestion, { readonly type: T }>;

function YakuFace({ question, index }: { readonly question: QuestionOf<'yaku'>; readonly index: number }) {
  const id = question.options[index] ?? 'none';
  if (id === 'none') return <span class="answerWords">{t('trainers:screen.none')}</span>;
  const row = bookRows(question.ruleSet).find((each) => each.id === id);
  return (
    <>
      <span class="answerWords">{yakuName(question.ruleSet, id)}</span>
      <span class="answerCards">
        {row?.cards.slice(0, PICTURED).map(({ card }) => (
          <Face key={card} card={card} named silent />
        ))}
      </span>
    </>
  );
}

function CallFace({ question, index }: { readonly question: QuestionOf<'call'>; readonly index: number }) {
  const stop = index === 0;
  const { decision } = question.view;
  return (
    <>
      <span class={`seal ${stop ? '' : 'ink'}`} lang="ja" aria-hidden="true">
        {stop ? '勝負' : 'こい'}
      </span>
      <span class="answerWords">
        {t(stop ? 'screens:decision.stop' : 'screens:decision.koiKoi')}
        {stop && decision && <small>{formatPoints(decision.stop.points)}</small>}
      </span>
    </>
  );
}

interface AnswerFaceProps {
  readonly question: TrainerQuestion;
  readonly index: number;
  readonly named: boolean;
}

function AnswerFace({ question, index, named }: AnswerFaceProps) {
  switch (question.type) {
    case 'partner': {
      const card = question.options[index];
      return card === undefined ? null : <Face card={card} named={named} />;
    }
    case 'plant':
    case 'month': {
      const month = question.options[index];
      if (month === undefined) return null;
      if (question.type === 'month') return <span class="answerWords">{t(`cards:month.${month}.name`)}</span>;
      return (
        <>
          <Crest month={month} />
          <span class="answerWords">{t(`cards:month.${month}.flower`)}</span>
        </>
      );
    }
    case 'kind': {
      const kind = question.options[index];
      return kind === undefined ? null : (
        <>
          <Icon name={kind} />
          <span class="answerWords">{t(`cards:kind.${kind}`)}</span>
        </>
      );
    }
    case 'yaku':
      return <YakuFace question={question} index={index} />;
    case 'call':
      return <CallFace question={question} index={index} />;
    case 'pays':
      return <span class="answerNumber serif">{formatNumber(question.options[index] ?? 0)}</span>;
  }
}

const ICON = { right: 'check', should: 'next', wrong: 'close' } as const;

interface AnswerProps extends AnswersProps {
  readonly index: number;
  readonly hint: string;
}

function Answer({ index, hint, ...props }: AnswerProps) {
  const { question, marked, result, onMark } = props;
  const mark = markOf(index, props);
  const many = question.type === 'yaku' && question.many;
  return (
    <button
      type="button"
      class="answer"
      data-mark={mark ?? undefined}
      aria-pressed={many ? marked.includes(index) : undefined}
      aria-disabled={result !== null || undefined}
      aria-keyshortcuts={hint}
      onClick={() => onMark(index)}
    >
      <span class="keyCap" aria-hidden="true">
        {hint.toUpperCase()}
      </span>
      <AnswerFace question={question} index={index} named={result !== null} />
      {mark !== null && (
        <span class="answerMark">
          <Icon name={ICON[mark]} />
          {t(`trainers:screen.mark.${mark}`)}
        </span>
      )}
    </button>
  );
}

export function Answers(props: AnswersProps) {
  const { question } = props;
  const keys = answerKeys(question);
  return (
    <div
      class="answers"
      role="group"
      aria-label={askWords(question)}
      data-type={question.type}
      data-laid={isLaidOut(question) || undefined}
      style={{ '--count': optionCount(question) }}
    >
      {keys.map((hint, index) => (
        <Answer key={hint} index={index} hint={hint} {...props} />
      ))}
    </div>
  );
}
