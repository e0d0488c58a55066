/** The numbers of every example of an option: what it pays one way and the other. A test reckons them by the rules. Holds no words. */

export type Figures = Readonly<Record<string, number>>;

/** Each stands in a sentence of the same name, whose placeholders are these names. */
export const FIGURES = {
  scoring: { points: 5, won: 5, kept: 0, lost: -5 },
  'chips.start': { held: 8, points: 12, paid: 8 },
  'chips.mode': { points: 12, value: 3, perPoint: 36, flat: 3 },
  'chips.value': { value: 5, points: 7, paid: 35 },
  'handYaku.teshi': { points: 6 },
  'handYaku.kuttsuki': { points: 4 },
  promptOn: { animals: 6, before: 1, after: 2 },
  promptTiming: { early: 5, late: 6 },
  minStop: { least: 2, small: 1, enough: 2 },
  lastTurn: { stop: 5, call: 0 },
  sevenDouble: { from: 7, low: 6, lowPays: 6, high: 7, highPays: 14 },
  ownKoi: { calls: 2, sum: 5, once: 10, each: 20, added: 15 },
  ownKoiCap: { calls: 3, sum: 5, cap: 1, capped: 10, free: 40 },
  oppKoi: { calls: 2, sum: 5, once: 10, each: 20 },
  fieldLights: { lights: 3, sum: 5, pays: 15 },
  exhaustion: { sum: 5, zero: 0, last: 5 },
  oyaKen: { points: 6, dealer: 6, other: 0 },
  counted: { from: 5, points: 1, further: 1, animals: 7, pays: 3 },
  lightYaku: { on: 7, off: 0 },
  'akatan-aotan': { apart: 12, together: 17, points: 15 },
  setIncrement: { none: 6, stack: 8, replace: 7 },
  viewing: { alone: 5, bonus: 0, beside: 10, never: 5 },
  bonusEnabledBy: { enough: 10, short: 5 },
  viewingCancel: { dry: 5, rain: 0, clear: 5, fog: 0 },
  'house.perFurther': { need: 2, cards: 3, points: 5, further: 2, pays: 7 },
  'house.replaces': { light: 5, house: 8, both: 13, alone: 8 },
} as const satisfies Readonly<Record<string, Figures>>;
export type FigureId = keyof typeof FIGURES;

/** What nine plain cards pay with a card that may count as plain, and with four more animals as well. Either card pays the same. */
export const JOKER_FIGURES = {
  animal: { alone: 0, together: 1 },
  either: { alone: 1, together: 1 },
  both: { alone: 1, together: 2 },
} as const;
