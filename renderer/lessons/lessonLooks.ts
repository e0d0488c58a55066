/** How each lesson looks: its month's colours, its pictures, how long it takes. Teaches nothing. */
import type { CardId, Month } from '../../shared/cards';
import type { LessonId } from '../../shared/lessons';

/** Whose colours it wears where no month is played. */
export const MONTH_OF_LESSON: Readonly<Record<LessonId, Month>> = {
  months: 3,
  capture: 2,
  yaku: 1,
  koikoi: 4,
  reading: 8,
  month: 9,
};

/** What each lesson is about, in pictures. */
export const PICTURES_OF_LESSON: Readonly<Record<LessonId, readonly CardId[]>> = {
  months: ['may-bridge', 'may-ribbon', 'may-plain-1'],
  capture: ['feb-plain-1', 'feb-warbler'],
  yaku: ['jan-ribbon', 'feb-ribbon', 'mar-ribbon'],
  koikoi: ['jul-boar', 'oct-deer', 'jun-butterflies'],
  reading: ['aug-moon', 'sep-cup'],
  month: ['mar-curtain', 'jan-crane', 'dec-phoenix'],
};

/** How long a newcomer takes, minutes. */
export const MINUTES_OF_LESSON: Readonly<Record<LessonId, number>> = {
  months: 3,
  capture: 3,
  yaku: 3,
  koikoi: 3,
  reading: 3,
  month: 4,
};
