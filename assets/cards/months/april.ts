/** April: wisteria, cuckoo and crescent. */
import { path, put, resist } from '../svg';
import { createCard, type Card, type Kit, type Paper } from '../card';
import { ribbon } from '../ribbon';
import { C } from '../palette';
import { branch } from '../plants/common';
import { pinnate, raceme } from '../plants/wisteria';
import { cuckoo } from '../motifs/cuckoo';

const PAPER: Paper = { top: ['#B9A3DB', 0.42, 0.55] };
const KIT: Kit = {
  a: (sheet) => raceme(sheet, 'f1', 250, 48, '#5A439C', '#AE97D8'),
  b: (sheet) => raceme(sheet, 'f1', 200, 44, '#5A439C', '#AE97D8'),
  d: (sheet) => raceme(sheet, 'f2', 170, 36, '#3E3078', '#7F69B8'),
  l: () => pinnate(120, 6),
  m: () => pinnate(100, 5, '#14352F', C.deepVein),
};

function aprCuckoo(): Card {
  const c = createCard('apr-cuckoo', PAPER);
  c.add(
    path('M128 236A74 74 0 1 1 190 108A58 58 0 1 0 214 214A74 74 0 0 1 128 236Z', C.shu, {
      ...resist(2.4),
      transform: 'translate(-56 14)',
    }),
  );
  c.add(branch('400 40, 300 60, 200 40, 80 56, -20 30', [26, 20, 16, 12, 8], C.wood));
  c.scatter(
    KIT,
    `
    m 300 70 170 0.9 | m 60 50 200 0.8 | d 250 70 0 1 | d 338 80 0 1.1 | l 250 50 128 1 |
    l 330 60 215 1 | b 292 80 0 1.2 | a 338 250 0 1.05 | a 30 70 0 0.9 | l 90 50 100 0.95 |
    l 40 40 160 0.8 | l 180 44 120 0.9`,
  );
  c.add(put(cuckoo(), 142, 380, -6, 1.16));
  return c;
}

function aprRibbon(): Card {
  const c = createCard('apr-ribbon', PAPER);
  c.add(branch('-20 60, 100 44, 220 64, 390 36', [24, 18, 14, 8], C.wood));
  c.scatter(KIT, 'm 120 50 150 0.9 | m 240 60 200 0.9 | d 190 66 0 1 | d 120 70 0 1.2 | d 270 70 0 1.2');
  c.add(put(ribbon('red'), 184, 330, 8));
  c.scatter(
    KIT,
    `
    a 62 80 0 1.3 | b 318 80 0 1.3 | b 22 90 0 0.9 | a 330 320 0 0.8 | l 30 40 140 1 |
    l 110 50 120 1 | l 110 46 200 0.9 | b 172 60 0 0.8 | l 220 54 130 1 | l 240 54 210 0.9 |
    l 340 40 200 1`,
  );
  return c;
}

function aprPlain1(): Card {
  const c = createCard('apr-plain-1', PAPER);
  c.add(branch('-20 90, 90 60, 200 80, 290 50, 390 70', [28, 22, 16, 12, 8], C.wood));
  c.scatter(
    KIT,
    `
    m 80 70 160 1 | m 230 70 190 1 | d 120 80 0 1.5 | d 236 80 0 1.6 | d 20 90 0 1.3 | b 70 80 0 1.5 |
    a 184 90 0 1.62 | b 300 80 0 1.6 | d 340 90 0 1.2 | l 30 60 110 1.1 | l 110 60 140 1.1 |
    l 150 66 220 1 | l 230 62 110 1.1 | l 290 54 150 1 | l 330 60 235 1`,
  );
  return c;
}

function aprPlain2(): Card {
  const c = createCard('apr-plain-2', PAPER);
  c.add(branch('390 210, 310 190, 250 110, 140 90, 40 40, -20 50', [30, 26, 20, 16, 12, 8], C.wood));
  c.scatter(
    KIT,
    `
    m 300 180 170 1 | d 90 60 0 1.5 | d 220 110 0 1.4 | a 40 70 0 1.35 | b 150 96 0 1.9 |
    d 336 200 0 1.6 | a 262 150 0 1.5 | l 80 56 100 1.1 | l 60 50 170 1 | l 170 90 60 1.1 |
    l 190 96 140 1.1 | l 280 140 70 1.1 | l 310 190 150 1.1 | l 330 190 235 1 | l 250 110 20 1`,
  );
  return c;
}

/** The four cards of April, in the order of their ids. */
export const april = (): readonly Card[] => [aprCuckoo(), aprRibbon(), aprPlain1(), aprPlain2()];
