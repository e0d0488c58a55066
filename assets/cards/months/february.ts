/** February: plum, bush warbler. */
import { put } from '../svg';
import { createCard, type Card, type Kit, type Paper } from '../card';
import { ribbon } from '../ribbon';
import { C } from '../palette';
import { branch, mist } from '../plants/common';
import { plum, plumBud } from '../plants/plum';
import { warbler } from '../motifs/warbler';

const PAPER: Paper = { top: ['#E9897F', 0.38, 0.5] };
const KIT: Kit = {
  p: () => plum(38),
  pd: () => plum(38, C.beni),
  pw: () => plum(38, C.white, C.shu),
  b: () => plumBud(11),
};

function febWarbler(): Card {
  const c = createCard('feb-warbler', PAPER);
  c.add(mist('-20 150 60, 40 250 84, -20 110 108', 18, C.shu));
  c.add(branch('400 600, 300 520, 250 420, 140 400, 60 330, 40 220', [44, 34, 26, 19, 13, 5]));
  c.add(
    branch('262 450, 306 350, 290 250, 330 150', [20, 15, 11, 4]),
    branch('150 402, 100 470, 50 500', [14, 9, 4]),
    branch('296 290, 236 210, 220 150', [11, 8, 3]),
  );
  c.add(put(warbler(), 148, 306, -4, 1.12));
  c.scatter(
    KIT,
    `
    p 300 356 10 1.1 | pd 334 262 30 0.9 | p 276 240 4 1.02 | pw 322 166 0 0.8 | p 60 350 20 1.06 |
    pd 112 464 0 0.94 | p 252 436 36 1.12 | pd 300 500 12 1.05 | pw 176 420 12 0.86 | p 62 500 8 0.8`,
  );
  c.scatter(
    KIT,
    'b 40 222 -10 1 | b 56 262 70 0.9 | b 220 152 -10 1 | b 232 196 80 0.85 | b 214 190 -70 0.8',
  );
  return c;
}

function febRibbon(): Card {
  const c = createCard('feb-ribbon', PAPER);
  c.add(
    branch('-30 470, 80 440, 130 340, 90 220, 150 110, 260 70', [36, 28, 22, 16, 11, 4]),
    branch('110 400, 210 430, 300 390, 330 300', [20, 15, 10, 4]),
    branch('100 250, 50 190, 50 110', [12, 8, 3]),
    branch('230 424, 290 490, 300 540', [12, 8, 4]),
  );
  c.scatter(KIT, 'pd 262 82 0 1 | p 92 226 20 1');
  c.add(put(ribbon('akayoroshi'), 188, 292, 8));
  c.scatter(
    KIT,
    `
    p 150 118 10 1.12 | pw 212 72 0 0.8 | pd 52 128 30 0.9 | p 130 340 4 1 | p 244 436 20 1.16 |
    pd 312 376 10 1 | pd 66 442 0 1.1 | p 298 520 36 1 | pw 122 488 10 0.86`,
  );
  c.scatter(KIT, 'b 330 300 10 1 | b 316 330 -60 0.8 | b 50 76 0 0.9 | b 312 78 70 0.9');
  return c;
}

function febPlain1(): Card {
  const c = createCard('feb-plain-1', PAPER);
  c.add(
    branch('120 610, 130 500, 200 400, 180 290, 240 180, 230 60', [46, 36, 28, 21, 14, 4]),
    branch('138 500, 80 420, 90 310, 60 220', [22, 16, 11, 4]),
    branch('196 380, 270 350, 310 260', [18, 12, 4]),
    branch('140 480, 240 500, 310 470', [16, 10, 4]),
  );
  c.scatter(
    KIT,
    `
    p 236 180 0 1.2 | pd 196 276 20 1.05 | p 292 318 10 1.15 | p 90 318 36 1.2 | pd 76 234 0 0.95 |
    p 196 402 14 1.2 | pw 140 466 0 0.9 | p 262 498 30 1.16 | pd 76 420 12 1.05 | pd 322 458 12 0.9 |
    pw 254 108 0 0.82`,
  );
  c.scatter(
    KIT,
    'b 230 64 -5 1.1 | b 312 258 20 1.1 | b 318 282 80 0.85 | b 58 196 -8 0.9 | b 216 126 -60 0.85',
  );
  return c;
}

function febPlain2(): Card {
  const c = createCard('feb-plain-2', PAPER);
  c.add(mist('200 400 40, 150 320 64, 270 400 88', 18, C.shu));
  c.add(
    branch('400 330, 290 350, 220 280, 120 300, 50 250, 10 160', [40, 30, 22, 16, 11, 4]),
    branch('270 340, 240 440, 140 480, 70 560', [24, 17, 11, 4]),
    branch('230 290, 210 200, 150 140', [14, 9, 4]),
    branch('236 450, 272 484, 294 514', [13, 9, 6]),
  );
  c.scatter(
    KIT,
    `
    p 120 300 10 1.2 | pd 206 216 0 1.05 | pw 232 296 0 0.92 | p 306 348 20 1.2 | p 236 430 0 1.18 |
    pd 140 478 20 1.06 | p 72 536 0 1 | pd 50 252 30 1 | p 156 146 0 1 | pd 294 514 12 1.05`,
  );
  c.scatter(
    KIT,
    'b 12 164 -20 1.1 | b 22 200 60 0.9 | b 124 120 -40 1 | b 166 106 20 0.9 | b 192 408 -60 0.9',
  );
  return c;
}

/** The four cards of February, in the order of their ids. */
export const february = (): readonly Card[] => [febWarbler(), febRibbon(), febPlain1(), febPlain2()];
