/** A pile and what it pays now: its cards, its yaku, each factor with its cause. Reckons nothing. */
import { yakuName } from '../reference/names';
import { causeWords, times } from '../screens/causes';
import { YakuCards } from '../screens/YakuCards';
import { formatNumber, t } from '../strings';
import { Button } from '../ui/Button';
import type { ExampleDesk, ShownExample } from './useExample';

function Account({ shown: { rules, paid } }: { readonly shown: ShownExample }) {
  const facts = { ruleSet: rules, me: 0, seat: 0, calls: paid.calls };
  return (
    <dl class="exampleAccount">
      {paid.yaku.length === 0 && (
        <div>
          <dt class="dim">{t('editor:noYaku')}</dt>
          <dd>{formatNumber(0)}</dd>
        </div>
      )}
      {paid.yaku.map(({ id, points }) => (
        <div key={id}>
          <dt>{yakuName(rules, id)}</dt>
          <dd>{formatNumber(points)}</dd>
        </div>
      ))}
      {paid.payout.base > 0 &&
        paid.payout.multipliers.map((multiplier, index) => (
          <div key={multiplier.cause} class={index === 0 ? 'firstFactor' : undefined}>
            <dt>{causeWords(multiplier, facts)}</dt>
            <dd>{times(multiplier.factor)}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Width of a card, rem: long piles are drawn smaller. */
const cardWidth = (cards: number): number => (cards > 8 ? 2.25 : 2.75);
/** Room of a pile, rem. */
const ROOM = 14.5;

export function ExampleView({ shown, another }: ExampleDesk) {
  if (shown === null) return null;
  const { example, paid, before } = shown;
  return (
    <section class="example" aria-labelledby="editor-example">
      <div class="exampleHead">
        <h4 id="editor-example">{t('editor:example')}</h4>
        <Button rank="quiet" size="small" onClick={another}>
          {t('editor:anotherPile')}
        </Button>
      </div>
      <YakuCards cards={example.pile} width={cardWidth(example.pile.length)} room={ROOM} />
      <Account shown={shown} />
      <p class="exampleTotal" role="status">
        <span>{t('editor:paysNow')}</span>
        <b class="serif">{formatNumber(paid.payout.points)}</b>
      </p>
      {before !== null && (
        <p class="cap exampleBefore">{t('editor:paidBefore', { points: formatNumber(before) })}</p>
      )}
    </section>
  );
}
