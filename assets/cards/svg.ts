/** SVG elements as strings; knows neither cards nor plants. */
import { C } from './palette';
import { num } from './geometry';

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Attributes as text with a leading blank each; undefined ones are left out. */
export function attributes(values: Attributes): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

export function path(d: string, fill: string, extra: Attributes = {}): string {
  return `<path d="${d}" fill="${fill}"${attributes(extra)}/>`;
}

/** An unfilled stroke with round ends. */
export function line(d: string, stroke: string, width: number, extra: Attributes = {}): string {
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${round}${attributes(extra)}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, extra: Attributes = {}): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${attributes(extra)}/>`;
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  extra: Attributes = {},
): string {
  const centre = `cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}"`;
  return `<ellipse ${centre} fill="${fill}"${attributes(extra)}/>`;
}

export function group(inner: string, extra: Attributes = {}): string {
  return `<g${attributes(extra)}>${inner}</g>`;
}

/** A transform: move, turn (degrees), scale, mirror left to right. */
export function transform(x: number, y: number, turn = 0, scale = 1, mirrored = false): string {
  const move = `translate(${num(x)} ${num(y)})`;
  const rotate = turn ? ` rotate(${num(turn)})` : '';
  const size = +scale.toFixed(3);
  const resize = scale !== 1 || mirrored ? ` scale(${mirrored ? -size : size} ${size})` : '';
  return move + rotate + resize;
}

/** A drawing put somewhere: moved, turned, scaled, mirrored. */
export function put(inner: string, x: number, y: number, turn = 0, scale = 1, mirrored = false): string {
  return group(inner, { transform: transform(x, y, turn, scale, mirrored) });
}

/** A drawing turned about the origin. */
export const turned = (inner: string, degrees: number): string =>
  group(inner, { transform: `rotate(${num(degrees)})` });

/** `count` drawings turned evenly about the origin. */
export function ring(count: number, draw: (index: number) => string, start = 0): string {
  return Array.from({ length: count }, (_, i) => turned(draw(i), start + (i * 360) / count)).join('');
}

/** The resist line: the cream edge that parts overlapping shapes. */
export function resist(width = 2.4, colour: string = C.washi): Attributes {
  return { stroke: colour, 'stroke-width': width, 'stroke-linejoin': 'round' };
}
