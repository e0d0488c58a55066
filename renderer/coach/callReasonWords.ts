/** Why to stop or to call, in words; what speaks against an answer says so. Weighs nothing. */
import type { CallReason } from '../../shared/coach';
import type { PlayerView } from '../../shared/view';
import { rivalName, yakuName } from '../reference/names';
import { listNames } from '../reference/told';
import { formatNumber, formatPoints, t } from '../strings';
import { told } from './told';

type Of<T extends CallReason['type']> = Extract<CallReason, { type: T }>;

const standing = (lead: number): 'Ahead' | 'Level' | 'Behind' =>
  lead > 0 ? 'Ahead' : lead < 0 ? 'Behind' : 'Level';

function dangerWords({ seat, yaku, doubled, against }: Of<'danger'>, { ruleSet }: PlayerView): string {
  const words = { name: rivalName(seat), yaku: listNames([yakuName(ruleSet, yaku)]) };
  if (!against) return t('coach:reason.danger', words);
  return t(doubled ? 'coach:reason.dangerDoubled' : 'coach:reason.dangerAgainst', words);
}

function hopesWords({ card, yaku, where, ways }: Of<'hopes'>, { ruleSet }: PlayerView): string {
  const words = { yaku: listNames([yakuName(ruleSet, yaku)]), card: told(card) };
  if (where === 'field') return t('coach:reason.hopesField', words);
  if (where === 'hand') return t('coach:reason.hopesHand', words);
  return ways === 1
    ? t('coach:reason.hopesOnly', words)
    : t('coach:reason.hopesWays', { ...words, ways: formatNumber(ways) });
}

/** A clause: "Secures 5 points: you then lead by 8". */
export function callReasonWords(reason: CallReason, view: PlayerView): string {
  switch (reason.type) {
    case 'secures':
      return t(`coach:reason.secures${standing(reason.lead)}`, {
        points: formatPoints(reason.points),
        lead: formatNumber(Math.abs(reason.lead)),
      });
    case 'decides':
      return t(`coach:reason.decides${standing(reason.lead)}`, {
        lead: formatNumber(Math.abs(reason.lead)),
      });
    case 'danger':
      return dangerWords(reason, view);
    case 'hopes':
      return hopesWords(reason, view);
    case 'grows':
      return t('coach:reason.grows', {
        now: formatNumber(reason.now),
        points: formatNumber(reason.points),
      });
    case 'turns':
      return reason.against
        ? t('coach:reason.few', { count: reason.cards })
        : t('coach:reason.turns', { cards: formatNumber(reason.cards) });
  }
}
