/** The card's back: lacquer, waves, a roundel with two koi; it tells no card. */
import { cardFrame } from './card';
import { num, smooth, taper } from './geometry';
import { C } from './palette';
import { circle, ellipse, group, line, path, put } from './svg';
import { quills } from './plants/common';
import { plum } from './plants/plum';

const LACQUER = '#7A1626';
const DEEP = '#4E0D1A';
const WAVE = '#A83A3E';

interface KoiColours {
  readonly body: string;
  readonly patch: string;
  readonly fin: string;
  readonly ink: string;
}

/** A koi swimming up, bent like a comma, its head at (-7,-96). */
function koi({ body, patch, fin, ink }: KoiColours): string {
  const edge = { stroke: ink, 'stroke-width': 1.4 };
  const spine = '-6 -96, 14 -56, 18 -6, 4 44, -26 84';
  let scales = '';
  for (let i = 0; i < 6; i++)
    scales += `M${num(7 - Math.max(0, i - 2) * 4.4)} ${-30 + i * 16}q5 8 10 0q5 8 10 0`;
  return (
    quills(10, -46, [58, 76, 94], [46, 50, 42], 10, fin, edge) +
    quills(-8, -52, [-92, -74, -56], [42, 46, 40], 9, fin, edge) +
    quills(12, 34, [112, 130], [26, 28], 7, fin, edge) +
    quills(-6, 40, [-140, -122], [26, 26], 7, fin, edge) +
    quills(-22, 78, [-118, -134, -150, -166, -182, -196], [54, 62, 60, 60, 62, 54], 10, fin, edge) +
    path(taper(spine, [26, 50, 52, 36, 13], 5), body, { stroke: ink, 'stroke-width': 2 }) +
    ellipse(-7, -96, 13, 10, body) +
    path(smooth('-12 -92, 4 -96, 20 -76, 26 -54, 8 -58, -8 -74', true), patch) +
    path(smooth('-6 -34, 14 -40, 40 -20, 40 6, 16 0, -6 -14', true), patch) +
    path(smooth('-8 22, 10 14, 26 24, 12 48, -8 44', true), patch) +
    line(scales, ink, 1.3, { opacity: 0.5 }) +
    line('M14 -46C20 -20 18 8 6 40', ink, 3, { opacity: 0.65 }) +
    circle(-17, -86, 3.2, ink) +
    circle(7, -94, 3.2, ink) +
    line('M-14 -104q-8 -8 -16 -6M0 -106q4 -10 12 -10', ink, 1.8)
  );
}

const WAVE_RADIUS = 30;

/** Seigaiha: rows of overlapping wave scales, one stamp used over and over. */
function waves(): string {
  const arcs = [1, 0.7, 0.4].map((share, i) =>
    circle(0, 0, WAVE_RADIUS * share, i ? 'none' : LACQUER, {
      stroke: WAVE,
      'stroke-opacity': 0.75,
      'stroke-width': 1.6,
    }),
  );
  let s = `<defs>${group(arcs.join(''), { id: 'back-wave' })}</defs>`;
  for (let row = -1; row < 42; row++)
    for (let i = -1; i < 8; i++) {
      const x = i * 2 * WAVE_RADIUS + (row % 2 ? WAVE_RADIUS : 0);
      s += `<use href="#back-wave" x="${x}" y="${row * WAVE_RADIUS * 0.5 + 6}"/>`;
    }
  return s;
}

function goldRule(inset: number, radius: number, width: number): string {
  const size = `width="${360 - 2 * inset}" height="${584 - 2 * inset}"`;
  return `<rect x="${inset}" y="${inset}" ${size} rx="${radius}" fill="none" stroke="${C.gold}" stroke-width="${width}"/>`;
}

/** The back as one SVG document, the same when turned by 180 degrees but for the koi's colours. */
export function drawBack(): string {
  const white = koi({ body: '#FFF6E4', patch: C.shu, fin: '#F6DDBB', ink: '#3A1418' });
  const black = koi({ body: '#2A1D22', patch: '#E9AF3A', fin: '#55343A', ink: '#E9C27A' });
  const corners = [45, 315].flatMap((x) => [45, 539].map((y) => put(plum(15, C.gold, DEEP), x, y)));
  return cardFrame(
    '<clipPath id="back_clip"><rect x="11" y="11" width="338" height="562" rx="15"/></clipPath>',
    `<g clip-path="url(#back_clip)"><rect width="360" height="584" fill="${LACQUER}"/>${waves()}</g>` +
      goldRule(26, 9, 2.2) +
      goldRule(32, 6, 1) +
      circle(180, 292, 138, DEEP, { stroke: C.gold, 'stroke-width': 3 }) +
      circle(180, 292, 130, 'none', { stroke: C.gold, 'stroke-width': 1 }) +
      put(white, 234, 292, 0, 0.92) +
      put(black, 126, 292, 180, 0.92) +
      corners.join(''),
  );
}
