/** A rectangle of the layout as the style of an absolutely placed element. */
import type { Rect } from '../table/layout';

/** CSS px from the table's top left. */
export const boxStyle = ({ x, y, width, height }: Rect) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});
