/** The recurring movements of a card, as phrases on a take: travel, fly, glide, turn, knock. Poses only, no events. */
import type { CueName } from '../audio/cues';
import { FACE_UP, type Pose } from '../table/pose';
import type { Take } from './take';
import { DROP, FADE, HOP, KNOCK, LIFT, REDUCED, SWEEP, TRAVEL } from './timings.table';

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

type Point = Pick<Pose, 'x' | 'y'>;
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** ms for a card to travel, so that far ones hurry and near ones do not snap; a fade when motion is reduced. */
export const travelMs = (take: Take, from: Point, to: Point): number =>
  take.reduced ? FADE : clamp(TRAVEL.base + distance(from, to) * TRAVEL.perPx, TRAVEL.min, TRAVEL.max);

export type Place = Pick<Pose, 'x' | 'y' | 'width' | 'rot'>;
const placeOf = ({ x, y, width, rot }: Place): Place => ({ x, y, width, rot });

/** Reduced form of every travel: fades out, stands at the new place, fades in. */
function reappear(take: Take, card: Pose, to: Partial<Pose>, at: number): number {
  take.to(card, { alpha: 0 }, at, REDUCED.fadeOut, 'none');
  take.set(card, to, at + REDUCED.fadeOut);
  take.to(card, { alpha: 1 }, at + REDUCED.fadeOut, REDUCED.fadeIn, 'none');
  return at + FADE;
}

/** Turns a card over: half of it edge-on, slow at both ends. */
export function turnOver(take: Take, card: Pose, at: number, duration: number, to: number = FACE_UP): void {
  if (take.reduced) {
    reappear(take, card, { flip: to }, at);
    return;
  }
  const half = (card.flip + to) / 2;
  take.to(card, { flip: half }, at, duration * 0.45, 'sine.in');
  take.to(card, { flip: to }, at + duration * 0.45, duration * 0.55, 'sine.out');
}

export interface TravelOptions {
  /** What is heard when it comes down. */
  readonly cue: CueName;
  readonly z: number;
  /** ms, where the path's own length must not decide. */
  readonly duration?: number;
}

/**
 * Lifts a card, carries it and puts it down with a knock. A card whose back is up turns on the way.
 * @returns ms of the contact.
 */
export function travel(
  take: Take,
  card: Pose,
  to: Place,
  at: number,
  { cue, z, duration }: TravelOptions,
): number {
  const ms = duration ?? travelMs(take, card, to);
  const hit = at + ms;
  take.set(card, { z }, at);
  take.cue({ name: cue, x: to.x }, hit);
  if (take.reduced) {
    return reappear(take, card, { ...placeOf(to), hop: 0, lift: 0, ring: 0, flip: FACE_UP }, at);
  }
  take.to(card, { lift: 1, ring: 0 }, at, LIFT, 'power2.out');
  take.to(card, { ...placeOf(to), hop: 0 }, at, ms, 'power2.inOut');
  take.to(card, { lift: 0 }, hit - DROP, DROP, 'power3.in');
  if (card.flip !== FACE_UP) take.to(card, { flip: FACE_UP }, at + ms * 0.12, ms * 0.55, 'sine.inOut');
  return hit;
}

/** The struck card gives way a little and comes back. */
export function knock(take: Take, struck: Pose, from: Point, at: number): void {
  if (take.reduced) return;
  const { x, y, rot } = struck;
  const away = Math.max(1, distance(from, struck));
  const push = { x: x + ((x - from.x) / away) * KNOCK.px, y: y + ((y - from.y) / away) * KNOCK.px };
  take.to(struck, { ...push, rot: rot - KNOCK.rot }, at, KNOCK.out, 'power2.out');
  take.to(struck, { x, y, rot }, at + KNOCK.out, KNOCK.back, 'power2.out');
}

/** Where a played card rests on the card it takes: both stay readable. */
export const onTopOf = (target: Pose): Place => ({
  x: target.x + 0.33 * target.width,
  y: target.y + 0.14 * target.width * (584 / 360),
  width: target.width,
  rot: 0.05,
});

export interface FlightOptions {
  readonly z: number;
  /** Where it starts, if that is not where the card is now. */
  readonly from?: Point;
  /** ms */
  readonly flight?: number;
}

/**
 * A high flight to a resting pose, such as a pile: x and y by different eases make the arc, the hop its height.
 * @returns ms of the landing.
 */
export function fly(take: Take, card: Pose, to: Pose, at: number, options: FlightOptions): number {
  const { z, from = card, flight = SWEEP.flight } = options;
  take.set(card, { z }, at);
  if (take.reduced) return reappear(take, card, { ...to, alpha: 0 }, at);
  const hop = clamp(distance(from, to) * HOP.share, HOP.min, HOP.max);
  take.to(card, { lift: 1, ring: 0 }, at, SWEEP.lift, 'power2.out');
  take.to(card, { x: to.x, width: to.width, rot: to.rot }, at, flight, 'power2.inOut');
  take.to(card, { y: to.y }, at, flight, 'power1.inOut');
  take.to(card, { hop }, at, flight * 0.45, 'sine.out');
  take.to(card, { hop: 0 }, at + flight * 0.45, flight * 0.55, 'sine.in');
  take.to(card, { lift: to.lift }, at + flight - SWEEP.land, SWEEP.land, 'power3.in');
  take.set(card, { z: to.z, shadow: to.shadow }, at + flight);
  return at + flight;
}

const isAt = (card: Pose, to: Pose): boolean =>
  distance(card, to) < 0.5 && Math.abs(card.rot - to.rot) < 0.001 && Math.abs(card.width - to.width) < 0.5;

/** Glides to a resting pose without leaving the table, for cards that make room; at once when motion is reduced. */
export function glide(
  take: Take,
  card: Pose,
  to: Pose,
  at: number,
  duration: number,
  ease = 'power2.inOut',
): void {
  if (!isAt(card, to)) {
    if (take.reduced) take.set(card, placeOf(to), at);
    else take.to(card, { ...placeOf(to), lift: to.lift, hop: 0 }, at, duration, ease);
  }
  take.set(card, { z: to.z, shadow: to.shadow }, at);
}
