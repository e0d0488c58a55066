/** How many cards lie in a row, so that all of them are as large as the room allows. Knows sizes only. */
import { heightOf } from '../table/layout';

export interface Grid {
  readonly columns: number;
  /** Width of a card, px. */
  readonly width: number;
}

/** Room between cards, as a share of the room's height. */
const GAP = 0.03;
/** A card's height by its width. */
const SHAPE = heightOf(1000) / 1000;
/** A few cards are no posters, px of a room 800 high. */
const MOST = 0.26;

export function gridFor(count: number, room: { readonly width: number; readonly height: number }): Grid {
  const gap = GAP * room.height;
  const grids = Array.from({ length: count }, (_, index) => {
    const columns = index + 1;
    const rows = Math.ceil(count / columns);
    const across = (room.width - (columns - 1) * gap) / columns;
    const down = (room.height - (rows - 1) * gap) / rows / SHAPE;
    return { columns, width: Math.floor(Math.min(across, down, MOST * room.height)) };
  });
  return grids.reduce((best, grid) => (grid.width > best.width ? grid : best), { columns: 1, width: 0 });
}
