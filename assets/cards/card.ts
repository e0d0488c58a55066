/** One card under the brush: paper, rim, stamps used again and again; knows no plant and no month. */
import type { CardId } from '../../shared/cards';
import { C, CARD_HEIGHT, CARD_WIDTH } from './palette';
import { num, seededRandom } from './geometry';
import { group, transform } from './svg';

/** A bokashi, the soft wash from one edge: colour, opacity at the edge, share of the height where it ends. */
export type Bokashi = readonly [colour: string, opacity: number, end: number];

export interface Paper {
  readonly ground?: string;
  readonly top?: Bokashi;
  readonly bottom?: Bokashi;
}

/** Named stamps; a stamp may itself use other stamps of the same sheet. */
export type Kit = Readonly<Record<string, (sheet: Sheet) => string>>;

/** Something drawn in layers, with shared definitions. */
export interface Sheet {
  /** Lays drawings on top. */
  add(...drawings: readonly string[]): void;
  /** A reference to a stamp, defined on its first use. */
  use(
    name: string,
    draw: () => string,
    x: number,
    y: number,
    turn?: number,
    scale?: number,
    mirrored?: boolean,
  ): string;
  /** Lays stamps on top: `'name x y turn scale | …'`; turn is 0 and scale is 1 unless given. */
  scatter(kit: Kit, placements: string): void;
  readonly definitions: () => string;
  readonly body: () => string;
}

export interface Card extends Sheet {
  readonly id: CardId;
  /** The finished card as one SVG document; its ids start with the card's id, so many fit in one page. */
  readonly svg: () => string;
}

/** An empty sheet whose definitions carry the prefix. */
export function createSheet(prefix: string): Sheet {
  const layers: string[] = [];
  const stamps = new Map<string, string>();
  const sheet: Sheet = {
    add: (...drawings) => void layers.push(...drawings),
    use(name, draw, x, y, turn = 0, scale = 1, mirrored = false) {
      const id = `${prefix}-${name}`;
      // A stamp made of stamps defines those first, so the drawing is made before the entry is set.
      if (!stamps.has(id)) stamps.set(id, group(draw(), { id }));
      return `<use href="#${id}" transform="${transform(x, y, turn, +scale.toFixed(2), mirrored)}"/>`;
    },
    scatter(kit, placements) {
      for (const placement of placements.split('|')) {
        const [name = '', ...values] = placement.trim().split(/\s+/);
        const [x = NaN, y = NaN, turn = 0, scale = 1] = values.map(Number);
        const stamp = kit[name];
        if (!stamp || Number.isNaN(x + y)) throw new Error(`${prefix}: bad placement "${placement}"`);
        layers.push(sheet.use(name, () => stamp(sheet), x, y, turn, scale));
      }
    },
    definitions: () => [...stamps.values()].join(''),
    body: () => layers.join(''),
  };
  return sheet;
}

/** A blank card. */
export function createCard(id: CardId, paper: Paper = {}): Card {
  const sheet = createSheet(id);
  return { ...sheet, id, svg: () => cardDocument(id, paper, sheet.definitions(), sheet.body()) };
}

/** The face inside the rim. */
const FACE = 'x="11" y="11" width="338" height="562"';

function cardDocument(id: string, paper: Paper, definitions: string, body: string): string {
  const { ground = C.washi, top, bottom } = paper;
  const washes =
    (top ? gradient(`${id}_t`, top, 'y1="0" x2="0" y2="1"') : '') +
    (bottom ? gradient(`${id}_b`, bottom, 'y1="1" x2="0" y2="0"') : '');
  const wash = (name: string) => `<rect ${FACE} fill="url(#${id}_${name})"/>`;
  return cardFrame(
    `<clipPath id="${id}_clip"><rect ${FACE} rx="15"/></clipPath>${washes}${definitions}`,
    `<g clip-path="url(#${id}_clip)"><rect ${FACE} fill="${ground}"/>` +
      `<path d="${washiFibres(id)}" fill="none" stroke="${C.tsuchi}" stroke-width=".9" opacity=".16"/>` +
      (top ? wash('t') : '') +
      (bottom ? wash('b') : '') +
      `${body}</g>` +
      `<rect ${FACE} rx="15" fill="none" stroke="${C.sumi}" stroke-opacity=".35" stroke-width="1.5"/>`,
  );
}

/**
 * The document with the rim. The rim stands one unit inside the picture, so that the edge of a turned
 * sprite is smoothed by the texture itself.
 */
export function cardFrame(definitions: string, inner: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" ` +
    `width="${CARD_WIDTH}" height="${CARD_HEIGHT}"><defs>${definitions}</defs>` +
    `<rect x="1" y="1" width="${CARD_WIDTH - 2}" height="${CARD_HEIGHT - 2}" rx="24" fill="${C.rim}"/>` +
    `${inner}</svg>`
  );
}

function gradient(id: string, [colour, opacity, end]: Bokashi, axis: string): string {
  const stop = (offset: number, alpha: number) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${alpha}"/>`;
  return `<linearGradient id="${id}" x1="0" ${axis}>${stop(0, opacity)}${stop(end, 0)}</linearGradient>`;
}

/** Sixteen faint fibres, strewn by the card's own name. */
function washiFibres(id: string): string {
  const random = seededRandom([...id].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) | 0, 7));
  let d = '';
  for (let i = 0; i < 16; i++) {
    const x = 20 + random() * 320;
    const y = 20 + random() * 540;
    const angle = random() * 6.3;
    const length = 8 + random() * 16;
    const bend = [Math.cos(angle) * length + random() * 8, Math.sin(angle) * length];
    const end = [Math.cos(angle + 0.5) * length * 1.8, Math.sin(angle + 0.5) * length * 1.8];
    d += `M${num(x)} ${num(y)}q${[...bend, ...end].map(num).join(' ')}`;
  }
  return d;
}
