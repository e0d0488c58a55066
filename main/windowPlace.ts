/** Where the window opens: pure geometry over remembered bounds and the displays there are now. Knows no Electron. */

/** Device-independent px in the desktop's coordinates. */
export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface WindowPlace {
  /** Of the window when it is neither maximised nor full screen. */
  readonly bounds: Bounds;
  readonly maximised: boolean;
}

/** The smallest table that the layout is made for. */
export const SMALLEST_CONTENT = { width: 1024, height: 640 } as const;
const FIRST_SIZE = { width: 1280, height: 800 } as const;

const overlap = (a: Bounds, b: Bounds): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
};

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

const centredIn = (area: Bounds, size: Pick<Bounds, 'width' | 'height'>): Bounds => ({
  x: area.x + Math.round((area.width - size.width) / 2),
  y: area.y + Math.round((area.height - size.height) / 2),
  width: size.width,
  height: size.height,
});

const sizeWithin = (
  size: Pick<Bounds, 'width' | 'height'>,
  area: Bounds,
): Pick<Bounds, 'width' | 'height'> => ({
  width: clamp(size.width, Math.min(SMALLEST_CONTENT.width, area.width), area.width),
  height: clamp(size.height, Math.min(SMALLEST_CONTENT.height, area.height), area.height),
});

/**
 * Bounds wholly inside one display: the one that showed most of the window, and where none did
 * (its monitor is gone) the middle of the first. Larger windows shrink to the display.
 *
 * @param bounds remembered ones; null on the first start
 * @param displays work areas, the primary one first; never empty
 */
export function fitToDisplays(bounds: Bounds | null, displays: readonly [Bounds, ...Bounds[]]): Bounds {
  const [primary] = displays;
  if (bounds === null) return centredIn(primary, sizeWithin(FIRST_SIZE, primary));
  const home = displays.reduce((best, area) => (overlap(bounds, area) > overlap(bounds, best) ? area : best));
  const size = sizeWithin(bounds, home);
  if (overlap(bounds, home) === 0) return centredIn(primary, size);
  return {
    x: clamp(bounds.x, home.x, home.x + home.width - size.width),
    y: clamp(bounds.y, home.y, home.y + home.height - size.height),
    ...size,
  };
}
