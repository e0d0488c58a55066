/** All yaku of this match with their values, the cards held marked, and how each one stands. Knows no rules. */
import { formatList, formatNumber, language, t } from '../strings';
import { howToMake } from './rulesInWords';
import type { TrackerProps } from './TrackerGrid';
import { yakuRows } from './yakuRows';
import type { YakuRow } from './yakuRows';

const cardName = (card: YakuRow['cards'][number]['card']): string => t(`cards:${card}.name`);

function noteInWords({ id, note, value }: YakuRow, rivalName: string): string {
  switch (note.type) {
    case 'mine':
    case 'outOfReach':
      return t(`reference:note.${note.type}`);
    case 'theirs':
      return t('reference:note.theirs', { name: rivalName });
    case 'higher':
      return t('reference:note.higher', { yaku: t(`cards:yaku.${note.yaku}.name`) });
    case 'taken':
      return t('reference:note.taken', { name: rivalName, cards: formatList(note.cards.map(cardName)) });
    case 'missing':
      return t(`reference:note.missing.${note.where}`, { card: cardName(note.card) });
    case 'progress':
      return t('reference:note.progress', { have: note.have, size: note.size });
    case 'untouched':
      return howToMake(id, value);
  }
}

/** "5"; "1+" for what grows with further cards; what it pays now once it is made. */
function valueShort({ value, made }: YakuRow): string {
  if (made !== null) return formatNumber(made);
  return typeof value === 'number' ? formatNumber(value) : `${formatNumber(value[1])}+`;
}

function Row({ row, rivalName }: { readonly row: YakuRow; readonly rivalName: string }) {
  const name = t(`cards:yaku.${row.id}.name`);
  const japanese = t(`cards:yaku.${row.id}.jp`);
  return (
    <li class="yakuRow" data-yaku={row.id} data-note={row.note.type}>
      <div class="yakuName">
        <b>{name}</b>{' '}
        {language.value === 'ja' ? (
          <span class="cap">{t(`cards:yaku.${row.id}.romaji`)}</span>
        ) : (
          <span class="jp dim" lang="ja">
            {japanese}
          </span>
        )}
        <p class="cap">{noteInWords(row, rivalName)}</p>
      </div>
      <div class="yakuCards">
        {row.cards.map(({ card, held }) => (
          <span key={card} data-held={held}>
            <img
              class="card"
              src={`cards/${card}.webp`}
              alt={t(held ? 'reference:held' : 'reference:open', { card: cardName(card) })}
              title={cardName(card)}
              draggable={false}
            />
          </span>
        ))}
      </div>
      <span class="yakuValue serif">{valueShort(row)}</span>
    </li>
  );
}

export function YakuList({ view, rivalName }: TrackerProps) {
  return (
    <ul class="yakuList">
      {yakuRows(view).map((row) => (
        <Row key={row.id} row={row} rivalName={rivalName} />
      ))}
    </ul>
  );
}
