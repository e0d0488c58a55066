/** June's peony: blooms, buds, three-lobed leaves. */
import { num, polar, smooth } from '../geometry';
import { C } from '../palette';
import { circle, line, path, resist, ring, turned } from '../svg';
import { almond } from './common';

/** Outer ring, second ring, third ring, heart. */
export type PeonyColours = readonly [string, string, string, string];

function petal(r: number, w: number, colour: string): string {
  const half = (m: number) => ({
    root: `${num(m * w)} ${num(-r * 0.25)}`,
    cheek: `${num(m * w * 1.08)} ${num(-r * 0.86)}`,
    lobe: `${num(m * w * 0.62)} ${num(-r * 0.95)}`,
    dip: `${num(m * w * 0.42)} ${num(-r * 0.9)}`,
    crest: `${num(m * w * 0.26)} ${num(-r)}`,
  });
  const [a, b] = [half(-1), half(1)];
  const d =
    `M0 0C${a.root} ${a.cheek} ${a.lobe}Q${a.dip} ${a.crest}Q0 ${num(-r * 1.06)} ${b.crest}` +
    `Q${b.dip} ${b.lobe}C${b.cheek} ${num(w)} ${num(-r * 0.25)} 0 0Z`;
  return path(d, colour, resist(2.2));
}

/** A bloom round (0,0): rings of 8, 7, 6 and 5 scalloped petals. */
export function peony(R = 70, colours: PeonyColours = [C.beni, C.shu, '#EE7F73', C.kin]): string {
  const [outer, second, third, heart] = colours;
  let stamens = '';
  for (let i = 0; i < 12; i++) stamens += circle(...polar(R * 0.2, i * 30), R * 0.034, heart);
  return (
    ring(8, () => petal(R, R * 0.48, outer)) +
    ring(7, () => petal(R * 0.78, R * 0.4, second), 22) +
    ring(6, () => petal(R * 0.56, R * 0.32, third), 8) +
    ring(5, () => petal(R * 0.36, R * 0.22, second), 30) +
    circle(0, 0, R * 0.15, heart) +
    stamens
  );
}

/** A closed bud in its green cup. */
export function peonyBud(R = 26): string {
  const at = (x: number, y: number) => `${R * x} ${R * y}`;
  const ball = smooth(
    [at(0, -1.25), at(0.9, -0.5), at(0.62, 0.5), at(0, 0.7), at(-0.62, 0.5), at(-0.9, -0.5)].join(', '),
    true,
  );
  const fold = smooth([at(0, -1.1), at(0.42, -0.2), at(0, 0.62), at(-0.42, -0.2)].join(', '), true);
  const cup =
    `M${at(-0.8, 0.1)}Q${at(-0.3, 0.2)} ${at(0, 0.75)}Q${at(0.3, 0.2)} ${at(0.8, 0.1)}` +
    `Q${at(0.6, 1)} ${at(0, 1)}Q${at(-0.6, 1)} ${at(-0.8, 0.1)}Z`;
  return path(ball, C.beni, resist(2.2)) + path(fold, C.shu) + path(cup, C.matsu, resist(1.8));
}

/** A leaf of three pointed lobes from (0,0) upward. */
export function peonyLeaf(l = 84, colour = C.matsu, vein = C.waka): string {
  const lobe = (turn: number, share: number) => {
    const rib = (from: number, dx: number, dy: number) =>
      `M0 ${num(-l * share * from)}l${num(l * dx)} ${num(-l * dy)}M0 ${num(-l * share * from)}l${num(-l * dx)} ${num(-l * dy)}`;
    const veins = `M0 -8L0 ${num(-l * share * 0.78)}${rib(0.3, 0.08, 0.13)}${rib(0.52, 0.06, 0.11)}`;
    return turned(path(almond(l * share, l * 0.21), colour, resist(2.2)) + line(veins, vein, 1.4), turn);
  };
  return lobe(-42, 0.8) + lobe(42, 0.8) + lobe(0, 1);
}
