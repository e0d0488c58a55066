/** The cards of a check's question on the lacquer, each row with its name. */
import { rivalName } from '../reference/names';
import { t } from '../strings';
import { Face } from '../trainers/Face';
import { CheckAnswers } from './CheckAnswers';
import type { CheckAnswersProps } from './CheckAnswers';
import type { CheckPlace } from './checkQuestions.table';

const PLACES = ['theirs', 'field', 'pile', 'played'] as const satisfies readonly CheckPlace[];

const labelOf = (place: CheckPlace): string =>
  place === 'theirs'
    ? t('learn:check.place.theirs', { name: rivalName(1) })
    : t(`learn:check.place.${place}`);

export function CheckStage(props: CheckAnswersProps) {
  const { shown, answer } = props.asked.question;
  return (
    <div class="stage checkStage">
      {PLACES.map((place) => {
        const cards = shown[place] ?? [];
        return cards.length === 0 ? null : (
          <section key={place} class="positionRow" aria-label={labelOf(place)}>
            <h3>{labelOf(place)}</h3>
            <div class="rowCards">
              {cards.map((card) => (
                <Face key={card} card={card} named={props.told} />
              ))}
            </div>
          </section>
        );
      })}
      {shown.theirs && answer.type === 'cards' && <h3 class="checkHand">{t('table:region.hand')}</h3>}
      {answer.type === 'cards' && <CheckAnswers {...props} />}
    </div>
  );
}
