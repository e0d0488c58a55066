/** Why an option changes nothing now, by other choices of the same rule-set. Judges no rule-set. */
import type { RuleSet } from '../../../shared/ruleSet';
import type { PileYakuId } from '../../../shared/yaku';
import { alwaysReplaced } from '../../../shared/alwaysReplaced';
import { countsPlains } from '../../reference/playedRules';
import { t } from '../../strings';

type BetweenField = 'setIncrement' | 'viewing' | 'bonusEnabledBy' | 'viewingCancel';

const hasSets = ({ yaku }: RuleSet): boolean =>
  [yaku['ino-shika-cho'], yaku.akatan, yaku.aotan, yaku['akatan-aotan']].some((value) => value !== null);

const hasViewings = ({ yaku }: RuleSet): boolean => yaku.tsukimi !== null || yaku.hanami !== null;

const isIdle: Readonly<Record<BetweenField, (rules: RuleSet) => boolean>> = {
  setIncrement: (rules) => !hasSets(rules),
  viewing: (rules) => !hasViewings(rules),
  bonusEnabledBy: (rules) =>
    !hasViewings(rules) || rules.viewing !== 'bonus' || rules.yaku.tsukifuda === null,
  viewingCancel: (rules) => !hasViewings(rules) || rules.viewing === 'never',
};

const isBetween = (field: string): field is BetweenField => Object.hasOwn(isIdle, field);

/** Null where it changes something. */
export function idleNote(rules: RuleSet, field: BetweenField | PileYakuId): string | null {
  if (isBetween(field)) return isIdle[field](rules) ? t(`options:idle.${field}`) : null;
  const isViewing = field === 'tsukimi' || field === 'hanami';
  if (isViewing && rules.viewing === 'never') return t('options:idle.never');
  return alwaysReplaced(rules, field) ? t('options:idle.replaced') : null;
}

export const jokerIdle = (rules: RuleSet): string | null =>
  countsPlains(rules) ? null : t('options:idle.joker');
