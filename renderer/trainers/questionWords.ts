/** What an exercise asks, and with which keys it is answered. Knows no right answer. */
import type { TrainerQuestion } from '../../shared/trainers';
import { rivalName } from '../reference/names';
import { asSentence, t } from '../strings';

/** The question as one sentence. */
export function askWords(question: TrainerQuestion): string {
  switch (question.type) {
    case 'yaku':
      return t(question.many ? 'trainers:screen.ask.yakuMany' : 'trainers:screen.ask.yaku');
    case 'call':
      return t(question.forTheMatch ? 'trainers:screen.ask.callMatch' : 'trainers:screen.ask.call');
    default:
      return t(`trainers:screen.ask.${question.type}`);
  }
}

/** Who called koi-koi how often, and who deals. */
export const payFacts = ({ calls, rivalCalls, dealer }: Extract<TrainerQuestion, { type: 'pays' }>): string =>
  inOneRow([
    calls > 0 ? t('trainers:screen.calls.you', { count: calls }) : '',
    rivalCalls > 0 ? t('trainers:screen.calls.rival', { count: rivalCalls, name: rivalName(1) }) : '',
    dealer === 0
      ? t('trainers:screen.dealer.you')
      : t('trainers:screen.dealer.rival', { name: rivalName(dealer) }),
  ]);

/** Facts side by side; those that are '' are left out. */
export const inOneRow = (facts: readonly string[]): string =>
  facts
    .filter((fact) => fact !== '')
    .map(asSentence)
    .join(' · ');

const KEYS = [...'1234567890ab'];
const CALL_KEYS = ['s', 'k'];

export const optionCount = (question: TrainerQuestion): number =>
  question.type === 'call' ? CALL_KEYS.length : question.options.length;

/** The key of each option, as `KeyboardEvent.key` in lower case. */
export const answerKeys = (question: TrainerQuestion): readonly string[] =>
  question.type === 'call' ? CALL_KEYS : KEYS.slice(0, question.options.length);

/** Options that are cards or plants lie on the lacquer, all others on the sheet. */
export const isLaidOut = ({ type }: TrainerQuestion): boolean => type === 'partner' || type === 'plant';
