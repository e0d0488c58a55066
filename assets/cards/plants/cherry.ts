/** March's cherry: notched petals, buds, young leaves. */
import { num, polar } from '../geometry';
import { C } from '../palette';
import { circle, line, path, resist, ring } from '../svg';
import { almond } from './common';

/** Path data of one notched petal from (0,0) upward. */
export function cherryPetal(r: number): string {
  const [wide, full, notch] = [num(r * 0.62), num(r * 0.56), num(r * 0.17)];
  const [low, high] = [num(-r * 0.34), num(-r * 0.98)];
  return (
    `M0 0C-${wide} ${low} -${full} ${high} -${notch} ${num(-r)}L0 ${num(-r * 0.83)}` +
    `L${notch} ${num(-r)}C${full} ${high} ${wide} ${low} 0 0Z`
  );
}

/** A blossom round (0,0). */
export function cherry(r = 32, colour = C.sakura, heart = C.beni, edge = C.white): string {
  let threads = '';
  let anthers = '';
  for (let i = 0; i < 5; i++) {
    const [x, y] = polar(r * 0.46, -54 + i * 72);
    threads += `M0 0L${num(x)} ${num(y)}`;
    anthers += circle(x, y, 1.8, C.kin);
  }
  const petals = ring(5, () => path(cherryPetal(r), colour, resist(2, edge)));
  const star = ring(5, () => path(almond(r * 0.42, r * 0.11), heart));
  return petals + star + anthers + line(threads, C.kin, 1.3) + circle(0, 0, 2.6, C.kin);
}

export const cherryBud = (r = 13): string =>
  path(almond(r * 2, r * 0.95), '#D9576C', resist(2)) + path(almond(r * 0.8, r * 0.6), C.beni);
