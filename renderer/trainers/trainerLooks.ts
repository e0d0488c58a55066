/** How each exercise looks: whose colours it wears, and its pictures. Asks nothing. */
import type { CardId, Month } from '../../shared/cards';
import type { TrainerId, TrainerQuestion } from '../../shared/trainers';

export const MONTH_OF_TRAINER: Readonly<Record<TrainerId, Month>> = {
  months: 5,
  yaku: 1,
  call: 11,
  pays: 9,
};

export const PICTURES_OF_TRAINER: Readonly<Record<TrainerId, readonly CardId[]>> = {
  months: ['apr-cuckoo', 'jul-boar', 'nov-swallow'],
  yaku: ['jul-boar', 'oct-deer', 'jun-butterflies'],
  call: ['sep-cup', 'aug-moon'],
  pays: ['jan-crane', 'mar-curtain', 'dec-phoenix'],
};

/** Where a card's month is asked, the colours must not tell it. */
export const monthOfQuestion = (id: TrainerId, question: TrainerQuestion | null): Month => {
  if (question?.type === 'call') return question.view.month;
  if (question?.type === 'yaku' || question?.type === 'pays') return question.month;
  return MONTH_OF_TRAINER[id];
};
