/** The sake cup with the sign for long life. */
import { smooth, taper } from '../geometry';
import { ellipse, group, path, resist } from '../svg';
import { C } from '../palette';

/** Round (0,0), 236 wide. */
export function cup(): string {
  let s = path(smooth('-40 92!, -34 118, 34 118, 40 92!', true), C.beni, resist(2.4));
  s +=
    path('M-118 0C-112 66 -62 104 0 104C62 104 112 66 118 0Z', C.shu, resist(2.6)) +
    path(
      'M-112 22C-98 72 -56 100 0 101C56 100 98 72 112 22C84 64 44 78 0 78C-44 78 -84 64 -112 22Z',
      C.beni,
      { opacity: 0.55 },
    );
  s += ellipse(0, 0, 118, 58, C.kin, resist(2.4)) + ellipse(0, 0, 111, 52.5, '#7C1428');
  const k: readonly (readonly [string, readonly number[]])[] = [
    ['26 17, 74 12', [6, 8]],
    ['30 31, 70 27', [6, 7]],
    ['12 46, 88 40', [7, 9]],
    ['53 2, 48 42, 14 94', [9, 8, 2]],
    ['38 64, 86 59', [6, 8]],
    ['68 48, 67 92, 54 88', [8, 8, 2]],
    ['44 73, 54 83', [4, 8]],
  ];
  return (
    s +
    group(k.map(([p, w]) => path(taper(p, w, 3), C.kin)).join(''), {
      transform: 'translate(-50 -41) scale(1 .82)',
    })
  );
}
