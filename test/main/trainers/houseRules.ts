/** Rules of somebody's own, with yaku that no preset has. */
import { presets } from '../../../shared/presets';
import type { RuleSet } from '../../../shared/ruleSet';

export const houseRules: RuleSet = {
  ...presets.modern,
  houseYaku: [
    {
      id: 'house-1',
      name: 'Four birds',
      pattern: { type: 'cards', cards: ['feb-warbler', 'apr-cuckoo', 'aug-geese', 'nov-swallow'], need: 3 },
      points: 4,
      perFurther: 2,
      replaces: [],
    },
    {
      id: 'house-2',
      name: 'All ribbons',
      pattern: { type: 'kind', kind: 'ribbon', need: 7 },
      points: 9,
      perFurther: 1,
      replaces: ['tanzaku'],
    },
  ],
};
