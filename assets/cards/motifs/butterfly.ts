/** A butterfly seen from above. */
import { smooth, taper } from '../geometry';
import { circle, line, path, resist } from '../svg';
import { C } from '../palette';

/** Round (0,0), head up; colours of the upper wing, the lower wing and their spots. */
export function butterfly(w1: string, w2: string, spot: string): string {
  const wing = (m: number) =>
    path(
      smooth(`0 -6!, ${m * 18} -46, ${m * 56} -74, ${m * 86} -62, ${m * 80} -26, ${m * 44} -2, 0 6!`, true),
      w1,
      resist(2.4),
    ) +
    path(
      smooth(
        `0 0!, ${m * 34} 2, ${m * 60} 20, ${m * 56} 48, ${m * 44} 46, ${m * 40} 74!, ${m * 26} 50, ${m * 8} 28`,
        true,
      ),
      w2,
      resist(2.4),
    ) +
    path(smooth(`${m * 12} -14!, ${m * 38} -46, ${m * 62} -56, ${m * 66} -40, ${m * 40} -16`, true), spot) +
    circle(m * 70, -52, 5.4, C.washi) +
    circle(m * 36, 26, 8.4, spot) +
    circle(m * 36, 26, 3.6, C.sumi) +
    line(`M${m * 8} 4L${m * 60} -22`, C.sumi, 1.6);
  return (
    wing(-1) +
    wing(1) +
    path(taper('0 -26, 0 0, 0 40', [9, 11, 2], 3), C.sumi, resist(1.8)) +
    circle(0, -28, 6.5, C.sumi) +
    line('M-2 -32Q-8 -56 -24 -64M2 -32Q8 -56 24 -64', C.sumi, 2.2) +
    circle(-24, -64, 3, C.sumi) +
    circle(24, -64, 3, C.sumi)
  );
}
