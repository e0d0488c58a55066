/** What lies on the lacquer while a question is asked: the card, the pile or the position it is about. */
import type { CardId } from '../../shared/cards';
import { t } from '../strings';
import { Answers } from './Answers';
import type { AnswersProps } from './Answers';
import { Face } from './Face';
import { Pile } from './Pile';
import { Position } from './Position';
import { isLaidOut, payFacts } from './questionWords';

interface StageProps extends AnswersProps {
  /** Cards of the yaku that is told just now; null = all alike. */
  readonly lit: readonly CardId[] | null;
}

function Subject({ question, result, lit }: StageProps) {
  switch (question.type) {
    case 'call':
      return <Position view={question.view} forTheMatch={question.forTheMatch} />;
    case 'yaku':
    case 'pays':
      return (
        <div class="stagePile">
          {question.type === 'pays' && <p class="positionFacts">{payFacts(question)}</p>}
          <Pile label={t('trainers:screen.pile')} cards={question.pile} lit={lit} />
        </div>
      );
    default:
      return (
        <div class="stageCard">
          <Face card={question.card} named={result !== null} />
        </div>
      );
  }
}

export function Stage(props: StageProps) {
  return (
    <div
      class="stage"
      data-type={props.question.type}
      data-level={props.question.level}
      data-told={props.result !== null || undefined}
    >
      <Subject {...props} />
      {isLaidOut(props.question) && <Answers {...props} />}
    </div>
  );
}
