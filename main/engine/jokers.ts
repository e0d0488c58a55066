/** Which cards count as which kind under a rule-set: the cup and the bridge may be plains. Knows no yaku. Source: rules matrix, 2.8. */
import { kindOf, type CardId, type CardKind } from '../../shared/cards';
import type { RuleSet } from '../../shared/ruleSet';

export const JOKERS = ['sep-cup', 'may-bridge'] as const;
export type JokerId = (typeof JOKERS)[number];

export const isJoker = (card: CardId): card is JokerId => card === 'sep-cup' || card === 'may-bridge';

/** True when `card` is of this kind or a joker that may be read as one. */
export const countsAs = ({ joker }: RuleSet, kind: CardKind, card: CardId): boolean =>
  kindOf(card) === kind || (kind === 'plain' && isJoker(card) && joker[card] !== 'animal');
