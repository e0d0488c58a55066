/** What a yaku that is near still lacks, and where that is, as one line. Tells the view, computes no rule. */
import type { YakuReach } from '../../shared/view';
import { formatNumber, t } from '../strings';

/** Null where there is nothing sure to say. @param own whose yaku it is: the player's, or a rival's */
export function lackWords({ have, size, missing }: YakuReach, own: boolean): string | null {
  const [first, ...others] = missing;
  if (first === undefined) return null;
  const only = others.length === 0;
  if (own) return only ? t(`table:where.${first.where}`, { card: t(`cards:${first.card}.name`) }) : null;
  if (size - have.length !== 1) return null;
  // Among several cards that would do, one that lies open is the nearest.
  const told = missing.find(({ where }) => where === 'field') ?? (only ? first : null);
  if (told !== null) return t(`table:danger.${told.where}`, { card: t(`cards:${told.card}.name`) });
  return t('table:danger.any', { count: missing.length, n: formatNumber(missing.length) });
}
