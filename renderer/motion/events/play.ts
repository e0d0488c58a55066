/** A hand card is put down, finds nothing, or waits for a choice. */
import type { EventOf } from '../../../shared/events';
import { keyPlayed } from '../../table/fold';
import { cardsOn } from '../../table/fieldSlots';
import { isDeckKey } from '../../table/pose';
import { isOwn, placeFor, revealHold, settleOthers, type Craft } from '../craft';
import { distance, glide, travel } from '../phrases';
import { CHOICE, CLOSE_UP, RIVAL_LIFT } from '../timings.table';

/** The own card goes on from where it hangs; a rival's back shows itself first. What it meets follows as its own event. */
export function cardPlayed(event: EventOf<'cardPlayed'>, craft: Craft): void {
  const { scene, take, before } = craft;
  const from = keyPlayed(before, event.seat, event.card);
  if (from !== event.card) scene.rekey(from, event.card, event.card);
  if (isOwn(craft, event.seat)) {
    scene.killHover();
    settleOthers(craft, [event.card], 0);
    take.releaseAt(0);
    return;
  }
  const card = scene.poseOf(event.card);
  take.cue({ name: 'slide', x: card.x }, 0, false);
  take.set(card, { z: 600 }, 0);
  take.to(card, { y: card.y + RIVAL_LIFT.px, lift: 1 }, 0, RIVAL_LIFT.ms, 'power2.out');
  settleOthers(craft, [event.card], RIVAL_LIFT.ms / 2);
  take.releaseAt(RIVAL_LIFT.ms);
}

/** No match: the card finds its slot. A crowded field makes a new column first, alone. */
export function cardLaid(event: EventOf<'cardLaid'>, craft: Craft): void {
  const { scene, take } = craft;
  const to = placeFor(craft, event.card);
  const fixed = [...cardsOn(scene.model().field), ...scene.keys().filter(isDeckKey)];
  const moved = fixed.flatMap((key) => {
    const place = scene.places().get(key);
    const isAway = place && key !== event.card && scene.has(key) && distance(scene.poseOf(key), place) > 0;
    return isAway ? [{ key, place }] : [];
  });
  for (const { key, place } of moved) glide(take, scene.poseOf(key), place, 0, CLOSE_UP);
  const card = scene.poseOf(event.card);
  const hit = travel(take, card, to, moved.length > 0 ? CLOSE_UP : 0, { cue: 'tap', z: 600 });
  take.set(card, { z: to.z }, hit);
}

/** Two matches: the card waits beside them; a rival's candidates are ringed long enough to be seen. */
export function choiceOpened(event: EventOf<'choiceOpened'>, craft: Craft): void {
  const { scene, take } = craft;
  const card = scene.poseOf(event.card);
  const to = placeFor(craft, event.card);
  const there = travel(take, card, to, 0, { cue: 'slide', z: 600, duration: CHOICE.glide });
  take.to(card, { lift: to.lift }, there, CHOICE.lift, 'power2.out');
  if (isOwn(craft, event.seat)) return;
  for (const candidate of event.candidates) {
    const pose = scene.poseOf(candidate);
    take.to(pose, { ring: 1, lift: 0.5 }, there - CHOICE.lift, CHOICE.lift, 'power2.out');
    take.to(pose, { ring: 0, lift: 0 }, there + revealHold(craft, event.seat), CHOICE.lift, 'power2.out');
  }
}
