/** January: pine, crane and sun. */
import { circle, put, resist } from '../svg';
import { createCard, type Card, type Kit, type Paper } from '../card';
import { ribbon } from '../ribbon';
import { C } from '../palette';
import { branch, mist } from '../plants/common';
import { pineFan } from '../plants/pine';
import { crane } from '../motifs/crane';

const PAPER: Paper = { top: [C.kin, 0.3, 0.6] };
const KIT: Kit = {
  big: () => pineFan(96),
  mid: () => pineFan(76),
  deep: () => pineFan(80, C.deep, C.deepVein),
};

function janCrane(): Card {
  const c = createCard('jan-crane', PAPER);
  c.add(circle(232, 188, 122, C.shu, resist(3)));
  c.add(mist('200 380 262, -10 104 70, -10 60 94, 262 400 60', 18, C.kin));
  c.add(branch('380 560, 300 520, 210 512, 120 536, -20 530', [30, 26, 20, 16, 8]));
  c.add(crane());
  c.scatter(
    KIT,
    `
    deep 324 470 -14 0.9 | deep 30 470 14 0.82 | big 112 552 -4 | big 268 560 6 | mid 352 572 0 0.9 |
    mid 8 566 0 0.9 | mid 194 584 0 0.8`,
  );
  return c;
}

function janRibbon(): Card {
  const c = createCard('jan-ribbon', PAPER);
  c.add(branch('390 120, 310 136, 220 112, 120 118, 40 92', [26, 22, 16, 12, 6]));
  c.add(branch('-20 560, 90 520, 190 500, 300 470', [28, 22, 16, 8]));
  c.scatter(KIT, 'deep 60 120 -10 0.86 | deep 300 482 10 0.86 | mid 306 152 4 | big 40 500 -6 0.9');
  c.add(put(ribbon('akayoroshi'), 184, 292, 8));
  c.scatter(KIT, 'mid 132 146 -6 0.82 | big 216 548 6 0.92 | mid 100 566 -4 0.9 | mid 330 568 4 0.9');
  return c;
}

function janPlain1(): Card {
  const c = createCard('jan-plain-1', PAPER);
  c.add(branch('60 620, 88 500, 150 400, 180 290, 250 200, 330 150', [40, 32, 26, 20, 14, 6]));
  c.add(branch('160 380, 110 300, 70 240', [16, 12, 6]), branch('120 450, 220 440, 300 420', [18, 12, 6]));
  c.scatter(
    KIT,
    `
    deep 238 206 -16 0.9 | big 292 160 12 0.94 | deep 120 290 14 0.8 | big 76 250 -14 0.9 |
    deep 226 400 -4 0.9 | big 288 430 8 0.96 | mid 184 462 -8 0.9 | big 52 520 -10 0.9 |
    big 190 574 4 1 | mid 322 566 8 0.9`,
  );
  return c;
}

function janPlain2(): Card {
  const c = createCard('jan-plain-2', PAPER);
  c.add(branch('390 520, 300 440, 240 350, 140 316, 20 340', [40, 30, 22, 16, 8]));
  c.add(branch('250 370, 250 270, 200 190, 110 150', [18, 14, 10, 5]));
  c.scatter(
    KIT,
    `
    deep 200 196 18 0.86 | big 110 164 -12 0.96 | mid 262 250 16 0.96 | deep 140 306 10 0.8 |
    big 60 352 -10 0.92 | mid 176 384 4 0.86 | big 300 424 10 0.98 | mid 344 506 14 0.86`,
  );
  c.add(mist('-20 150 458, 60 230 482, -20 180 506', 18, C.kin));
  return c;
}

/** The four cards of January, in the order of their ids. */
export const january = (): readonly Card[] => [janCrane(), janRibbon(), janPlain1(), janPlain2()];
