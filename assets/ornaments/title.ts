/** The title's landscape: dusk, moon, hills, pampas grass; knows no menu. */
import { C } from '../cards/palette';
import { circle, path, put } from '../cards/svg';
import { cherry, cherryPetal } from '../cards/plants/cherry';
import { plume, type PlumeStyle } from '../cards/plants/pampas';
import { drawing } from './drawing';

/** Finer than on the cards: here a plume stands many times larger. */
const FINE: PlumeStyle = {
  filaments: 13,
  weight: 0.5,
  stem: '#EDB54A',
  fluff: '#F9E3AE',
  edge: 'none',
  reach: 1.12,
  unevenness: 0.22,
};
/** Plumes further back, in the dusk. */
const FAR: PlumeStyle = { ...FINE, filaments: 11, stem: '#B9631F', fluff: '#D98A3A' };

/** A plume: x of the foot, y of the foot, turn, height in units. */
type Stalk = readonly [x: number, y: number, turn: number, height: number];

const stand = (stalks: readonly Stalk[], style: PlumeStyle): string =>
  stalks.map(([x, y, turn, height]) => put(plume(height, 1, style), x, y, turn)).join('');

const BACK: readonly Stalk[] = [
  [86, 640, -6, 270],
  [214, 640, -2, 380],
  [300, 640, 3, 290],
  [420, 640, 1, 470],
  [560, 640, 6, 370],
  [668, 640, 9, 280],
];

const FAR_BACK: readonly Stalk[] = [
  [10, 640, -8, 200],
  [352, 640, 4, 340],
  [500, 640, 6, 310],
  [620, 640, 8, 250],
];

const FRONT: readonly Stalk[] = [
  [60, 640, -8, 240],
  [150, 640, -1, 350],
  [256, 604, 7, 280],
];

/** The stand on the far hill. */
export const drawPlumes = (): string =>
  drawing('plumes', '-20 60 860 580', (sheet) => sheet.add(stand(FAR_BACK, FAR), stand(BACK, FINE)));

/** The stand on the near hill. */
export const drawNearPlumes = (): string =>
  drawing('plumes3', '-60 100 560 540', (sheet) => sheet.add(stand(FRONT, FINE)));

/** A blossom of the title ribbon. */
export const drawBlossom = (): string =>
  drawing('cherry', '-52 -52 104 104', (sheet) => sheet.add(cherry(48)));

/** A single falling cherry petal. */
export const drawPetal = (): string =>
  drawing('petal', '-60 -92 120 96', (sheet) => sheet.add(path(cherryPetal(84), C.sakura)));

const GRADIENTS =
  '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4D0D1E"/>' +
  '<stop offset=".34" stop-color="#8E1730"/><stop offset=".68" stop-color="#D8392B"/>' +
  '<stop offset=".86" stop-color="#F08A3E"/></linearGradient><radialGradient id="halo">' +
  '<stop offset=".62" stop-color="#FFD990" stop-opacity=".4"/>' +
  '<stop offset=".76" stop-color="#FFD990" stop-opacity=".14"/>' +
  '<stop offset="1" stop-color="#FFD990" stop-opacity="0"/></radialGradient>';

/**
 * The whole landscape in 1600 by 900 units, for a background that covers its window from the lower edge:
 * the moon's centre stands at 62 % of the width, the left third stays calm for the menu.
 */
export const drawTitle = (): string =>
  drawing('title', '0 0 1600 900', (sheet) =>
    sheet.add(
      `<defs>${GRADIENTS}</defs><rect width="1600" height="900" fill="url(#sky)"/>`,
      circle(992, 315, 380, 'url(#halo)'),
      circle(992, 315, 234, C.white, { stroke: '#F6C25A', 'stroke-width': 4 }),
      put(stand(FAR_BACK, FAR) + stand(BACK, FINE), 800, 112),
      path('M-20 812C230 700 520 660 800 690C1080 716 1350 726 1620 640L1620 920L-20 920Z', C.sumi, {
        stroke: C.washi,
        'stroke-width': 4,
      }),
      put(stand(FRONT, FINE), 650, 350),
      path('M520 920C860 790 1240 768 1610 812L1620 930L500 930Z', '#140F14', {
        stroke: C.washi,
        'stroke-width': 3.5,
      }),
    ),
  );
