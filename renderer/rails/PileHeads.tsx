/** Words at the piles and the draw pile: whose cards, how many of each kind, how many are left. Counts, decides nothing. */
import type { ReadonlySignal } from '@preact/signals';
import { CARD_KINDS, kindOf, type CardId, type CardKind } from '../../shared/cards';
import type { Seat } from '../../shared/moves';
import type { Layout, Rect } from '../table/layout';
import { rivalsOf } from '../table/model';
import type { TableModel } from '../table/model';
import type { PileLayout } from '../table/places';
import { handSpread } from '../table/placement';
import { rivalName } from '../reference/names';
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
  /** What the draw pile shows, which follows the deal. */
  readonly drawCount: ReadonlySignal<number>;
}

export function PileHeads({ layout, model, drawCount }: PileHeadsProps) {
  const capturedBy = (seat: Seat) => model.seats[seat]?.captured ?? [];
  return (
    <div class="pile-heads">
      {rivalsOf(model).map((seat, index) => {
        const pile = layout.rivals[index]?.pile;
        const title = t('table:theirs', { name: rivalName(seat) });
        return pile && <Pile key={seat} place={pile} title={title} cards={capturedBy(seat)} />;
      })}
      {layout.kindWords && <KindWords place={layout.kindWords} columns={layout.ownPile.columns} />}
      <Pile place={layout.ownPile} title={t('table:mine')} cards={capturedBy(model.seat)} />
      <DrawCount place={layout.drawCount} count={drawCount} />
      {layout.players === 3 && <TurnBar layout={layout} model={model} />}
    </div>
  );
}

/** Re-renders alone while cards are dealt. */
function DrawCount({ place, count }: { place: Rect; count: ReadonlySignal<number> }) {
  return (
    <div class="draw-count" style={boxStyle(place)}>
      <b>{formatNumber(count.value)}</b> {t('table:left', { count: count.value })}
    </div>
  );
}

/** A line under the hand of the rival whose turn it is. */
function TurnBar({ layout, model }: { layout: Layout; model: TableModel }) {
  const index = rivalsOf(model).findIndex((seat) => seat === model.turn);
  const place = layout.rivals[index];
  const held = model.seats[model.turn ?? -1];
  if (place === undefined || held === undefined || held.backs.length + held.shown.length === 0) return null;
  const { x, width } = handSpread(place, layout.card.rival, held);
  const y = place.hand.y + place.hand.height + 7 * layout.scale;
  return <div class="turn-bar" aria-hidden="true" style={boxStyle({ x, y, width, height: 4 })} />;
}
