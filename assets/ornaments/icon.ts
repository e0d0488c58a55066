/** The app's icon: August sky, moon, hill, three blossoms; knows no file format. */
import { C } from '../cards/palette';
import { circle, path, put } from '../cards/svg';
import { cherry } from '../cards/plants/cherry';
import { drawing } from './drawing';

const FRAME =
  '<defs><linearGradient id="ic_g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8E1730"/>' +
  '<stop offset=".55" stop-color="#D8392B"/><stop offset="1" stop-color="#F08A3E"/></linearGradient>' +
  '<clipPath id="ic_c"><rect x="24" y="24" width="464" height="464" rx="92"/></clipPath></defs>' +
  `<rect x="8" y="8" width="496" height="496" rx="108" fill="${C.rim}"/>`;

/** 512 units square. Under 32 px the blossoms only blur the hill and are left out. */
export function drawIcon(blossoms = true): string {
  return drawing('icon', '0 0 512 512', (sheet) =>
    sheet.add(
      `${FRAME}<g clip-path="url(#ic_c)"><rect width="512" height="512" fill="url(#ic_g)"/>`,
      circle(256, 214, 142, C.white, { stroke: '#F6C25A', 'stroke-width': 5 }),
      path('M0 420C90 340 180 318 262 322C350 326 440 372 512 440L512 520L0 520Z', C.sumi, {
        stroke: C.washi,
        'stroke-width': 6,
      }),
      ...(blossoms ? BLOSSOMS : []),
      '</g>',
    ),
  );
}

const BLOSSOMS = [
  put(cherry(84), 372, 366, 12),
  put(cherry(58, '#E0677C', C.beni), 282, 424, 40),
  put(cherry(40, '#FBDDDC', '#D9576C', '#E58A98'), 420, 452),
];
