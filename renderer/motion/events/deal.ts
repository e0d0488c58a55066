/** Shuffling, dealing in batches, turning the own hand up and sorting it. */
import { kindOf } from '../../../shared/cards';
import type { CardId } from '../../../shared/cards';
import type { DealBatch, EventOf } from '../../../shared/events';
import { t } from '../../strings';
import { cardsOn } from '../../table/fieldSlots';
import { FACE_DOWN, FACE_UP, backKey, isDeckKey, type Pose, type SpriteKey } from '../../table/pose';
import { caption } from '../banner/caption';
import type { Take } from '../take';
import { countDeck, fadeLeaving, placeFor, spawnMissing, type Craft } from '../craft';
import { distance, glide } from '../phrases';
import { DEAL, HAND_UP, LIGHTS_HOLD, REDUCED, SHUFFLE } from '../timings.table';

/** Five packets slide out and back in; reduced motion only hears them. */
export function cardsShuffled(_event: EventOf<'cardsShuffled'>, craft: Craft): void {
  const { scene, take } = craft;
  const missing = spawnMissing(craft, () => null);
  fadeLeaving(craft, 0, REDUCED.fadeOut);
  for (const key of missing) take.to(scene.poseOf(key), { alpha: 1 }, 0, REDUCED.fadeIn, 'none');
  const packets = [...scene.places()].filter(([key]) => isDeckKey(key));
  const top = packets.at(-1)?.[1];
  take.cue({ name: 'shuffle', ...(top && { x: top.x }) }, 0, false);
  if (take.reduced) return;
  const half = SHUFFLE.step / 2;
  for (let packet = 0; packet < SHUFFLE.packets; packet++) {
    const [key, rest] = packets[packet % packets.length] ?? [];
    if (!key || !rest) continue;
    const at = packet * SHUFFLE.step;
    const out = rest.x + SHUFFLE.px * scene.layout.value.scale;
    take.to(scene.poseOf(key), { x: out }, at, half, 'power2.inOut');
    take.set(scene.poseOf(key), { z: 20 + packet }, at + half);
    take.to(scene.poseOf(key), { x: rest.x }, at + half, half, 'power2.inOut');
  }
  const square = SHUFFLE.packets * SHUFFLE.step;
  for (const [key, rest] of packets) glide(take, scene.poseOf(key), rest, square, SHUFFLE.square);
  take.holdUntil(square + SHUFFLE.square);
}

interface DealtCard {
  readonly key: SpriteKey;
  readonly face: CardId | null;
  readonly to: Pose;
  /** The field is dealt face up; the own hand turns up later, all at once. */
  readonly turns: boolean;
}

/** Own cards land in the order dealt: the k-th on the k-th place of the sorted hand. */
function dealtCards(
  batch: DealBatch,
  craft: Craft,
  dealtTo: Map<DealBatch['to'], number>,
): readonly DealtCard[] {
  const { hand, seat } = craft.scene.model();
  const first = dealtTo.get(batch.to) ?? 0;
  dealtTo.set(batch.to, first + batch.cards.length);
  return batch.cards.flatMap((face, index): DealtCard[] => {
    const place = hand[first + index];
    if (batch.to === seat && face && place)
      return [{ key: face, face, to: placeFor(craft, place), turns: false }];
    // The field, and a hand that is open to whoever watches.
    if (face) return [{ key: face, face, to: placeFor(craft, face), turns: true }];
    if (batch.to === 'field') return [];
    const key = backKey(batch.to, first + index);
    return [{ key, face: null, to: placeFor(craft, key), turns: false }];
  });
}

export function cardsDealt({ batches }: EventOf<'cardsDealt'>, craft: Craft): void {
  const { scene, take } = craft;
  const dealtTo = new Map<DealBatch['to'], number>();
  const dealt = batches.map((batch) => dealtCards(batch, craft, dealtTo));
  const gap = DEAL.gaps / Math.max(1, dealt.length - 1);
  const from = topOfDeck(craft);
  let at = 0;
  let left = craft.before.drawPile;
  const counts: { at: number; count: number }[] = [];
  dealt.forEach((cards, batch) => {
    if (batch > 0) at += gap;
    const [first] = cards;
    if (first) take.cue({ name: 'deal', x: first.to.x }, at + DEAL.flight * 0.8, false);
    for (const card of cards) {
      dealOne(take, scene.spawn(card.key, card.face, { ...from, alpha: 0 }), card, at);
      at += DEAL.step;
    }
    left -= cards.length;
    counts.push({ at, count: left });
  });
  countDeck(craft, craft.before.drawPile, counts);
  for (const key of scene.keys().filter(isDeckKey)) {
    const place = scene.places().get(key);
    // A full field is wider: the draw pile makes room for it.
    if (place) glide(take, scene.poseOf(key), place, 0, DEAL.flight);
    else scene.remove(key);
  }
  const { hand } = scene.model();
  const own = dealt.flat().filter(({ face }) => face !== null && hand.includes(face));
  turnHandUp(craft, own, at - DEAL.step + DEAL.flight + HAND_UP.pause);
  tellLights(craft);
}

