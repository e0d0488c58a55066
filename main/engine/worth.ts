/** What a rule-set pays for a yaku of so many cards. Knows no pile. */
import type { YakuValue } from '../../shared/ruleSet';

/** Points of a yaku for `count` of its cards, 0 below the threshold; `size` is the threshold of plain points. */
export const worth = (value: YakuValue, count: number, size: number): number => {
  if (value === null) return 0;
  if (typeof value === 'number') return count >= size ? value : 0;
  const [threshold, points, perFurther] = value;
  return count >= threshold ? points + perFurther * (count - threshold) : 0;
};
