/** What a pile pays: each yaku with its points, the sum, each factor with its cause, the result. Adds nothing up itself. */
import type { PaidExample } from '../../shared/ruleExamples';
import type { RuleSet } from '../../shared/ruleSet';
import { yakuName } from '../reference/names';
import { causeWords, times } from '../screens/causes';
import { formatNumber, t } from '../strings';

interface BillProps {
  readonly paid: PaidExample;
  readonly rules: RuleSet;
  /** Index of the yaku whose cards are lit; null = none by itself. */
  readonly told: number | null;
}

export function Bill({ paid, rules, told }: BillProps) {
  const { yaku, payout, calls } = paid;
  const facts = { ruleSet: rules, me: 0, seat: 0, calls };
  return (
    <dl class="bill">
      {yaku.map(({ id, points }, index) => (
        <div key={id} data-told={index === told || undefined}>
          <dt>{yakuName(rules, id)}</dt>
          <dd>{formatNumber(points)}</dd>
        </div>
      ))}
      {yaku.length > 1 && (
        <div class="billSum">
          <dt>{t('screens:tally.sum')}</dt>
          <dd>{formatNumber(payout.base)}</dd>
        </div>
      )}
      {payout.multipliers.map((multiplier) => (
        <div key={multiplier.cause}>
          <dt>{causeWords(multiplier, facts)}</dt>
          <dd>{times(multiplier.factor)}</dd>
        </div>
      ))}
      <div class="billTotal">
        <dt>{t('trainers:screen.pays')}</dt>
        <dd>{formatNumber(payout.points)}</dd>
      </div>
    </dl>
  );
}
