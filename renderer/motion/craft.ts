/** What every event's choreography has in hand: the table, the take, the pace, the words' layer. Holds no event's steps. */
import type { CardId } from '../../shared/cards';
import type { GameEvent } from '../../shared/events';
import type { MatchUpdate } from '../../shared/ipc';
import type { Seat } from '../../shared/moves';
import type { Pause, Speed } from '../../shared/settings';
import type { TableModel } from '../table/model';
import type { Pose, SpriteKey } from '../table/pose';
import type { TableScene } from '../table/scene';
import { glide } from './phrases';
import type { Take } from './take';
import { CLOSE_UP, DRAW, FADE, PAIR_HOLD } from './timings.table';

export interface Craft {
  readonly scene: TableScene;
  readonly take: Take;
  readonly update: MatchUpdate;
  /** The table before the event; the scene already holds the one after it. */
  readonly before: TableModel;
  /** The event that follows in the same update. */
  readonly next: GameEvent | undefined;
  readonly speed: Speed;
  /** How long a rival thinks. */
  readonly pause: Pause;
  /** Layer for words over the table. */
  readonly overlay: HTMLElement;
  /** A number in 0 … 1, for what should not look mechanical. */
  readonly random: () => number;
  /** The table takes the new month's colour, and the words around it its name. */
  readonly showMonth: () => void;
}

export const SPEED_SCALE: Readonly<Record<Speed, number>> = { slow: 0.67, normal: 1, fast: 2, off: 1 };

export const isOwn = ({ scene }: Craft, seat: Seat): boolean => scene.model().seat === seat;

/** How long a pair lies together, in ms of the timeline; at fast a rival's keeps a floor in real ms. */
export function pairHold(craft: Craft, seat: Seat): number {
  if (isOwn(craft, seat)) return PAIR_HOLD.own;
  return Math.max(PAIR_HOLD.rival, PAIR_HOLD.fastFloor * SPEED_SCALE[craft.speed]);
}

/** How long a drawn card is shown before it goes on, in ms of the timeline. */
export const revealHold = (craft: Craft, seat: Seat): number =>
  isOwn(craft, seat) ? DRAW.holdOwn : DRAW.holdRival;

/** Resting pose of a card on the table as it is after the event. */
export function placeFor({ scene }: Craft, key: SpriteKey): Pose {
  const pose = scene.places().get(key);
  if (!pose) throw new Error(`No place for ${key}`);
  return pose;
}

/** Everything but `busy` glides to where it belongs now: hands close up, piles make room. */
export function settleOthers(
  { scene, take }: Craft,
  busy: readonly SpriteKey[],
  at: number,
  duration: number = CLOSE_UP,
  ease?: string,
): void {
  for (const [key, to] of scene.places()) {
    if (!busy.includes(key) && scene.has(key)) glide(take, scene.poseOf(key), to, at, duration, ease);
  }
}

/** Sprites that the table no longer has fade away. */
export function fadeLeaving({ scene, take }: Craft, at: number, duration: number): void {
  const places = scene.places();
  const leaving = scene.keys().filter((key) => !places.has(key));
  for (const key of leaving) take.to(scene.poseOf(key), { alpha: 0 }, at, duration, 'power1.in');
  take.onEnd(() => {
    for (const key of leaving) scene.remove(key);
  });
}

/** Makes the sprites that the table has now and had not before, unseen; the caller lets them appear. */
export function spawnMissing(
  { scene }: Craft,
  faceOf: (key: SpriteKey) => CardId | null,
): readonly SpriteKey[] {
  const missing = [...scene.places()].filter(([key]) => !scene.has(key));
  for (const [key, at] of missing) scene.spawn(key, faceOf(key), { ...at, alpha: 0 });
  return missing.map(([key]) => key);
}

/** Nothing lies on the table but the whole draw pile; what lay there fades. */
export function freshDeck(craft: Craft, at: number): void {
  const { scene, take } = craft;
  fadeLeaving(craft, at, FADE);
  settleOthers(craft, [], at, FADE);
  for (const key of spawnMissing(craft, () => null)) {
    take.to(scene.poseOf(key), { alpha: 1 }, at, FADE, 'none');
  }
}

/** What the draw pile's count says during a take: `start`, then each of `steps` in its moment; at the end what is true. */
export function countDeck(
  { scene, take }: Craft,
  start: number,
  steps: readonly { readonly at: number; readonly count: number }[] = [],
): void {
  scene.drawCount.value = start;
  for (const { at, count } of steps) {
    take.timeline.call(() => void (scene.drawCount.value = count), undefined, at / 1000);
  }
  take.onEnd(() => void (scene.drawCount.value = scene.model().drawPile));
}
