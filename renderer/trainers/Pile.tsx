/** Captured cards in their four columns, as at the table. Reckons nothing. */
import { byCalendar, CARD_KINDS, kindOf } from '../../shared/cards';
import type { CardId, CardKind } from '../../shared/cards';
import { formatNumber, t } from '../strings';
import { Icon } from '../ui/icons';
import { Face } from './Face';

interface PileProps {
  readonly label: string;
  readonly cards: readonly CardId[];
  /** Those that are lit while the others step back; null = all alike. */
  readonly lit?: readonly CardId[] | null;
}

interface ColumnProps extends Pick<PileProps, 'cards' | 'lit'> {
  readonly kind: CardKind;
}

function Column({ kind, cards, lit = null }: ColumnProps) {
  return (
    <li class="pileColumn" style={{ '--count': cards.length }}>
      <span class="pileKind">
        <Icon name={kind} />
        <span class="srOnly">{t(`cards:kind.${kind}`)}</span>
        <span aria-hidden="true">{formatNumber(cards.length)}</span>
      </span>
      <span class="pileCards">
        {cards.map((card) => (
          <Face key={card} card={card} named lit={lit === null ? null : lit.includes(card)} />
        ))}
      </span>
    </li>
  );
}

/** Columns without cards take no room. */
export function Pile({ label, cards, lit }: PileProps) {
  const columns = CARD_KINDS.map((kind) => ({
    kind,
    cards: cards.filter((card) => kindOf(card) === kind).toSorted(byCalendar),
  })).filter((column) => column.cards.length > 0);
  return (
    <ul class="pile" aria-label={label}>
      {columns.length === 0 && <li class="pileEmpty">{t('trainers:screen.emptyPile')}</li>}
      {columns.map((column) => (
        <Column key={column.kind} {...column} lit={lit ?? null} />
      ))}
    </ul>
  );
}
