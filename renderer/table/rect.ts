/** A rectangle of the table. Knows nothing of what lies in it. */

/** CSS px, from the window's top left. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
