/** The red-crowned crane, in card coordinates. */
import { rows, smooth, taper } from '../geometry';
import { circle, line, path, resist } from '../svg';
import { C } from '../palette';
import { quills } from '../plants/common';

/** Stands in card coordinates, facing left. */
export function crane(): string {
  const ink = resist(2.2, C.sumi),
    soft = resist(1.8, '#8E8A92');
  let s = '';
  s += line('M176 372C180 420 170 452 174 540M212 384C222 424 212 460 216 540', C.sumi, 5.4);
  // black bustle (tertials) falling over the tail
  for (const [x, y, k] of rows('262 470 0 | 292 462 1 | 318 444 2 | 334 416 3'))
    s += path(
      taper(
        `206 318, ${250 + k * 6} ${336 + k * 2}, ${x - 6 + k * 2} ${y - 62 + k * 3}, ${x} ${y}`,
        [30, 30, 22, 0],
        4,
      ),
      C.sumi,
      resist(2, C.white),
    );
  // body
  s += path(
    smooth(
      '150 236!, 126 274, 120 314, 140 356, 190 384, 244 386, 288 366!, 258 316, 222 270, 188 238',
      true,
    ),
    C.white,
    ink,
  );
  s += path(smooth('123 326!, 140 355, 190 383, 244 385, 274 374!, 220 368, 166 348', true), '#DAD8D2');
  // near wing: three tiers of quills
  s += quills(172, 252, [152, 144, 136, 129, 122], [150, 158, 160, 154, 140], 17, C.white, soft);
  s += quills(170, 250, [158, 148, 138, 128, 118], [98, 106, 110, 106, 94], 16, '#ECEAE4', soft);
  s += quills(168, 248, [164, 150, 136, 122, 108], [52, 60, 64, 62, 54], 15, C.white, soft);
  // neck
  s += path(
    taper('170 292, 150 246, 152 204, 170 166, 162 132, 142 120', [66, 44, 27, 21, 21, 24], 4),
    C.white,
    ink,
  );
  s += path(
    smooth('128 276, 140 250, 164 236, 190 244, 204 266, 186 304, 158 314, 136 314, 126 298', true),
    C.white,
  );
  s += path(
    taper('130 128, 152 134, 163 156, 150 190, 139 232, 146 282', [12, 19, 18, 19, 20, 0], 4),
    C.sumi,
  );
  // head
  s +=
    path(smooth('124 118, 134 108, 152 110, 162 122, 150 132, 130 132', true), C.white, resist(1.6, C.sumi)) +
    path(smooth('124 126!, 140 124, 158 138!, 146 142, 130 134', true), C.sumi);
  s +=
    path(smooth('121 116!, 130 102, 148 101, 160 113!, 142 114', true), C.shu, resist(1.6, C.sumi)) +
    circle(136, 119, 3, C.sumi);
  s += path('M125 115Q96 122 64 136Q98 134 126 128Z', C.kin, resist(1.6, C.sumi));
  return s;
}
