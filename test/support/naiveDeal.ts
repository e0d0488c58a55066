/** Which fields are void and which hands are yaku by themselves: rules matrix 2.3 once more, without the engine. */
import type { RuleSet } from '../../shared/ruleSet';

/** Cards of each month, the fullest first: `4 2 2`. */
const spread = (cards: readonly string[]): string => {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[card.slice(0, 3)] = (counts[card.slice(0, 3)] ?? 0) + 1;
  return Object.values(counts)
    .toSorted((a, b) => b - a)
    .join(' ');
};

const holdsFour = (cards: readonly string[]): boolean => spread(cards).startsWith('4');
const isFourPairs = (cards: readonly string[]): boolean => spread(cards) === '2 2 2 2';

export const naiveIsVoid = ({ fieldRedeal }: RuleSet, field: readonly string[]): boolean =>
  (fieldRedeal !== 'none' && holdsFour(field)) || (fieldRedeal === 'four-or-pairs' && isFourPairs(field));

export const naiveHandYaku = (
  { handYaku }: RuleSet,
  hand: readonly string[],
): 'teshi' | 'kuttsuki' | null => {
  if (handYaku === null) return null;
  if (holdsFour(hand)) return 'teshi';
  return isFourPairs(hand) ? 'kuttsuki' : null;
};
