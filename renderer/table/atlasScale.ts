/** Which of the three atlases fits a screen. Knows their scale, not their files. */

export type AtlasScale = 1 | 2 | 3;

/** A card's width in the 1x atlas, in pixels. */
const WIDTH_1X = 180;

/** The smallest atlas in which the largest card is not drawn enlarged by more than a tenth. */
export function atlasScaleFor(cardWidth: number, pixelRatio: number): AtlasScale {
  const wanted = (cardWidth * pixelRatio) / WIDTH_1X / 1.1;
  if (wanted <= 1) return 1;
  return wanted <= 2 ? 2 : 3;
}
