/** What a screen reader says of each card and pile. Knows words, not places. */
import { kindOf, monthOf } from '../../shared/cards';
import type { CardId } from '../../shared/cards';
import type { LegalMove } from '../../shared/view';
import { formatList, t } from '../strings';

/** "Crane, January, light". */
export const nameCard = (card: CardId): string =>
  t('table:card.name', {
    card: t(`cards:${card}.name`),
    month: t(`cards:month.${monthOf(card)}.name`),
    kind: t(`cards:kind.${kindOf(card)}`),
  });

/**
 * The card and what choosing it does: "Crane, January, light. Takes Pine ribbon".
 * @param hints false where players find out by themselves what a card takes
 */
export function nameChoice(card: CardId, move: LegalMove | null, hints = true): string {
  const name = nameCard(card);
  if (move === null) return name;
  if (!hints && move.move.type === 'playCard') return name;
  const cards = formatList(move.takes.map((taken) => t(`cards:${taken}.name`)));
  if (move.move.type === 'chooseMatch') return t('table:card.choose', { name });
  if (move.choice) return t('table:card.takesOneOf', { name, cards });
  return move.takes.length > 0 ? t('table:card.takes', { name, cards }) : t('table:card.lays', { name });
}
