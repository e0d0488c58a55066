/** Every duration of the table's motion, in ms at speed normal. Tuned on filmstrips; the motion guide says why. */

export const LIFT = 90;
/** A card on the move: clamp(base + px * perPx, min, max). */
export const TRAVEL = { base: 160, perPx: 0.34, min: 220, max: 380 } as const;
/** Last part of a travel: lift 1 to 0. */
export const DROP = 110;
/** The struck card answers: px along the blow, radians, there and back. */
export const KNOCK = { out: 60, back: 180, px: 3, rot: 0.03 } as const;
/** Contact sounds fire a little before the eye sees the contact. */
export const CUE_LEAD = 12;

/** How long a played pair lies together before it is swept away. */
export const PAIR_HOLD = { own: 140, rival: 400, fastFloor: 160 } as const;
export const SWEEP = { flight: 400, stagger: 40, lift: 110, land: 130, room: 180, early: 120 } as const;
/** Arc of a flight: share of the distance, and its limits, in px. */
export const HOP = { share: 0.12, min: 30, max: 72 } as const;
export const THREE = {
  toCentre: 360,
  gatherAt: 300,
  gatherStep: 60,
  gather: 220,
  drop: 100,
  hold: 160,
} as const;

export const DRAW = {
  lift: 110,
  flyAt: 40,
  fly: 280,
  flip: 260,
  flipAt: 60,
  holdOwn: 180,
  holdRival: 340,
} as const;
export const RIVAL_LIFT = { ms: 180, px: 16 } as const;

export const SHUFFLE = { packets: 5, step: 112, px: 38, square: 100 } as const;
export const DEAL = { flight: 270, step: 32, gaps: 340, rot: -0.18 } as const;
export const HAND_UP = { flip: 220, stagger: 22, pause: 60, sort: 300, hop: 40 } as const;
export const CLOSE_UP = 240;
export const CHOICE = { glide: 240, lift: 120 } as const;

/** The rival thinks for `least` to `most` ms, as the player likes; after `fidgetAt` two backs lift in turn. */
export const THINK_PAUSE = {
  short: { least: 200, most: 300 },
  normal: { least: 500, most: 900 },
  long: { least: 1500, most: 2100 },
} as const;
export const THINK = { fidgetAt: 400, fidget: 420, lift: 0.15 } as const;

export const YAKU = {
  scrim: 200,
  band: 340,
  cardsAt: 500,
  flight: 420,
  stagger: 90,
  staggerSum: 360,
  glyph: 240,
  glyphStep: 75,
  stampAt: 1120,
  stamp: 200,
  outAt: 2150,
  out: 300,
} as const;
export const CALL = { band: 260, strokesAt: 140, hold: 340, out: 200 } as const;
export const MONTH = { hinge: 520, page: 420, rest: 480, out: 240 } as const;
export const DEALER_DRAW = { hold: 1500, stagger: 140 } as const;
export const VOID_HOLD = 1400;
/** A dealt hand that is a yaku by itself: raised, and held so that it can be read. */
export const HAND_YAKU = { lift: 260, hold: 2000, px: 18 } as const;
export const LIGHTS_HOLD = 1400;
export const REVEAL_HANDS = { flip: 220, stagger: 40, hold: 500 } as const;

/** Reduced motion: no travel, fades of at most 160 ms, the holds as they are. */
export const REDUCED = { fadeOut: 70, fadeIn: 90 } as const;
/** Out and in again. */
export const FADE = REDUCED.fadeOut + REDUCED.fadeIn;
/** Speed off: nothing moves, but what the rival does stays apart by this much. */
export const OFF_GAP = 150;
