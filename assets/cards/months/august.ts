/** August: pampas grass, moon, geese. */
import { circle, put } from '../svg';
import { createCard, type Card, type Kit, type Paper } from '../card';
import { C } from '../palette';
import { mist } from '../plants/common';
import { plume } from '../plants/pampas';
import { hill } from '../motifs/hill';
import { goose } from '../motifs/goose';

const PAPER: Paper = { top: ['#C9B27A', 0.35, 0.6] };
const KIT: Kit = { r: () => plume(230, 1), l: () => plume(230, -1) };

function augMoon(): Card {
  const c = createCard('aug-moon', {
    ground: C.shu,
    top: ['#8E1730', 0.85, 0.7],
    bottom: ['#F08A3E', 0.7, 0.6],
  });
  c.add(circle(180, 196, 122, C.white, { stroke: '#F6C25A', 'stroke-width': 3 }));
  c.add(hill('-30 500, 40 430, 120 384, 200 372, 290 400, 400 480', C.sumi, C.kin, 3, 420, 5, 0.55));
  c.scatter(
    KIT,
    `
    r 44 480 -6 0.98 | r 92 462 -8 0.74 | l 306 470 5 1.02 | l 262 452 4 0.66 | l 338 510 10 0.8 |
    r 20 530 -8 0.72`,
  );
  return c;
}

function augGeese(): Card {
  const c = createCard('aug-geese', { top: ['#4C6A96', 0.6, 0.62] });
  c.add(mist('-30 150 40, -30 90 64, 230 400 330, 280 400 354', 18, C.shu));
  c.add(hill('-30 440, 40 420, 130 428, 220 466, 300 500, 400 510', C.sumi, C.kin, 5, 478, 4, 0.5));
  c.scatter(KIT, 'r 34 556 -6 0.6 | r 70 548 0 0.48 | l 290 570 6 0.86 | l 330 580 8 0.7');
  c.add(put(goose(), 140, 154, -8, 0.9), put(goose(), 256, 262, -8, 0.9), put(goose(), 128, 374, -8, 0.9));
  return c;
}

function augPlain1(): Card {
  const c = createCard('aug-plain-1', PAPER);
  c.add(hill('-30 430, 60 366, 160 340, 250 356, 320 400, 400 450', C.sumi, C.kin, 7, 392, 5, 0.5));
  c.scatter(
    KIT,
    `
    r 170 450 -8 1.44 | l 146 470 2 1.2 | r 232 480 6 1.02 | l 96 480 -8 1 | l 52 520 -10 0.84 |
    r 300 510 8 0.92 | l 196 560 2 0.94 | r 270 570 6 0.8`,
  );
  return c;
}

function augPlain2(): Card {
  const c = createCard('aug-plain-2', PAPER);
  c.add(mist('-20 160 80, 40 260 104, -20 120 128', 18, '#C9A75B'));
  c.add(hill('-30 520, 60 470, 150 410, 240 350, 310 330, 400 350', '#4A4048', C.washi, 9, 396, 4, 0.28));
  c.add(hill('-30 420, 50 410, 140 440, 220 490, 300 540, 400 590', C.sumi, C.kin, 8, 478, 4, 0.5));
  c.scatter(
    KIT,
    `
    l 290 470 2 1.42 | l 326 480 6 1.04 | l 244 500 -4 0.92 | r 50 560 -6 1.2 | r 100 560 -4 0.96 |
    l 326 590 8 0.9 | r 150 590 0 0.74`,
  );
  return c;
}

/** The four cards of August, in the order of their ids. */
export const august = (): readonly Card[] => [augMoon(), augGeese(), augPlain1(), augPlain2()];
