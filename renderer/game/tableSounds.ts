/** The table's cues on the soundboard: each from its place, in the month's key. Knows no match. */
import type { ReadonlySignal } from '@preact/signals';
import type { Month } from '../../shared/cards';
import type { Soundboard } from '../audio/soundboard';
import type { Cue } from '../motion/take';

/** Where on the table a cue sounds, from -1 to 1. */
const panOf = ({ x }: Cue): number => (x === undefined ? 0 : (2 * x) / window.innerWidth - 1);

export const playerOf =
  (sounds: Soundboard, month: ReadonlySignal<Month | null>) =>
  (cue: Cue): void =>
    sounds.play(cue.name, {
      pan: panOf(cue),
      inner: cue.inner === true || cue.skipped === true,
      ...(month.value !== null && { month: month.value }),
    });
