/** Where one card sprite is and how it is held; plain numbers for tweens. Knows neither Pixi nor the game. */
import type { CardId } from '../../shared/cards';
import type { Seat } from '../../shared/moves';

/** A face by its card, a rival's hidden card by seat and slot, the draw pile's cards from the bottom up. */
export type SpriteKey = CardId | `back:${Seat}:${number}` | `deck:${number}`;

export const backKey = (seat: Seat, slot: number): SpriteKey => `back:${seat}:${slot}`;
export const deckKey = (height: number): SpriteKey => `deck:${height}`;
export const isDeckKey = (key: SpriteKey): boolean => key.startsWith('deck:');

/** One card in CSS px and radians. Timelines write to it; the stage reads it once a frame. */
export interface Pose {
  /** Centre of the card when it lies flat (lift and hop raise only the picture). */
  x: number;
  y: number;
  /** Card's width; its height follows from the art's 360:584. */
  width: number;
  rot: number;
  /** 0 = lies on the table, 1 = held: 7 % larger, 8 px higher, wider shadow. */
  lift: number;
  /** Extra height in px, for arcs. */
  hop: number;
  /** 0 = back up, π = face up. */
  flip: number;
  /** Drawing order: field 20, rival 30, hand 40, piles 60, deal 500, played 600, drawn 650, scrim 800. */
  z: number;
  /** 0 … 1, the same for each of the three below. */
  alpha: number;
  /** Kin ring of a lit card. */
  ring: number;
  /** Share of the full dimming of a card that does not matter now. */
  dim: number;
  /** How much of its resting shadow it casts: 0 inside a pile, whose last card casts one for all. */
  shadow: number;
}

export const FACE_UP = Math.PI;
export const FACE_DOWN = 0;

/** A card lying flat, face up, at a place. */
export const flatPose = (place: Pick<Pose, 'x' | 'y' | 'width'> & Partial<Pose>): Pose => ({
  rot: 0,
  lift: 0,
  hop: 0,
  flip: FACE_UP,
  z: 0,
  alpha: 1,
  ring: 0,
  dim: 0,
  shadow: 1,
  ...place,
});
