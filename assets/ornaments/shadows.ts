/** The month's plant as a large stencil for the table's ground, 800 units square; knows no table. */
import { seededRandom } from '../cards/geometry';
import { put } from '../cards/svg';
import type { Kit, Sheet } from '../cards/card';
import { branch, collar } from '../cards/plants/common';
import { cherry, cherryBud } from '../cards/plants/cherry';
import { cloverSpray } from '../cards/plants/clover';
import { iris, irisBud, sword } from '../cards/plants/iris';
import { kiku, kikuLeaf, kikuSide } from '../cards/plants/chrysanthemum';
import { kiriLeaf, kiriSpike } from '../cards/plants/paulownia';
import { maple } from '../cards/plants/maple';
import { peony, peonyBud, peonyLeaf } from '../cards/plants/peony';
import { pineFan } from '../cards/plants/pine';
import { pinnate, raceme } from '../cards/plants/wisteria';
import { plum, plumBud } from '../cards/plants/plum';
import { plume } from '../cards/plants/pampas';
import { willow } from '../cards/plants/willow';
import { drawing } from './drawing';

const KIT: Kit = {
  pine: () => pineFan(),
  plum: () => plum(38),
  plumBud: () => plumBud(12),
  cherry: () => cherry(44),
  cherryBud: () => cherryBud(14),
  raceme: (sheet) => raceme(sheet, 'f', 250, 48),
  pinnate: () => pinnate(120, 6),
  iris: () => iris(),
  irisBud: () => irisBud(),
  peony: () => peony(92),
  peonyBud: () => peonyBud(30),
  kiku: () => kiku(72),
  kikuSide: () => kikuSide(52),
  kikuLeaf: () => kikuLeaf(84),
  kiriLeaf: () => kiriLeaf(118),
  kiriSpike: () => kiriSpike(5),
  plume: () => plume(220),
};

function pineShadow(sheet: Sheet): void {
  sheet.add(
    branch('860 640, 740 520, 640 400, 600 250, 460 150, 330 150', [60, 46, 36, 26, 18, 8]),
    branch('640 400, 540 420, 430 400', [28, 20, 8]),
    branch('600 250, 690 190, 760 100', [26, 18, 8]),
  );
  sheet.scatter(
    KIT,
    `pine 400 130 -20 1.5 | pine 620 120 8 1.7 | pine 740 110 20 1.500 | pine 520 250 -10 1.6 |
     pine 720 330 24 1.800 | pine 430 400 -14 1.500 | pine 560 430 4 1.700 | pine 720 560 14 1.900`,
  );
}

function plumShadow(sheet: Sheet): void {
  sheet.add(
    branch('860 800, 740 660, 640 540, 620 400, 500 280, 460 120', [64, 50, 38, 28, 18, 6]),
    branch('630 430, 720 330, 730 200, 780 90', [30, 22, 14, 5]),
    branch('690 600, 560 580, 440 620, 360 560', [30, 22, 14, 5]),
    branch('540 320, 420 330, 350 270', [18, 12, 4]),
  );
  sheet.scatter(
    KIT,
    `plum 500 280 10 1.700 | plum 610 410 20 1.600 | plum 470 160 0 1.400 | plum 720 320 30 1.700 |
     plum 744 190 0 1.300 | plum 560 584 10 1.600 | plum 430 618 40 1.400 | plum 690 620 0 1.800 |
     plum 410 326 20 1.300 | plumBud 458 90 -6 1.600 | plumBud 350 262 -50 1.400 | plumBud 352 540 -30 1.500 |
     plumBud 784 80 14 1.400 | plumBud 660 250 -40 1.300`,
  );
}

function cherryShadow(sheet: Sheet): void {
  sheet.add(
    branch('860 420, 720 400, 600 320, 480 330, 340 260, 280 150', [60, 46, 34, 26, 16, 5]),
    branch('620 330, 600 210, 660 100', [28, 18, 6]),
    branch('700 400, 640 520, 520 600, 470 720', [34, 24, 14, 5]),
  );
  sheet.scatter(
    KIT,
    `cherry 600 210 10 1.6 | cherry 700 160 40 1.4 | cherry 480 320 0 1.700 | cherry 380 270 30 1.5 |
     cherry 560 420 20 1.500 | cherry 690 340 0 1.800 | cherry 770 450 30 1.500 | cherry 640 520 10 1.700 |
     cherry 530 610 0 1.500 | cherry 720 600 20 1.300 | cherry 300 200 10 1.200 | cherry 470 200 16 1.200 |
     cherryBud 280 150 -20 1.500 | cherryBud 664 96 10 1.500 | cherryBud 466 724 200 1.500 | cherryBud 600 690 150 1.300`,
  );
}

function wisteriaShadow(sheet: Sheet): void {
  sheet.add(branch('860 60, 700 90, 540 50, 380 80, 220 40', [44, 34, 26, 18, 6]));
  sheet.scatter(
    KIT,
    `pinnate 420 80 150 1.5 | pinnate 640 90 200 1.5 | pinnate 300 60 110 1.300 | pinnate 560 60 120 1.4 |
     raceme 340 90 0 1.400 | raceme 470 90 0 2 | raceme 600 80 0 2.6 | raceme 730 100 0 2.100 | raceme 800 80 0 1.500`,
  );
}

