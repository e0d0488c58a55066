/** The options of a check's question: cards on the lacquer, words and numbers on the sheet. Judges nothing. */
import { t } from '../strings';
import { Face } from '../trainers/Face';
import { Icon } from '../ui/icons';
import type { Asked, CheckOption } from './checkOptions';
import { optionWords } from './checkWords';

export interface CheckAnswersProps {
  readonly asked: Asked;
  readonly marked: readonly number[];
  readonly told: boolean;
  readonly onMark: (index: number) => void;
}

type Mark = 'right' | 'should' | 'wrong';

const markOf = (index: number, { asked, marked, told }: CheckAnswersProps): Mark | null => {
  if (!told) return null;
  const isRight = asked.right.includes(index);
  if (marked.includes(index)) return isRight ? 'right' : 'wrong';
  return isRight ? 'should' : null;
};

const ICON = { right: 'check', should: 'next', wrong: 'close' } as const;

function OptionFace({ option, named }: { readonly option: CheckOption; readonly named: boolean }) {
  if (option.type === 'card') return <Face card={option.card} named={named} />;
  return (
    <span class={option.type === 'number' ? 'answerNumber serif' : 'answerWords'}>{optionWords(option)}</span>
  );
}

export function CheckAnswers(props: CheckAnswersProps) {
  const { asked, marked, told, onMark } = props;
  const isCards = asked.question.answer.type === 'cards';
  return (
    <div
      class="answers"
      role="group"
      aria-label={t('learn:check.options')}
      data-type={asked.question.answer.type === 'number' ? 'pays' : 'words'}
      data-laid={isCards || undefined}
      style={{ '--count': asked.options.length }}
    >
      {asked.options.map((option, index) => {
        const mark = markOf(index, props);
        return (
          <button
            key={index}
            type="button"
            class="answer"
            data-mark={mark ?? undefined}
            aria-pressed={asked.picks > 1 ? marked.includes(index) : undefined}
            aria-disabled={told || undefined}
            aria-keyshortcuts={`${index + 1}`}
            onClick={() => onMark(index)}
          >
            <span class="keyCap" aria-hidden="true">
              {index + 1}
            </span>
            <OptionFace option={option} named={told} />
            {mark !== null && (
              <span class="answerMark">
                <Icon name={ICON[mark]} />
                {t(`trainers:screen.mark.${mark}`)}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
