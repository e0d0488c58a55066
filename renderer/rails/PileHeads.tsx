/** Words at the piles and the draw pile: whose cards, how many of each kind, how many are left. Counts, decides nothing. */
import { CARD_KINDS, kindOf, type CardId, type CardKind } from '../../shared/cards';
import type { Seat } from '../../shared/moves';
import type { Layout, Rect } from '../table/layout';
import type { TableModel } from '../table/model';
import type { PileLayout } from '../table/pileLayout';
import { formatNumber, t } from '../strings';
import { Icon } from '../ui/icons';
import { boxStyle } from './box';

function Pile({ place, title, cards }: { place: PileLayout; title: string; cards: readonly CardId[] }) {
  const countOf = (kind: CardKind): number => cards.filter((card) => kindOf(card) === kind).length;
  return (
    <section aria-label={title}>
      <div class="pile-title" style={boxStyle(place.title)}>
        {title}
        <span>{formatNumber(cards.length)}</span>
      </div>
      {CARD_KINDS.map((kind) => (
        <div
          key={kind}
          class="pile-kind"
          style={boxStyle(place.heads[kind])}
          role="img"
          aria-label={t('table:pileKind', { kind: t(`cards:kind.${kind}`), count: countOf(kind) })}
        >
          <Icon name={kind} />
          <b>{formatNumber(countOf(kind))}</b>
        </div>
      ))}
    </section>
  );
}

/** The four words stand once, between the two piles, each under its column. */
function KindWords({ place, columns }: { place: Rect; columns: PileLayout['columns'] }) {
  return (
    <div aria-hidden="true">
      {CARD_KINDS.map((kind) => (
        <span
          key={kind}
          class="pile-legend"
          style={boxStyle({ ...place, x: columns[kind].x, width: columns[kind].width })}
        >
          {t(`cards:kind.${kind}`)}
        </span>
      ))}
    </div>
  );
}

export interface PileHeadsProps {
  readonly layout: Layout;
  readonly model: TableModel;
  readonly rival: Seat;
  readonly rivalName: string;
}

export function PileHeads({ layout, model, rival, rivalName }: PileHeadsProps) {
  const capturedBy = (seat: Seat) => model.seats[seat]?.captured ?? [];
  return (
    <div class="pile-heads">
      <Pile
        place={layout.rivalPile}
        title={t('table:theirs', { name: rivalName })}
        cards={capturedBy(rival)}
      />
      <KindWords place={layout.kindWords} columns={layout.ownPile.columns} />
      <Pile place={layout.ownPile} title={t('table:mine')} cards={capturedBy(model.seat)} />
      <div class="draw-count" style={boxStyle(layout.drawCount)}>
        <b>{formatNumber(model.drawPile)}</b> {t('table:left', { count: model.drawPile })}
      </div>
    </div>
  );
}