function irisShadow(sheet: Sheet): void {
  const clump = [
    [640, 300, 0, 2],
    [500, 420, -6, 1.6],
    [760, 440, 8, 1.7],
  ] as const;
  for (const [x, y, turn, scale] of clump)
    sheet.add(
      put(sword(500, 40, 26), x + 20, 800, turn),
      put(sword(440, -50, 24), x - 30, 800, turn),
      put(sword(800 - y, 0, 9), x, 800),
      put(iris(), x, y, turn, scale),
    );
  sheet.scatter(KIT, 'irisBud 396 560 -8 1.800');
  sheet.add(put(sword(240, -8, 9), 404, 800), put(sword(300, -60, 24), 440, 800));
}

function peonyShadow(sheet: Sheet): void {
  sheet.add(
    branch('620 820, 600 620, 500 420, 480 300', [30, 24, 20, 16]),
    branch('620 760, 700 640, 700 560', [26, 20, 16]),
    branch('600 640, 740 420, 760 260, 750 160', [18, 14, 12, 10]),
  );
  const leaf = (): string => peonyLeaf(104);
  collar(sheet, 480, 270, 120, [-120, -66, -14, 40, 96], 'leaf', leaf, 1.6);
  collar(sheet, 690, 560, 130, [-80, 30, 84, 140, 200], 'leaf', leaf, 1.7);
  collar(sheet, 540, 520, 20, [-100, -150], 'leaf', leaf, 1.7);
  sheet.scatter(KIT, 'peony 480 270 6 1.700 | peony 690 560 16 1.900 | peonyBud 750 140 6 2.200');
}

function cloverShadow(sheet: Sheet): void {
  const sprays = [
    ['720 840, 640 560, 460 330, 300 300', 1, 13],
    ['740 840, 720 520, 620 240, 430 130', 1, 14],
    ['760 840, 790 560, 740 300, 640 110', -1, 13],
    ['690 840, 560 660, 420 560, 300 560', -1, 11],
  ] as const;
  for (const [stem, side, leaves] of sprays)
    sheet.add(cloverSpray(sheet, stem, { side, leaves, scale: 2.5 }));
}

function pampasShadow(sheet: Sheet): void {
  sheet.scatter(
    KIT,
    'plume 430 800 -6 2.6 | plume 560 830 0 3 | plume 690 810 8 2.5 | plume 640 830 -4 1.900 | plume 780 830 4 2.9',
  );
  sheet.add(
    put(sword(420, -150, 16), 520, 820),
    put(sword(460, 170, 16), 600, 820),
    put(sword(360, -120, 14), 660, 820),
  );
}

function chrysanthemumShadow(sheet: Sheet): void {
  sheet.add(
    branch('640 830, 640 620, 560 420, 540 260', [26, 22, 16, 12]),
    branch('640 700, 740 560, 750 440', [20, 16, 12]),
    branch('640 760, 500 660, 400 540', [20, 14, 10]),
  );
  const leaf = (): string => kikuLeaf(84);
  collar(sheet, 540, 230, 90, [-110, -50, 10, 70, 130], 'leaf', leaf, 1.7);
  collar(sheet, 740, 430, 80, [-40, 30, 100, 160], 'leaf', leaf, 1.6);
  collar(sheet, 600, 620, 30, [-110, 60, 120, 190], 'leaf', leaf, 1.9);
  sheet.scatter(
    KIT,
    'kiku 540 230 0 2.100 | kiku 740 430 8 1.700 | kiku 600 610 4 1.500 | kikuSide 390 520 -36 2 | kikuLeaf 470 640 -70 1.500',
  );
}

/** Leaves strewn evenly enough by the golden angle, each turned by chance. */
function mapleShadow(sheet: Sheet): void {
  const random = seededRandom(7);
  for (let i = 0; i < 18; i++) {
    const radius = 330 * Math.sqrt((i + 0.5) / 18);
    const angle = i * 2.39996;
    const [x, y] = [500 + radius * Math.cos(angle), 400 + radius * Math.sin(angle) * 1.05];
    sheet.add(sheet.use('maple', () => maple(64), x, y, random() * 360, 0.9 + random() * 0.9));
  }
}

function willowShadow(sheet: Sheet): void {
  const strands = [
    [300, 420, 20],
    [380, 640, -26],
    [470, 520, 30],
    [560, 740, -30],
    [650, 600, 26],
    [730, 780, -30],
    [790, 640, 20],
  ] as const;
  for (const [x, length, sway] of strands) {
    const line = `${x} -20, ${x + sway} ${length * 0.35}, ${x - sway} ${length * 0.7}, ${x + sway * 0.4} ${length}`;
    sheet.add(willow(sheet, line, { seed: x, leaves: Math.round(length / 30), length: 62, width: 11 }));
  }
}

function paulowniaShadow(sheet: Sheet): void {
  sheet.scatter(
    KIT,
    `kiriSpike 520 320 -16 2 | kiriSpike 600 300 0 2.400 | kiriSpike 690 320 16 2 | kiriLeaf 500 320 50 1.800 |
     kiriLeaf 700 320 -50 1.800 | kiriLeaf 600 330 0 2 | kiriLeaf 440 600 16 1.300 | kiriLeaf 760 610 -14 1.300`,
  );
}

const SHADOWS: readonly ((sheet: Sheet) => void)[] = [
  pineShadow,
  plumShadow,
  cherryShadow,
  wisteriaShadow,
  irisShadow,
  peonyShadow,
  cloverShadow,
  pampasShadow,
  chrysanthemumShadow,
  mapleShadow,
  willowShadow,
  paulowniaShadow,
];

/** Twelve SVG documents in the cards' colours, January first; the build turns them into stencils. */
export const drawShadows = (): readonly string[] =>
  SHADOWS.map((shadow, i) => drawing(`shadow${i + 1}`, '0 0 800 800', shadow));
