/** What the match was played by: seed, rules, opponents, and whether it counts. */
import type { ComponentChildren } from 'preact';
import type { Review } from '../../shared/coach';
import { rulesOfChoice } from '../../shared/matchOptions';
import { differencesInWords } from '../reference/differencesInWords';
import { rivalLevel, rivalName, rulesName } from '../reference/names';
import { Differences } from '../screens/ThisMatch';
import { formatMoment, t } from '../strings';

interface FactProps {
  readonly name: string;
  readonly children: ComponentChildren;
}

function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function DealPage({ review }: { readonly review: Review }) {
  const { seed, options, practice, finishedAt } = review;
  const rules = rulesOfChoice(options.rules);
  return (
    <div class="dealPage sheetScroll" tabIndex={0} role="group" aria-label={t('coach:review.page.deal')}>
      <dl>
        <Fact name={t('screens:matchEnd.seed')}>
          <b class="seedNumber selectable">{seed}</b>
          <p class="cap">{t('screens:matchEnd.seedHow')}</p>
          <p class="cap">{t('coach:setUp.fair')}</p>
        </Fact>
        <Fact name={t('screens:newMatch.rules')}>
          {rulesName(options.rules)}
          {differencesInWords(rules).length > 0 && <Differences rules={rules} />}
        </Fact>
        <Fact name={t('screens:newMatch.opponent', { count: options.opponents.length })}>
          {options.opponents.map((_, index) => (
            <p key={index}>
              {t('coach:deal.person', {
                name: rivalName(index + 1),
                style: rivalLevel(options, index + 1),
              })}
            </p>
          ))}
        </Fact>
        <Fact name={t('coach:deal.finished')}>{formatMoment(finishedAt)}</Fact>
        <Fact name={t('coach:deal.counts')}>
          {t(practice ? 'coach:deal.practice' : 'coach:deal.countsYes')}
        </Fact>
      </dl>
    </div>
  );
}
