/** All lessons, by id. */
import type { LessonId } from '../../../shared/lessons';
import type { Lesson } from '../lesson';
import { capture } from './capture';
import { koiKoi } from './koiKoi';
import { month } from './month';
import { months } from './months';
import { reading } from './reading';
import { yaku } from './yaku';

export const LESSONS: Readonly<Record<LessonId, Lesson>> = {
  months,
  capture,
  yaku,
  koikoi: koiKoi,
  reading,
  month,
};
