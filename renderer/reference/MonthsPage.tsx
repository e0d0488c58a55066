/** The twelve months: plant, what it stands for, and its four cards with their names. Knows no rules. */
import { cardsOfMonth, kindOf, MONTHS } from '../../shared/cards';
import type { CardId, Month } from '../../shared/cards';
import { t } from '../strings';
import { Japanese } from './Japanese';
import { Marked } from './Marked';
import { japaneseOf } from './names';

function NamedCard({ card }: { readonly card: CardId }) {
  return (
    <li data-entry={card}>
      <img class="card" src={`cards/${card}.webp`} alt="" draggable={false} />
      <b>
        <Marked text={t(`cards:${card}.name`)} />
      </b>
      {japaneseOf(`cards:${card}.name`).map((name) => (
        <Japanese key={name} text={name} />
      ))}
      <span class="cap">
        <Marked text={t(`cards:kind.${kindOf(card)}`)} />
      </span>
    </li>
  );
}

function MonthArticle({ month }: { readonly month: Month }) {
  return (
    <article class="monthArticle" data-entry={`month-${month}`}>
      <header>
        <img class="crest" src={`crests/${month}.svg`} alt="" draggable={false} />
        <h3>
          <Marked text={t('reference:month', monthWords(month))} />
        </h3>
        <p>
          <Japanese text={t(`reference:plant.${month}`)} /> <Japanese text={t(`cards:month.${month}.old`)} />
        </p>
      </header>
      <p class="selectable">
        <Marked text={t(`facts:month.${month}.text`)} />
      </p>
      <ul>
        {cardsOfMonth(month).map((card) => (
          <NamedCard key={card} card={card} />
        ))}
      </ul>
    </article>
  );
}

const monthWords = (month: Month) => ({
  month: t(`cards:month.${month}.name`),
  flower: t(`cards:month.${month}.flower`),
});

export function MonthsPage({ title }: { readonly title: string }) {
  return (
    <div class="monthsPage sheetScroll" tabIndex={0} role="region" aria-label={title}>
      {MONTHS.map((month) => (
        <MonthArticle key={month} month={month} />
      ))}
    </div>
  );
}
