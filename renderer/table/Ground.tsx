/** What lies under the cards: lacquer in the month's tint, a plant's shadow, the sunken piles. Plain DOM; knows no cards. */
import type { ReadonlySignal } from '@preact/signals';
import { CARD_KINDS } from '../../shared/cards';
import type { Month } from '../../shared/cards';
import { Icon } from '../ui/icons';
import type { Layout, Rect } from './layout';
import { heightOf } from './layout';
import type { PileLayout } from './places';

interface GroundProps {
  readonly layout: ReadonlySignal<Layout>;
  readonly month: ReadonlySignal<Month | null>;
}

export function Ground({ layout, month }: GroundProps) {
  const laid = layout.value;
  return (
    <div class="table-ground" aria-hidden="true">
      {month.value !== null && <PlantShadow month={month.value} layout={laid} />}
      {laid.rivals.map(({ pile }, index) => (
        <PilePlace key={index} pile={pile} />
      ))}
      <PilePlace pile={laid.ownPile} />
    </div>
  );
}

/** The month's plant as a dark shape at the foot of the table, half under the piles. */
function PlantShadow({ month, layout }: { readonly month: Month; readonly layout: Layout }) {
  const size = 0.92 * layout.height;
  const style = {
    height: `${size}px`,
    right: `${layout.rightRail.width - 40 * layout.scale}px`,
    bottom: `${-20 * layout.scale}px`,
  };
  return <img class="table-plant" src={`shadows/${month}.webp`} alt="" style={style} draggable={false} />;
}

/** The recess, with a dashed place for the first card of each kind. */
function PilePlace({ pile }: { readonly pile: PileLayout }) {
  return (
    <>
      <div class="table-recess" style={box(pile.recess)} />
      {CARD_KINDS.map((kind) => {
        const column = pile.columns[kind];
        return (
          <div key={kind} class="table-empty" style={box({ ...column, height: heightOf(column.width) })}>
            <Icon name={kind} />
          </div>
        );
      })}
    </>
  );
}

const box = ({ x, y, width, height }: Rect) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});
