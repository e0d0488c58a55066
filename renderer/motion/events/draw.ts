/** The top of the draw pile is turned up beside it, and shown. */
import type { EventOf } from '../../../shared/events';
import { FACE_DOWN, isDeckKey, type SpriteKey } from '../../table/pose';
import { centreOf } from '../../table/placement';
import { revealHold, settleOthers, type Craft } from '../craft';
import { turnOver } from '../phrases';
import { DRAW, REDUCED } from '../timings.table';

export function cardDrawn(event: EventOf<'cardDrawn'>, craft: Craft): void {
  const { scene, take } = craft;
  const places = scene.places();
  const deck = scene.keys().filter(isDeckKey);
  const top = deck.reduce<SpriteKey | null>(
    (best, key) => (best === null || zOf(craft, key) > zOf(craft, best) ? key : best),
    null,
  );
  const from =
    top === null
      ? { ...centreOf(scene.layout.value.drawPile), width: scene.layout.value.card.field }
      : scene.poseOf(top);
  const rest = { rot: 0, lift: 0, hop: 0, flip: FACE_DOWN, alpha: 1, ring: 0, dim: 0, shadow: 1 };
  const card = scene.spawn(event.card, event.card, {
    ...rest,
    x: from.x,
    y: from.y,
    width: from.width,
    z: 650,
  });
  for (const key of deck) if (!places.has(key)) scene.remove(key);
  settleOthers(craft, [event.card], 0, 0);

  const reveal = scene.layout.value.reveal;
  const spot = { ...centreOf(reveal), width: reveal.width };
  take.cue({ name: 'slide', x: spot.x }, 20, false);
  take.cue({ name: 'turn', x: spot.x }, DRAW.flipAt + DRAW.flip * 0.45);
  if (take.reduced) {
    take.set(card, { ...spot, alpha: 0, flip: Math.PI, lift: 0.6 }, 0);
    take.to(card, { alpha: 1 }, 0, REDUCED.fadeIn, 'none');
  } else {
    take.to(card, { lift: 1 }, 0, DRAW.lift, 'power2.out');
    take.to(card, spot, DRAW.flyAt, DRAW.fly, 'power2.inOut');
    turnOver(take, card, DRAW.flipAt, DRAW.flip);
  }
  take.holdUntil(DRAW.flyAt + DRAW.fly + revealHold(craft, event.seat));
}

const zOf = ({ scene }: Craft, key: SpriteKey): number => scene.poseOf(key).z;
