/** October: maple, deer. */
import { smooth } from '../geometry';
import { path, put, resist } from '../svg';
import { createCard, type Card, type Kit, type Paper } from '../card';
import { ribbon } from '../ribbon';
import { C } from '../palette';
import { branch, mist } from '../plants/common';
import { maple } from '../plants/maple';
import { deer } from '../motifs/deer';

const PAPER: Paper = { top: ['#EDA65A', 0.42, 0.6] };
const KIT: Kit = {
  r: () => maple(64),
  o: () => maple(64, '#E8802F', '#F8C07A'),
  b: () => maple(64, C.beni, '#D8605A'),
  y: () => maple(64, C.kin, '#C9822A'),
};

const bough = (spine: string, widths: readonly number[]): string => branch(spine, widths, C.bark);

function octDeer(): Card {
  const c = createCard('oct-deer', PAPER);
  c.add(mist('-20 110 330, -20 70 354, 280 400 452', 18, C.kin));
  c.add(
    bough('400 200, 320 140, 220 110, 110 60, 20 50', [26, 20, 16, 11, 5]),
    bough('330 150, 320 240, 336 310', [14, 10, 4]),
  );
  c.add(path(smooth('-20 532, 100 516, 230 524, 380 510') + 'L380 600L-20 600Z', '#8C7A35', resist(3)));
  c.add(put(deer(), 168, 364, 0, 0.96));
  c.scatter(
    KIT,
    `
    b 320 270 150 0.9 | y 250 150 190 0.9 | b 60 110 160 0.9 | b 160 70 20 0.9 | o 320 190 100 1.05 |
    r 210 90 200 1.1 | o 110 100 170 1.1 | r 290 90 60 1.1 | r 40 60 210 1 | o 340 60 30 0.9 |
    y 120 40 10 0.8 | r 334 350 170 0.9 | y 240 40 20 0.8 | o 60 548 -20 0.9 | r 130 570 30 0.9 |
    b 330 540 10 0.9 | y 260 566 -30 0.8 | r 20 490 -50 0.7`,
  );
  return c;
}

function octRibbon(): Card {
  const c = createCard('oct-ribbon', PAPER);
  c.add(
    bough('-20 200, 60 140, 160 110, 270 60, 390 70', [26, 20, 16, 11, 6]),
    bough('390 430, 300 460, 190 470, 80 520, -20 520', [26, 20, 16, 11, 6]),
    bough('60 140, 40 240, 60 320', [13, 9, 3]),
  );
  c.scatter(KIT, 'y 60 290 160 0.9 | b 250 90 20 1 | b 320 400 10 1 | o 50 220 190 0.9');
  c.add(put(ribbon('blue'), 186, 292, 8));
  c.scatter(
    KIT,
    `
    b 60 90 -30 1.05 | y 330 140 120 0.9 | r 130 130 -160 1.14 | o 190 70 10 1 | r 300 70 40 1.1 |
    o 40 160 -90 1 | b 110 500 -20 1.1 | o 310 480 60 1.1 | y 50 450 -60 0.9 | r 220 500 170 1.2 |
    r 50 540 -110 1 | o 150 560 190 0.95 | b 290 560 150 1 | y 340 540 100 0.8`,
  );
  return c;
}

function octPlain1(): Card {
  const c = createCard('oct-plain-1', PAPER);
  c.add(
    bough('400 540, 290 470, 220 350, 210 210, 130 110, 60 60', [40, 32, 24, 18, 12, 5]),
    bough('218 330, 120 340, 40 300', [16, 11, 5]),
    bough('214 230, 290 170, 330 90', [14, 10, 4]),
    bough('280 460, 180 490, 90 540', [16, 11, 4]),
  );
  c.scatter(
    KIT,
    `
    b 100 120 170 1.1 | y 190 150 20 0.95 | b 290 220 130 1.1 | y 60 340 -120 1 | b 190 400 200 1.1 |
    y 130 540 200 1 | b 320 470 100 1.1 | o 60 70 -40 1.1 | r 150 200 190 1.24 | o 320 110 40 1.15 |
    r 250 120 10 1.05 | o 130 310 -150 1.15 | r 40 260 -60 1.05 | r 260 310 120 1.24 |
    o 260 410 150 1.15 | r 120 450 210 1.2 | o 60 510 -100 1.1 | r 220 530 170 1.15 |
    o 320 550 140 1 | y 330 360 70 0.85 | y 200 40 20 0.7`,
  );
  return c;
}

function octPlain2(): Card {
  const c = createCard('oct-plain-2', PAPER);
  c.add(
    bough('-30 360, 80 330, 190 350, 280 290, 390 300', [36, 30, 24, 17, 8]),
    bough('160 346, 150 230, 200 130, 190 50', [20, 14, 10, 4]),
    bough('100 336, 120 430, 80 510', [16, 11, 4]),
    bough('260 306, 300 400, 280 480', [14, 10, 4]),
  );
  c.scatter(
    KIT,
    `
    y 230 90 30 1 | b 150 110 -20 1.05 | b 200 200 60 1.1 | y 110 260 -60 1 | b 300 260 40 1.1 |
    b 60 380 -140 1.1 | y 330 380 120 0.95 | b 300 470 160 1.1 | r 196 60 0 1.1 | o 130 180 -40 1.15 |
    r 230 270 20 1.24 | r 60 300 -70 1.2 | o 320 310 80 1.1 | o 160 350 180 1.2 | r 250 380 150 1.2 |
    r 110 450 200 1.2 | o 60 500 -150 1.05 | o 260 500 190 1.1 | y 160 520 170 0.8 |
    r 320 150 40 0.7 | o 40 150 -30 0.7 | y 70 90 20 0.6`,
  );
  return c;
}

/** The four cards of October, in the order of their ids. */
export const october = (): readonly Card[] => [octDeer(), octRibbon(), octPlain1(), octPlain2()];
