/** Sounds that several cues share: cards on wood, the drum, the seal, the bell. Knows no cue. */
import { beating, modal, type Mode } from './modal';
import { noise } from './noise';
import { blend, layer } from './recipe';
import { saturate, type Random, type Samples } from './signal';

/** A small thick card on lacquered wood, a dry "pachi"; `pitch` scales all of it. */
export function woodModes(pitch: number): Mode[] {
  return [
    [590 * pitch, 0.55, 0.1],
    [1240 * pitch, 1, 0.085],
    [2080 * pitch, 0.85, 0.06],
    [3350 * pitch, 0.5, 0.035],
    [5100 * pitch, 0.22, 0.02],
  ];
}

/** The moment of contact: a very short noise around `band` Hz. */
export function contact(band: number, t60: number, random: Random): Samples {
  return noise(0.03, { attack: 0.0004, t60, band, q: 0.8, gain: 1.4 }, random);
}

/** A card put down on the table. */
export function tap(random: Random): Samples {
  const pitch = 0.96 + random() * 0.08;
  const modes: Mode[] = [
    [310 * pitch, 0.6, 0.07],
    [690 * pitch, 0.8, 0.055],
    [1420 * pitch, 0.5, 0.035],
  ];
  const body = layer(() => modal(0.12, modes, {}, random));
  return saturate(blend(0.12, [body, layer(() => contact(2100, 0.02, random), 0, 0.4)]), 1.6);
}

/** A card struck on another card. */
export function clack(random: Random): Samples {
  const body = layer(() => modal(0.2, woodModes(0.97 + random() * 0.06), {}, random));
  return saturate(blend(0.2, [body, layer(() => contact(3100, 0.012, random), 0, 0.45)]), 2.2);
}

/** A card struck on three, with the table under it answering. */
export function bigClack(random: Random): Samples {
  const modes: Mode[] = [[150, 0.7, 0.17], [262, 0.5, 0.12], ...woodModes(0.82)];
  return saturate(
    blend(0.34, [
      layer(() => modal(0.34, modes, {}, random)),
      layer(() => contact(2600, 0.016, random), 0, 0.5),
      layer(() => modal(0.1, woodModes(0.9), {}, random), 0.022, 0.35),
    ]),
    2.4,
  );
}

/** A big drum. The upper modes are those of a skin over a closed body; saturation adds what small speakers can play. */
export function taiko(random: Random): Samples {
  const low = 86;
  const modes: Mode[] = [
    [low, 0.62, 0.8],
    [low * 1.59, 0.5, 0.5],
    [low * 2.14, 0.5, 0.4],
    [low * 2.65, 0.5, 0.34],
    [low * 3.5, 0.6, 0.28],
    [low * 4.6, 0.5, 0.22],
    [low * 6.1, 0.4, 0.15],
    [low * 8.3, 0.22, 0.09],
  ];
  const skin = { attack: 0.0012, glide: { from: 1.28, seconds: 0.028 } };
  const slap = { attack: 0.0008, t60: 0.08, above: 180, below: 1800, gain: 1.2 };
  return saturate(
    blend(1.1, [
      layer(() => modal(1.1, modes, skin, random)),
      layer(() => noise(0.11, slap, random), 0, 0.9),
      layer(() => modal(0.09, woodModes(0.6), {}, random), 0, 0.3),
    ]),
    2.6,
  );
}

/** A stone seal pressed on paper. */
export function sealPress(random: Random): Samples {
  const modes: Mode[] = [
    [120, 0.5, 0.14],
    [210, 0.6, 0.12],
    [390, 1, 0.1],
    [760, 0.7, 0.06],
    [1300, 0.3, 0.03],
  ];
  return saturate(modal(0.3, modes, { glide: { from: 1.15, seconds: 0.02 } }, random), 2);
}

/** A small temple bell. */
export function bell(random: Random): Samples {
  const low = 494;
  const modes = beating([
    [low, 1, 4.2, 0.7],
    [low * 2.76, 0.42, 2.2, 1.3],
    [low * 5.2, 0.2, 1.1, 2.1],
    [low * 8.1, 0.08, 0.5, 3],
  ]);
  return modal(3.6, modes, { attack: 0.002 }, random);
}
