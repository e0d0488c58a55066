/** A crest for each month, 116 units square round (0,0); knows no disc or ring about it. */
import { C } from '../cards/palette';
import { circle, path, put } from '../cards/svg';
import type { Sheet } from '../cards/card';
import { cherry } from '../cards/plants/cherry';
import { peaFlower, trefoil } from '../cards/plants/clover';
import { iris } from '../cards/plants/iris';
import { kiku } from '../cards/plants/chrysanthemum';
import { kiriLeaf, kiriSpike } from '../cards/plants/paulownia';
import { maple } from '../cards/plants/maple';
import { peony } from '../cards/plants/peony';
import { pineFan } from '../cards/plants/pine';
import { pinnate, raceme } from '../cards/plants/wisteria';
import { plum } from '../cards/plants/plum';
import { plume } from '../cards/plants/pampas';
import { willow } from '../cards/plants/willow';
import { drawing } from './drawing';

type Crest = (sheet: Sheet) => readonly string[];

/** January first. */
const CRESTS: readonly Crest[] = [
  () => [put(pineFan(70), 0, 22, 0, 0.76)],
  () => [put(plum(24), 0, 2, 0, 1.7)],
  () => [put(cherry(32), 0, 2, 0, 1.4)],
  (sheet) => [
    put(raceme(sheet, 'f', 92, 34), 0, -42, 0, 0.95),
    put(pinnate(60, 4), -6, -40, -100, 0.6),
    put(pinnate(60, 4), 6, -40, 100, 0.6),
  ],
  () => [put(iris(), 0, 2, 0, 0.74)],
  () => [peony(46)],
  () => [
    put(trefoil(), -14, 18, -30, 0.9),
    put(trefoil(), 20, 24, 30, 0.9),
    put(peaFlower(), -14, -14, -10, 1.7),
    put(peaFlower(), 14, -4, 14, 1.7),
    put(peaFlower(), 2, -36, 0, 1.4),
  ],
  () => [
    circle(8, -14, 34, C.white, { stroke: '#F6C25A', 'stroke-width': 2 }),
    put(plume(150), -26, 42, 0, 0.5),
    put(plume(150), 2, 40, 6, 0.42),
    path('M-49 27Q0 8 49 27A56 56 0 0 1 -49 27Z', C.sumi),
  ],
  () => [kiku(46)],
  () => [put(maple(56), 0, 8)],
  (sheet) =>
    [
      ['-24 -50, -16 -20, -26 14, -18 46', 3, 12],
      ['2 -50, 10 -20, -2 18, 6 52', 5, 12],
      ['28 -50, 34 -24, 24 8, 30 38', 8, 11],
    ].map(([strand, seed, leaves]) =>
      willow(sheet, String(strand), { seed: Number(seed), leaves: Number(leaves), length: 24, width: 5 }),
    ),
  () => [
    put(kiriLeaf(56), 0, 2, 0, 0.8),
    put(kiriSpike(4), 0, 2, 0, 0.62),
    put(kiriSpike(3), -20, 8, -24, 0.5),
    put(kiriSpike(3), 20, 8, 24, 0.5),
  ],
];

/** Twelve SVG documents, January first. */
export const drawCrests = (): readonly string[] =>
  CRESTS.map((crest, i) =>
    drawing(`crest${i + 1}`, '-58 -58 116 116', (sheet) => sheet.add(...crest(sheet))),
  );
