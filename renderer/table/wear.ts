/** The small signs that a card can carry over its picture. Knows neither Pixi nor when they are due. */

/** What a sprite wears beside its pose. */
export interface Wear {
  /** Month and kind on a pill, or one of them. */
  readonly pill: boolean;
  /** The flower's name, where it fits. */
  readonly flower: boolean;
  /** Kin corner: one of the rival's last cards. */
  readonly corner: boolean;
  /** Bar under a hand card that takes something. */
  readonly bar: boolean;
  /** Arrow at a card that can be taken: over the upper row, under the lower one. */
  readonly chevron: 'none' | 'over' | 'under';
}

export const BARE: Wear = { pill: false, flower: false, corner: false, bar: false, chevron: 'none' };
