/** A card takes what lies on the field: laid on with a knock, held so that it is seen, swept to the pile. */
import { kindOf, type CardId, type CardKind } from '../../../shared/cards';
import type { EventOf } from '../../../shared/events';
import type { CueName } from '../../audio/cues';
import type { Pose } from '../../table/pose';
import { isOwn, pairHold, placeFor, settleOthers, type Craft } from '../craft';
import { fly, knock, onTopOf, travel, type Place } from '../phrases';
import { REDUCED, SWEEP, THREE } from '../timings.table';

const WORTH: readonly CardKind[] = ['light', 'animal', 'ribbon', 'plain'];
const KOTO: Readonly<Record<CardKind, CueName>> = {
  light: 'captureLight',
  animal: 'captureAnimal',
  ribbon: 'captureRibbon',
  plain: 'capturePlain',
};

/** The sound of the most precious card among them. */
function kotoFor(cards: readonly CardId[]): CueName {
  const best = WORTH.find((kind) => cards.some((card) => kindOf(card) === kind)) ?? 'plain';
  return KOTO[best];
}

/** @returns ms at which the card lies on its one match. */
function layOnOne(craft: Craft, card: Pose, target: Pose): number {
  const hit = travel(craft.take, card, onTopOf(target), 0, { cue: 'clack', z: 600 });
  knock(craft.take, target, card, hit);
  return hit;
}

/** The card goes to the middle of the three, they gather under it, it comes down on all of them. @returns ms of that. */
function gatherThree({ take }: Craft, card: Pose, targets: readonly Pose[]): number {
  const mean = (of: (pose: Pose) => number) =>
    targets.reduce((sum, pose) => sum + of(pose), 0) / targets.length;
  const centre: Place = {
    x: mean((p) => p.x),
    y: mean((p) => p.y),
    width: targets[0]?.width ?? card.width,
    rot: 0,
  };
  const unit = centre.width;
  travel(take, card, centre, 0, { cue: 'slide', z: 640, duration: THREE.toCentre });
  targets.forEach((target, index) => {
    const side = index - 1;
    const place = {
      x: centre.x + side * 0.36 * unit,
      y: centre.y - 0.17 * unit + Math.abs(side) * 0.085 * unit,
      width: unit,
      rot: side * 0.12,
    };
    const at = THREE.gatherAt + index * THREE.gatherStep;
    travel(take, target, place, at, { cue: 'tap', z: 620 + index, duration: THREE.gather });
  });
  const down = THREE.gatherAt + 2 * THREE.gatherStep + THREE.gather + THREE.drop;
  if (!take.reduced) {
    take.to(card, { lift: 1 }, down - 3 * THREE.drop, THREE.drop, 'power2.out');
    take.to(card, { lift: 0 }, down - THREE.drop, THREE.drop, 'power3.in');
  }
  take.cue({ name: 'clackBig', x: centre.x }, down);
  return down;
}

export function cardsCaptured(event: EventOf<'cardsCaptured'>, craft: Craft): void {
  const { scene, take } = craft;
  const swept = [event.card, ...event.taken];
  const card = scene.poseOf(event.card);
  const targets = event.taken.map((taken) => scene.poseOf(taken));
  const [only] = targets;
  const hit = targets.length > 1 || !only ? gatherThree(craft, card, targets) : layOnOne(craft, card, only);
  showPair(craft, [card, ...targets], hit, event.seat);

  const start = hit + pairHold(craft, event.seat);
  const landings = swept.map((id, index) => {
    const to = placeFor(craft, id);
    // The top card leaves first, so that nothing jumps through it.
    const landed = fly(take, scene.poseOf(id), to, start + index * SWEEP.stagger, {
      z: 700 - index,
      from: only ?? card,
    });
    const last = index === swept.length - 1;
    take.cue({ name: last ? kotoFor(swept) : 'tap', x: to.x, inner: !last }, landed);
    return landed;
  });
  const end = Math.max(...landings);
  settleOthers(craft, swept, end - SWEEP.room - 20, SWEEP.room, 'power2.out');
  if (craft.next?.type === 'cardDrawn') take.releaseAt(end - SWEEP.early);
}

/** A rival's pair, or any pair that faded in, wears a ring while it lies there. */
function showPair(craft: Craft, pair: readonly Pose[], at: number, seat: number): void {
  const { take } = craft;
  if (isOwn(craft, seat) && !take.reduced) return;
  const hold = pairHold(craft, seat);
  for (const pose of pair) {
    take.to(pose, { ring: 1 }, at, REDUCED.fadeIn, 'none');
    take.to(pose, { ring: 0 }, at + hold - REDUCED.fadeOut, REDUCED.fadeOut, 'none');
  }
}
