/** June: peony, butterflies. */
import { put } from '../svg';
import { createCard, type Card, type Kit, type Paper } from '../card';
import { ribbon } from '../ribbon';
import { C } from '../palette';
import { collar, mist, plant, type StemLeaf } from '../plants/common';
import { peony, peonyBud, peonyLeaf } from '../plants/peony';
import { butterfly } from '../motifs/butterfly';

const PAPER: Paper = { top: ['#F1B5A0', 0.35, 0.5] };
const leafLight = () => peonyLeaf(104);
const leafDark = () => peonyLeaf(104, C.deep, C.deepVein);
const KIT: Kit = {
  p: () => peony(92),
  q: () => peony(92, ['#C2477C', '#E58AA5', '#F9DADF', C.kin]),
  b: () => peonyBud(30),
};

/** A light leaf on a stem: share of the stem, side, scale. */
const lf = (t: number, side: number, scale = 1): StemLeaf => [t, side, scale, 'l', leafLight];
/** The same leaf, dark. */
const dk = (t: number, side: number, scale = 1): StemLeaf => [t, side, scale, 'd', leafDark];
const SW = [13, 11, 8];

function junButterflies(): Card {
  const c = createCard('jun-butterflies', PAPER);
  c.add(mist('226 400 44, 170 330 68', 18, C.kin));
  plant(c, '170 640, 176 560, 168 470', SW, []);
  plant(c, '188 600, 270 530, 308 440, 312 372', [10, 8, 6], [lf(0.74, -1, 0.72), lf(0.62, 1, 0.62)]);
  collar(c, 160, 458, 84, [-66, 116], 'd', leafDark, 0.95);
  collar(c, 160, 458, 86, [-108, -28, 72, 150], 'l', leafLight, 0.9);
  c.scatter(KIT, 'b 312 346 10 1.1 | p 160 458 8 1.24');
  c.add(
    put(butterfly('#F0B63E', '#E58A2E', C.shu), 122, 140, -24, 1.06),
    put(butterfly('#4B3F99', '#8D74C4', '#C9B8E8'), 254, 238, 26, 0.9),
  );
  return c;
}

function junRibbon(): Card {
  const c = createCard('jun-ribbon', PAPER);
  plant(c, '40 640, 56 480, 66 320, 84 150', SW, [
    dk(0.3, 1, 0.9),
    lf(0.42, -1, 0.84),
    lf(0.5, 1, 0.74),
    dk(0.66, -1, 0.8),
  ]);
  plant(c, '290 640, 300 480, 302 330, 296 214', SW, [
    dk(0.66, 1, 0.76),
    lf(0.74, -1, 0.62),
    lf(0.84, 1, 0.6),
  ]);
  collar(c, 84, 134, 64, [-34, 38], 'l', leafLight, 0.78);
  collar(c, 270, 478, 78, [-64, 30], 'd', leafDark, 0.8);
  c.scatter(KIT, 'b 296 186 8 1.14');
  c.add(put(ribbon('blue'), 188, 294, 8));
  collar(c, 84, 134, 66, [106], 'l', leafLight, 0.72);
  collar(c, 268, 482, 80, [-108], 'l', leafLight, 0.8);
  c.scatter(KIT, 'p 84 134 0 0.96 | p 268 482 12 1.12');
  collar(c, 66, 526, 50, [-30, 62], 'l', leafLight, 0.6);
  c.scatter(KIT, 'q 64 530 0 0.76');
  return c;
}

function junPlain1(): Card {
  const c = createCard('jun-plain-1', PAPER);
  plant(c, '166 640, 188 500, 172 350, 160 200', SW, [
    dk(0.26, -1, 1),
    lf(0.5, -1, 1),
    dk(0.58, 1, 0.86),
    lf(0.36, 1, 0.8),
  ]);
  plant(c, '184 520, 234 490, 262 430', [10, 8, 7], []);
  plant(c, '180 470, 124 450, 88 420', [9, 8, 6], [lf(0.5, -1, 0.7), lf(0.6, 1, 0.8)]);
  collar(c, 160, 184, 84, [-112, 48], 'd', leafDark, 0.92);
  collar(c, 160, 184, 84, [-52, 100], 'l', leafLight, 0.92);
  collar(c, 264, 432, 72, [6, 150], 'l', leafLight, 0.86);
  collar(c, 264, 432, 72, [52, 196], 'd', leafDark, 0.8);
  c.scatter(KIT, 'p 160 184 0 1.2 | b 80 404 -34 1.16 | q 264 432 10 1.02');
  return c;
}

function junPlain2(): Card {
  const c = createCard('jun-plain-2', PAPER);
  plant(c, '232 640, 224 520, 222 440', SW, [dk(0.2, 1, 0.9)]);
  plant(
    c,
    '236 600, 130 470, 104 350, 104 250',
    [12, 9, 7],
    [lf(0.34, -1, 0.96), dk(0.5, -1, 0.84), lf(0.66, 1, 0.7)],
  );
  plant(
    c,
    '230 480, 290 330, 300 230, 296 138',
    [11, 8, 6],
    [lf(0.56, 1, 0.76), dk(0.66, -1, 0.72), lf(0.82, -1, 0.66), dk(0.8, 1, 0.6)],
  );
  collar(c, 104, 236, 72, [-44], 'd', leafDark, 0.86);
  collar(c, 104, 236, 72, [14, 76, -112], 'l', leafLight, 0.82);
  collar(c, 222, 448, 84, [-72, 40], 'd', leafDark, 0.94);
  collar(c, 222, 448, 84, [-122, 92, 146], 'l', leafLight, 0.92);
  c.scatter(KIT, 'b 296 110 6 1.22 | q 104 236 0 1.02 | p 222 448 14 1.22');
  return c;
}

/** The four cards of June, in the order of their ids. */
export const june = (): readonly Card[] => [junButterflies(), junRibbon(), junPlain1(), junPlain2()];
