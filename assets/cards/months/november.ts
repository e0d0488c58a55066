/** November: willow, the poet in the rain, swallow, thunder. */
import { num, rows, seededRandom, smooth } from '../geometry';
import { line, path, put, resist } from '../svg';
import { createCard, type Card, type Paper } from '../card';
import { ribbon } from '../ribbon';
import { C } from '../palette';
import { willow } from '../plants/willow';
import { frog, man, umbrella } from '../motifs/poet';
import { swallow } from '../motifs/swallow';
import { bolt, claw, cloud, drum } from '../motifs/storm';

const PAPER: Paper = { top: ['#7F97A8', 0.5, 0.7] };

/** The line of a hanging strand from (0,-20). */
const strand = (length: number, sway: number): string =>
  `0 -20, ${sway * 0.5} ${length * 0.35}, ${sway} ${length * 0.7}, ${sway * 0.6} ${length}`;

/** Willow strands from the top edge: `'x length sway | …'`. */
function strands(c: Card, table: string): void {
  for (const [x, length, sway] of rows(table)) {
    const options = { leaves: Math.round(length / 21), seed: x + length, length: 34, width: 6 };
    // Every strand is drawn at the origin, so that all share the same two leaf stamps.
    c.add(put(willow(c, strand(length, sway), options), x, 0));
  }
}

/** Slanting rain between y0 and y1. */
function rain(seed: number, count: number, y0: number, y1: number, colour = C.ai, opacity = 0.3): string {
  const random = seededRandom(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = 10 + random() * 350;
    const y = y0 + random() * (y1 - y0);
    const length = 30 + random() * 40;
    d += `M${num(x)} ${num(y)}l${num(-length * 0.22)} ${num(length)}`;
  }
  return line(d, colour, 1.8, { opacity });
}

function novRainman(): Card {
  const c = createCard('nov-rainman', PAPER);
  c.add(rain(4, 34, 0, 440));
  strands(c, '22 330 8 | 58 190 -8 | 318 300 -8 | 342 430 -12 | 284 160 8');
  // stream
  c.add(
    path(
      smooth('400 400, 320 420, 250 470, 150 492, 60 500, -40 540!, -40 640!, 400 640!', true),
      '#3F7396',
      resist(3),
    ) +
      line(
        'M380 440C320 450 280 500 180 512S60 520 -20 560M380 480C320 500 300 530 210 540S90 550 10 590M380 530C330 545 290 570 220 575',
        '#A9C6D3',
        3,
      ),
  );
  c.add(
    path(
      smooth('-20 620!, -20 520!, 60 508, 150 516, 220 536, 256 572, 262 620!', true),
      '#5A6B35',
      resist(3),
    ) +
      line(
        'M40 530l-6 -16M48 530l4 -18M120 536l-6 -14M128 536l6 -14M70 566l-6 -16M78 566l4 -18M196 566l-6 -14M204 566l6 -14',
        '#A9BF62',
        2.6,
      ),
  );
  c.add(put(umbrella(), 146, 128, -9, 1.06), put(man(), 200, 254, 0, 0.94));
  c.add(put(frog(), 66, 520, -24, 0.86));
  strands(c, '338 300 -6');
  return c;
}

function novSwallow(): Card {
  const c = createCard('nov-swallow', PAPER);
  c.add(rain(6, 26, 40, 560));
  strands(c, '30 480 10 | 70 260 -8 | 110 150 6 | 250 170 8 | 290 330 -10 | 330 520 -8 | 190 110 6');
  c.add(put(swallow(), 168, 300, -6, 1.06));
  strands(c, '318 380 8');
  return c;
}

function novRibbon(): Card {
  const c = createCard('nov-ribbon', PAPER);
  c.add(rain(8, 26, 40, 560));
  strands(c, '40 520 10 | 90 360 -8 | 150 200 8 | 220 240 8 | 280 420 -10 | 336 540 -8');
  c.add(put(ribbon('red'), 186, 300, 8));
  strands(c, '66 470 -6 | 120 220 8 | 312 480 8 | 254 160 -6');
  return c;
}

function novLightning(): Card {
  const c = createCard('nov-lightning', {
    ground: '#B3252F',
    top: [C.sumi, 0.55, 0.5],
    bottom: ['#E2632F', 0.55, 0.5],
  });
  c.add(rain(3, 40, 60, 560, '#F3B34A', 0.4), bolt());
  c.add(put(drum(), 232, 474, 12, 1.06, true), put(claw(), 246, 292, 2, 1.16));
  const leaf = { seed: 3, leaves: 11, length: 32, width: 6, colour: '#1B2A20', second: '#5F7A45' };
  c.add(
    put(willow(c, strand(230, 6), leaf), 26, 150),
    put(willow(c, strand(410, -8), { ...leaf, leaves: 20 }), 336, 150),
  );
  // The cloud comes last: it hides where the strands begin.
  c.add(cloud());
  return c;
}

/** The four cards of November, in the order of their ids. */
export const november = (): readonly Card[] => [novRainman(), novSwallow(), novRibbon(), novLightning()];
