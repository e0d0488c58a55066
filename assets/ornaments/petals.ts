/** What drifts over the table in each month, 48 units square round (0,0); knows no motion. */
import { C } from '../cards/palette';
import { line, path, put, resist } from '../cards/svg';
import { cherryPetal } from '../cards/plants/cherry';
import { almond } from '../cards/plants/common';
import { peaFlower } from '../cards/plants/clover';
import { floret } from '../cards/plants/wisteria';
import { bell } from '../cards/plants/paulownia';
import { maple } from '../cards/plants/maple';
import { drawing } from './drawing';

const EDGE = resist(1.6);

/** A pair of pine needles in its sheath. */
const NEEDLES = 'M0 18C-1 6 -5 -8 -10 -21M0 18C1 6 4 -8 8 -22';

/** January first: needle, petals, floret, pea flower, fluff, leaf, bell. */
const PETALS: readonly (() => string)[] = [
  () =>
    line(NEEDLES, C.washi, 5.4) +
    line(NEEDLES, C.matsu, 2.8) +
    line('M-1.6 -2C-3 -9 -6 -15 -9 -20M1.6 -2C2.6 -9 5 -15 7 -20', C.waka, 1.1) +
    path('M-2.8 21L-2.2 10Q0 8.5 2.2 10L2.8 21Q0 23 -2.8 21Z', C.tsuchi, resist(1)),
  () =>
    path('M0 17C-20 16 -21 -17 0 -17C21 -17 20 16 0 17Z', C.shu, EDGE) +
    line('M0 15L0 3M-2 15L-5 5M2 15L5 5', C.kin, 1.2),
  () => put(path(cherryPetal(36), C.sakura, EDGE) + path(almond(15, 3.6), '#E0677C'), 0, 18),
  () => put(floret('#5A439C', '#AE97D8'), 0, 2, 0, 1.5),
  () =>
    path(
      'M0 21C-10 10 -15 -4 -11 -14C-8 -21 -3 -18 0 -22C3 -18 8 -21 11 -14C15 -4 10 10 0 21Z',
      C.fuji,
      EDGE,
    ) +
    path('M0 18C-4 10 -4 2 0 -6C4 2 4 10 0 18Z', C.kin) +
    line('M-5 4C-6 -3 -5 -9 -3 -13M5 4C6 -3 5 -9 3 -13', '#B7A6DC', 1),
  () =>
    path(
      'M0 20C-12 14 -22 -2 -17 -14Q-12 -20 -7 -15Q-4 -22 0 -16Q4 -22 7 -15Q12 -20 17 -14C22 -2 12 14 0 20Z',
      C.shu,
      EDGE,
    ) + path('M0 18C-7 12 -12 2 -9 -6Q-4 -10 0 -6Q4 -10 9 -6C12 2 7 12 0 18Z', '#EE7F73'),
  () => put(peaFlower(), 0, 10, 0, 1.7),
  () =>
    line('M-2 21C-3 10 -2 2 2 -6', '#A8731F', 1.4) +
    line(
      'M1 -3C-4 -8 -9 -12 -14 -13M1 -4C-2 -11 -6 -17 -9 -20M2 -5C2 -12 1 -18 -1 -22M2 -5C6 -11 8 -16 8 -21M2 -4C8 -8 12 -12 15 -15M2 -3C8 -5 13 -6 18 -6',
      C.white,
      1.9,
    ) +
    line(
      'M1 -4C-3 -10 -8 -14 -12 -17M2 -5C4 -12 5 -17 4 -21M2 -4C7 -8 10 -12 12 -18M2 -3C8 -6 12 -9 17 -10',
      C.kin,
      1.3,
    ),
  () =>
    path('M0 21C-4 12 -9 0 -9 -10A9 9 0 0 1 9 -10C9 0 4 12 0 21Z', C.kin, EDGE) +
    line('M0 14C-2 6 -3 -2 -3 -9M1 13C3 5 3 -2 3 -9', '#F6D583', 1.6),
  () => put(maple(60), 0, 0, 14, 0.38),
  () => put(path(almond(42, 6.5, 2), C.matsu, EDGE) + line('M0 -3C1 -14 2 -26 2 -36', C.waka, 1.2), -1, 21),
  () => put(bell(), 0, 0, 0, 1.4),
];

/** Twelve SVG documents, January first. */
export const drawPetals = (): readonly string[] =>
  PETALS.map((petal, i) => drawing(`petal${i + 1}`, '-24 -24 48 48', (sheet) => sheet.add(petal())));
