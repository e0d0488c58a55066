/** All yaku of a rule-set with their values; in a match the cards held marked, and how each one stands. Knows no rules. */
import type { CardId } from '../../shared/cards';
import { isHouseYakuId } from '../../shared/houseYaku';
import type { RuleSet } from '../../shared/ruleSet';
import { formatList, formatNumber, language, t } from '../strings';
import { Marked } from './Marked';
import { rivalName, yakuJapanese, yakuName } from './names';
import { howToMake, valueShort } from './yakuLines';
import type { YakuRow } from './yakuRows';

const cardName = (card: CardId): string => t(`cards:${card}.name`);

function noteInWords(rules: RuleSet, { id, note }: YakuRow): string {
  switch (note.type) {
    case 'mine':
    case 'waiting':
    case 'outOfReach':
      return t(`reference:note.${note.type}`);
    case 'theirs':
      return t('reference:note.theirs', { name: rivalName(note.seat) });
    case 'higher':
    case 'replaced':
      return t(`reference:note.${note.type}`, { yaku: yakuName(rules, note.yaku) });
    case 'cancelled':
      return t('reference:note.cancelled', { card: cardName(note.card) });
    case 'taken':
      return t('reference:note.taken', {
        name: rivalName(note.seat),
        cards: formatList(note.cards.map(cardName)),
      });
    case 'missing':
      return t(`reference:note.missing.${note.where}`, { card: cardName(note.card) });
    case 'progress':
      return t('reference:note.progress', { have: note.have, size: note.size });
    case 'untouched':
      return howToMake(rules, id);
  }
}

/** The other name of a yaku: Japanese, and for Japanese readers how it is spelt. House yaku have none. */
function OtherName({ id }: { readonly id: YakuRow['id'] }) {
  if (isHouseYakuId(id)) return null;
  if (language.value === 'ja') {
    return (
      <span class="cap">
        <Marked text={t(`cards:yaku.${id}.romaji`)} />
      </span>
    );
  }
  return (
    <span class="jp dim" lang="ja">
      <Marked text={yakuJapanese(id) ?? ''} />
    </span>
  );
}

const HELD = { true: 'reference:held', false: 'reference:open' } as const;

function YakuCard({ card, held }: YakuRow['cards'][number]) {
  const name = cardName(card);
  return (
    <span data-held={held ?? undefined}>
      <img
        class="card"
        src={`cards/${card}.webp`}
        alt={held === null ? name : t(HELD[`${held}`], { card: name })}
        title={name}
        draggable={false}
      />
    </span>
  );
}

function Row({ row, rules }: { readonly row: YakuRow; readonly rules: RuleSet }) {
  return (
    <li class="yakuRow" data-yaku={row.id} data-entry={row.id} data-note={row.note.type}>
      <div class="yakuName">
        <b>
          <Marked text={yakuName(rules, row.id)} />
        </b>{' '}
        <OtherName id={row.id} />
        <p class="cap">
          <Marked text={noteInWords(rules, row)} />
        </p>
      </div>
      <div class="yakuCards">
        {row.cards.map((card) => (
          <YakuCard key={card.card} {...card} />
        ))}
      </div>
      <span class="yakuValue serif">
        {row.made === null ? valueShort(row.value) : formatNumber(row.made)}
      </span>
    </li>
  );
}

interface YakuListProps {
  readonly rows: readonly YakuRow[];
  readonly rules: RuleSet;
}

export function YakuList({ rows, rules }: YakuListProps) {
  return (
    <ul class="yakuList">
      {rows.map((row) => (
        <Row key={row.id} row={row} rules={rules} />
      ))}
    </ul>
  );
}
