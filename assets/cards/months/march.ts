/** March: cherry, curtain. */
import { path, put, resist } from '../svg';
import { createCard, type Card, type Kit, type Paper } from '../card';
import { ribbon } from '../ribbon';
import { C } from '../palette';
import { branch } from '../plants/common';
import { cherry, cherryBud } from '../plants/cherry';
import { curtain } from '../motifs/curtain';

const PAPER: Paper = { top: ['#F3B9BE', 0.5, 0.6] };
const KIT: Kit = {
  f: () => cherry(38),
  d: () => cherry(38, '#E0677C', C.beni, C.white),
  w: () => cherry(38, '#FBDDDC', '#D9576C', '#E58A98'),
  b: () => cherryBud(13),
  l: () => path('M0 0C-13 -7 -12 -24 -4 -26L0 -21L4 -26C12 -24 13 -7 0 0Z', '#E0677C', resist(2)),
};

function marCurtain(): Card {
  const c = createCard('mar-curtain', PAPER);
  c.add(
    branch('400 60, 300 96, 200 90, 90 130, -20 110', [30, 24, 20, 14, 8], C.bark),
    branch('260 92, 210 190, 120 240, 20 250', [18, 13, 9, 5], C.bark),
    branch('300 100, 330 200, 300 300', [14, 10, 5], C.bark),
  );
  c.add(curtain());
  c.scatter(
    KIT,
    `
    l 30 70 -40 1 | l 330 130 60 1 | l 180 50 10 1 | l 20 300 -60 1 | l 232 340 150 0.9 |
    d 60 120 0 1 | d 180 130 20 1.05 | d 300 84 10 1.05 | d 330 240 30 1.05 | d 40 236 12 1 |
    d 150 250 30 1.05 | d 250 210 0 1.05 | d 300 330 0 0.95 | d 84 330 20 0.95 | f 112 74 10 1.15 |
    w 240 66 0 1.05 | f 244 132 30 1.1 | f 110 180 0 1.2 | w 46 174 16 0.95 | f 312 172 20 1.2 |
    f 188 206 8 1.2 | w 104 264 0 1.1 | f 206 296 20 1.15 | w 270 276 10 1.05 | f 42 300 0 1.1 |
    f 336 308 12 1.05 | w 178 66 40 0.8 | f 146 322 6 1 | w 322 36 0 0.9 | f 30 46 0 0.9`,
  );
  return c;
}

function marRibbon(): Card {
  const c = createCard('mar-ribbon', PAPER);
  c.add(
    branch('-30 120, 80 140, 170 90, 280 110, 390 70', [30, 22, 18, 14, 8], C.bark),
    branch('390 470, 280 470, 180 510, 60 490, -20 520', [30, 22, 18, 12, 7], C.bark),
    branch('60 140, 40 240, 70 330', [15, 10, 4], C.bark),
    branch('300 470, 320 380, 300 300', [15, 10, 4], C.bark),
  );
  c.scatter(
    KIT,
    `
    l 190 60 10 1 | l 300 560 150 1 | d 250 90 10 1.1 | d 60 260 0 1 | d 316 340 0 1 |
    d 120 520 10 1.1 | f 44 200 0 1 | f 322 400 20 1`,
  );
  c.add(put(ribbon('miyoshino'), 184, 292, 8));
  c.scatter(
    KIT,
    `
    l 60 70 -30 1 | l 330 150 100 1 | l 20 450 -40 1 | l 230 450 20 0.9 | d 120 96 0 1 |
    d 40 130 0 1.05 | d 310 92 20 1.05 | d 300 486 0 1.1 | d 50 500 12 1.05 | f 78 70 20 1.05 |
    f 154 130 20 1.15 | w 90 160 0 1 | f 280 132 0 1 | w 340 50 0 0.9 | f 200 520 20 1.2 |
    w 254 460 0 1.05 | f 330 520 10 1.1 | w 90 470 10 1 | f 130 556 0 1 | w 268 548 0 0.95 |
    f 30 556 0 1 | b 72 330 170 1 | b 50 316 -130 0.9 | b 300 300 0 1 | b 284 318 -60 0.9`,
  );
  return c;
}

function marPlain1(): Card {
  const c = createCard('mar-plain-1', PAPER);
  c.add(
    branch('390 590, 290 500, 200 380, 190 250, 100 130, 60 30', [46, 36, 28, 20, 14, 6], C.bark),
    branch('200 290, 290 220, 350 110', [20, 14, 5], C.bark),
    branch('220 410, 110 430, 30 380', [22, 14, 5], C.bark),
    branch('290 500, 200 530, 100 560', [18, 12, 5], C.bark),
  );
  c.scatter(
    KIT,
    `
    l 130 70 30 1 | l 300 330 90 1.1 | l 40 310 -30 1 | l 60 500 -70 1 | d 70 90 0 1.05 |
    d 200 240 0 1.1 | d 320 150 10 1.05 | d 90 430 0 1.1 | d 290 300 0 1 | d 120 550 10 1.05 |
    d 260 500 20 1.1 | f 118 142 20 1.2 | w 48 150 0 1 | f 276 216 0 1.2 | w 330 90 0 0.9 |
    f 168 330 30 1.2 | w 232 300 0 1 | f 48 384 20 1.15 | w 140 398 0 1 | f 204 456 0 1.2 |
    w 306 440 10 1 | f 326 520 0 1.1 | w 196 534 0 1 | f 50 552 0 1 | b 38 250 -10 1 |
    b 22 270 -60 0.9 | b 200 150 20 1 | f 120 36 0 0.9`,
  );
  return c;
}

function marPlain2(): Card {
  const c = createCard('mar-plain-2', PAPER);
  c.add(
    branch('-30 420, 80 380, 180 410, 280 350, 390 370', [40, 32, 26, 18, 10], C.bark),
    branch('150 400, 170 280, 110 190, 140 90', [24, 17, 11, 5], C.bark),
    branch('260 360, 290 250, 260 160', [18, 12, 4], C.bark),
    branch('170 412, 210 480, 180 560', [18, 12, 5], C.bark),
  );
  c.scatter(
    KIT,
    `
    l 180 70 20 1 | l 60 300 -40 1 | l 330 300 50 1 | l 60 470 -110 1 | l 300 470 130 1 |
    d 130 120 0 1.05 | d 160 280 10 1.1 | d 60 380 0 1.1 | d 290 250 20 1.1 | d 210 400 0 1.1 |
    d 330 370 10 1 | d 196 520 0 1.05 | f 100 184 30 1.2 | w 180 150 0 0.95 | w 100 258 10 1 |
    f 262 176 0 1.15 | w 322 200 0 0.85 | f 120 350 0 1.2 | w 230 320 20 1.05 | f 286 336 0 1.15 |
    f 44 444 0 1.05 | w 140 440 0 1.05 | f 256 456 20 1.2 | w 330 440 0 0.95 | f 150 536 10 1.15 |
    w 236 548 0 1 | b 60 130 -30 1 | b 44 150 -70 0.9 | b 296 110 20 1 | b 250 100 -20 0.9`,
  );
  return c;
}

/** The four cards of March, in the order of their ids. */
export const march = (): readonly Card[] => [marCurtain(), marRibbon(), marPlain1(), marPlain2()];
