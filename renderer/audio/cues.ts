/** Names the sounds that motion may ask for; knows neither how they are made nor how they are played. */

/** Sounds without a pitch in the season's scale: the same all year. */
export const plainCues = [
  'hover',
  'click',
  'deny',
  'deal',
  'slide',
  'turn',
  'tap',
  'clack',
  'clackBig',
  'shuffle',
  'brush',
  'taiko',
  'taikoCall',
  'seal',
  'bell',
] as const;

/** Koto sounds, played in the scale of the month's season. */
export const tunedCues = [
  'capturePlain',
  'captureRibbon',
  'captureAnimal',
  'captureLight',
  'yaku',
  'total',
  'month',
  'win',
  'lose',
] as const;

export type PlainCue = (typeof plainCues)[number];
export type TunedCue = (typeof tunedCues)[number];
export type CueName = PlainCue | TunedCue;

/** Every cue, in the order in which a match first needs them. */
export const cueNames: readonly CueName[] = [...plainCues, ...tunedCues];

const tuned: ReadonlySet<CueName> = new Set(tunedCues);

/** Whether a cue follows the season's scale. */
export function isTuned(cue: CueName): cue is TunedCue {
  return tuned.has(cue);
}
