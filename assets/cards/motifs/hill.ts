/** The bare hill of August with its tufts of grass. */
import { clampAt, num, sample, seededRandom, smooth } from '../geometry';
import { line, path, resist } from '../svg';

/** A hill under `outline`, strewn with tufts in lines from y0 downward. */
export function hill(
  outline: string,
  colour: string,
  tuft: string,
  seed: number,
  y0: number,
  lines: number,
  opacity = 0.5,
): string {
  const r = seededRandom(seed),
    sm = sample(outline, 8),
    top = (x: number) => (sm.find((p) => p[0] >= x) ?? clampAt(sm, sm.length))[1];
  let t = '';
  for (let j = 0; j < lines; j++)
    for (let i = 0; i < 7; i++) {
      const x = 6 + i * 58 + (j % 2) * 29 + r() * 8,
        y = y0 + j * 44 + 60 * ((x - 180) / 180) ** 2;
      if (y - 38 > Math.max(top(x - 14), top(x + 14)))
        t += `M${num(x)} ${num(y)}q-2 -14 -13 -22M${num(x)} ${num(y)}q0 -18 -3 -30M${num(x)} ${num(y)}q2 -14 12 -24`;
    }
  return path(smooth(outline) + 'L400 620L-40 620Z', colour, resist(3)) + line(t, tuft, 2, { opacity });
}