/** Where lights on the field multiply what is paid, it is said as soon as they lie there. */
function tellLights(craft: Craft): void {
  const { update, scene, take, next } = craft;
  const lights = cardsOn(scene.model().field).filter((card) => kindOf(card) === 'light').length;
  if (update.view.ruleSet.fieldLights === 'off' || lights < 2 || next?.type === 'fieldVoid') return;
  const at = take.end();
  caption(craft, t('table:fieldLights', { count: lights }), at, at + LIGHTS_HOLD);
}

function topOfDeck({ scene }: Craft): Pose {
  const deck = [...scene.places()].filter(([key]) => isDeckKey(key)).map(([, pose]) => pose);
  const top = deck.at(-1);
  if (!top) throw new Error('Cards are dealt from an empty draw pile');
  return { ...top, shadow: 1 };
}

function dealOne(take: Take, card: Pose, { to, turns }: DealtCard, at: number): void {
  const flip = turns ? FACE_UP : FACE_DOWN;
  if (take.reduced) {
    take.set(card, { ...to, flip, alpha: 0 }, at);
    take.to(card, { alpha: 1 }, at, REDUCED.fadeIn, 'none');
    return;
  }
  const { flight } = DEAL;
  take.set(card, { z: 500 + at, alpha: 1, rot: DEAL.rot }, at);
  take.to(card, { lift: 0.8 }, at, flight * 0.35, 'sine.out');
  take.to(card, { x: to.x, y: to.y, width: to.width, rot: to.rot }, at, flight, 'power2.out');
  take.to(card, { lift: 0 }, at + flight * 0.6, flight * 0.4, 'power2.in');
  if (turns) take.to(card, { flip }, at + flight * 0.15, flight * 0.7, 'sine.inOut');
  take.set(card, { z: to.z, shadow: to.shadow }, at + flight + 20);
}

/** The own hand turns up card by card in the order dealt, then sorts itself by the calendar. */
function turnHandUp(craft: Craft, own: readonly DealtCard[], at: number): void {
  const { scene, take } = craft;
  if (own.length === 0) return take.holdUntil(at);
  if (take.reduced) {
    for (const { key } of own)
      take.set(scene.poseOf(key), { flip: FACE_UP, ...flat(placeFor(craft, key)) }, at);
    take.holdUntil(at + REDUCED.fadeIn);
    return;
  }
  own.forEach(({ key, to }, index) => {
    const pose = scene.poseOf(key);
    const start = at + index * HAND_UP.stagger;
    take.to(pose, { lift: 0.7 }, start, 80, 'power2.out');
    take.to(pose, { flip: FACE_UP }, start, HAND_UP.flip, 'sine.inOut');
    take.to(pose, { lift: 0 }, start + HAND_UP.flip - 60, 90, 'power2.in');
    if (index % 2 === 0) take.cue({ name: 'turn', x: to.x, inner: index > 0 }, start + HAND_UP.flip / 2);
  });
  const sort = at + HAND_UP.stagger * Math.max(0, own.length - 1) + HAND_UP.flip + HAND_UP.pause;
  take.cue({ name: 'slide' }, sort, false);
  for (const { key, to: dealtTo } of own) {
    const pose = scene.poseOf(key);
    const to = placeFor(craft, key);
    const hop = Math.min(HAND_UP.hop, 0.1 * distance(dealtTo, to));
    take.set(pose, { z: to.z }, sort);
    take.to(pose, flat(to), sort, HAND_UP.sort, 'power2.inOut');
    take.to(pose, { hop }, sort, HAND_UP.sort / 2, 'sine.out');
    take.to(pose, { hop: 0 }, sort + HAND_UP.sort / 2, HAND_UP.sort / 2, 'sine.in');
  }
}

const flat = ({ x, y, width, rot, z }: Pose) => ({ x, y, width, rot, z });
