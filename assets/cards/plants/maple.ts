/** October's maple: leaves of seven sharp lobes. */
import { num, polar, wrap } from '../geometry';
import { C } from '../palette';
import { line, path, resist } from '../svg';

/** Angle from the middle lobe (degrees) and length (share of the radius). */
const LOBES = [
  [-116, 0.5],
  [-76, 0.76],
  [-38, 0.93],
  [0, 1],
  [38, 0.93],
  [76, 0.76],
  [116, 0.5],
] as const;

/** A leaf with its stalk joint at (0,0), pointing up. */
export function maple(R = 52, colour = C.shu, vein = '#F08A5A'): string {
  let outline = '';
  let veins = '';
  LOBES.forEach(([angle, length], i) => {
    const at = (share: number, offset: number) =>
      polar(R * length * share, angle - 90 + offset)
        .map(num)
        .join(' ');
    const tip = at(1, 0);
    outline += `${i ? 'L' : 'M'}${at(0.62, -15)}Q${at(0.86, -6)} ${tip}Q${at(0.86, 6)} ${at(0.62, 15)}`;
    veins += `M0 0L${at(0.8, 0)}`;
    if (i === LOBES.length - 1) return;
    const [nextAngle, nextLength] = wrap(LOBES, i + 1);
    const notch = R * 0.3 * Math.min(1, (length + nextLength) / 1.7);
    outline += `L${polar(notch, (angle + nextAngle) / 2 - 90)
      .map(num)
      .join(' ')}`;
  });
  outline += `L0 ${num(R * 0.16)}Z`;
  const stalk = `M0 0Q${num(R * 0.03)} ${num(R * 0.4)} ${num(-R * 0.1)} ${num(R * 0.68)}`;
  return line(stalk, colour, 3) + path(outline, colour, resist(2.2)) + line(veins, vein, 1.3);
}
