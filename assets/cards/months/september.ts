/** September: chrysanthemum, sake cup. */
import { put } from '../svg';
import { createCard, type Card, type Kit, type Paper } from '../card';
import { ribbon } from '../ribbon';
import { C } from '../palette';
import { collar, mist, plant, type StemLeaf } from '../plants/common';
import { kiku, kikuLeaf, kikuSide } from '../plants/chrysanthemum';
import { cup } from '../motifs/cup';

const PAPER: Paper = { top: ['#E2C27A', 0.3, 0.5] };
const leafLight = () => kikuLeaf(84);
const leafDark = () => kikuLeaf(84, C.deep, C.deepVein);
const KIT: Kit = {
  y: () => kiku(72),
  r: () => kiku(72, [C.shu, '#EE7F62', C.kin]),
  v: () => kikuSide(52),
  u: () => kikuSide(52, [C.shu, '#EE7F62']),
};

/** A light leaf on a stem: share of the stem, side, scale. */
const lf = (t: number, side: number, scale = 1): StemLeaf => [t, side, scale, 'l', leafLight];
/** The same leaf, dark. */
const dk = (t: number, side: number, scale = 1): StemLeaf => [t, side, scale, 'd', leafDark];
const SW = [11, 9, 7];

function sepCup(): Card {
  const c = createCard('sep-cup', PAPER);
  c.add(mist('-20 110 60, -20 70 84, 250 400 300, 290 400 324', 18, C.kin));
  plant(c, '110 640, 116 540, 124 440', SW, []);
  plant(c, '130 620, 60 500, 36 420, 40 350', [9, 7, 5], [lf(0.6, -1, 0.66), dk(0.72, 1, 0.6)]);
  plant(c, '120 640, 200 590, 226 556', [9, 7, 6], [lf(0.5, -1, 0.7)]);
  plant(c, '260 640, 276 540, 278 460', SW, []);
  c.add(put(cup(), 184, 158, -5, 1.12));
  collar(c, 278, 456, 40, [-6, 44, 92, 140], 'd', leafDark, 0.8);
  collar(c, 124, 436, 58, [-4, 46, -52, -104, 142], 'l', leafLight, 0.84);
  collar(c, 278, 456, 44, [66, 168], 'l', leafLight, 0.84);
  c.scatter(KIT, 'r 278 456 0 0.98 | y 122 436 8 1.28 | v 228 552 16 0.94 | u 40 344 -14 0.9');
  return c;
}

function sepRibbon(): Card {
  const c = createCard('sep-ribbon', PAPER);
  plant(c, '70 640, 70 460, 76 300, 88 150', SW, [
    dk(0.34, 1, 0.84),
    lf(0.44, -1, 0.9),
    dk(0.58, 1, 0.76),
    lf(0.68, -1, 0.84),
  ]);
  plant(
    c,
    '276 640, 306 440, 312 280, 300 160',
    [11, 8, 6],
    [lf(0.6, 1, 0.76), dk(0.68, -1, 0.7), lf(0.82, 1, 0.66), dk(0.86, -1, 0.56)],
  );
  collar(c, 88, 136, 46, [-60, 0, 60, 120], 'l', leafLight, 0.72);
  c.scatter(KIT, 'u 300 142 2 1.14');
  c.add(put(ribbon('blue'), 190, 292, 8));
  collar(c, 276, 470, 50, [-60, 30, 100, 150], 'l', leafLight, 0.8);
  collar(c, 84, 512, 46, [-100, 60, 130, -40], 'd', leafDark, 0.76);
  c.scatter(KIT, 'y 88 136 0 1.06 | y 276 470 10 1.12 | r 84 514 0 1');
  return c;
}

function sepPlain1(): Card {
  const c = createCard('sep-plain-1', PAPER);
  plant(c, '180 640, 196 480, 156 320, 136 180', SW, [
    dk(0.2, 1, 1),
    lf(0.3, -1, 1),
    lf(0.62, -1, 0.96),
    dk(0.56, 1, 0.86),
    lf(0.74, 1, 0.8),
  ]);
  plant(c, '192 560, 250 440, 284 300', [9, 7, 6], [lf(0.4, 1, 0.86), dk(0.56, 1, 0.8)]);
  plant(c, '190 560, 110 510, 64 440', [8, 7, 5], [lf(0.5, -1, 0.8), dk(0.62, 1, 0.7)]);
  plant(c, '196 600, 270 550, 304 490', [8, 6, 5], [lf(0.5, 1, 0.76), lf(0.3, -1, 0.6)]);
  collar(c, 134, 166, 62, [-96, -40, 30, 90], 'd', leafDark, 0.86);
  collar(c, 284, 290, 50, [0, 60, 120], 'd', leafDark, 0.8);
  c.scatter(KIT, 'y 134 166 0 1.3 | r 284 290 6 1.1 | y 196 448 10 1.04 | v 58 428 -34 1.1 | u 310 476 28 1');
  return c;
}

function sepPlain2(): Card {
  const c = createCard('sep-plain-2', PAPER);
  c.add(mist('200 400 62, 150 320 86, 240 400 110', 18, C.kin));
  plant(c, '210 640, 206 520, 250 380, 248 270', SW, [dk(0.3, 1, 1), lf(0.5, 1, 0.9), dk(0.62, -1, 0.8)]);
  plant(
    c,
    '204 600, 130 420, 94 330, 92 250',
    [10, 7, 5],
    [lf(0.72, 1, 0.76), dk(0.62, -1, 0.8), lf(0.84, -1, 0.7)],
  );
  plant(c, '200 640, 150 540, 118 450', SW, [lf(0.2, -1, 0.9)]);
  plant(c, '210 640, 250 570, 272 490', [9, 8, 7], [lf(0.3, 1, 0.9)]);
  collar(c, 248, 254, 52, [-50, 20, 70, 120], 'l', leafLight, 0.82);
  collar(c, 116, 446, 58, [-110, -50, 40, 160], 'd', leafDark, 0.9);
  collar(c, 276, 474, 46, [40, 96, 150], 'd', leafDark, 0.8);
  c.scatter(KIT, 'u 92 232 -2 1.3 | y 248 254 8 1.18 | r 116 446 0 1.24 | y 276 474 0 1');
  return c;
}

/** The four cards of September, in the order of their ids. */
export const september = (): readonly Card[] => [sepCup(), sepRibbon(), sepPlain1(), sepPlain2()];
