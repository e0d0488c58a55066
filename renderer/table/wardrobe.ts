/** Keeps the cards' textures at the size at which they are shown, and frees those that are not. Knows no sprites and no game. */
import type { CardTextures } from './atlas';
import type { AtlasScale } from './atlasScale';
import type { Looks } from './cardSprite';
import type { Fittings } from './fittings';

/** While a window's edge is dragged, textures are only stretched; new ones are made once it rests, in ms. */
export const REDRESS_MS = 150;

/** What textures are made for. */
export interface Sizes {
  readonly scale: AtlasScale;
  /** Width of a card on the field, in CSS px. */
  readonly fieldCard: number;
  /** Device pixels per CSS px. */
  readonly ratio: number;
}

export interface WardrobeParts {
  readonly wanted: () => Sizes;
  readonly loadCards: (scale: AtlasScale) => Promise<CardTextures>;
  /** Waits for the fonts of what is painted. */
  readonly bake: (sizes: Sizes) => Promise<Fittings>;
  /** Puts the textures on every sprite; those before are freed afterwards. */
  readonly wear: (looks: Looks) => void;
}

export interface Wardrobe {
  redressSoon(): void;
  /** Nothing is worn, loaded or freed after this. */
  destroy(): void;
}

export function createWardrobe(first: Looks, parts: WardrobeParts): Wardrobe {
  let worn = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gone = false;
  // One at a time: two that load the same pages would free them under each other.
  let line: Promise<void> = Promise.resolve();

  const redress = async (): Promise<void> => {
    if (gone) return;
    const sizes = parts.wanted();
    const { scale } = sizes;
    const cards = scale === worn.cards.scale ? worn.cards : await parts.loadCards(scale);
    const fittings = await parts.bake(sizes);
    // The next table may already wear the pages that would be freed here.
    if (gone) return fittings.destroy();
    const old = worn;
    worn = { cards, fittings };
    parts.wear(worn);
    old.fittings.destroy();
    if (old.cards !== cards) await old.cards.unload();
  };

  return {
    redressSoon() {
      clearTimeout(timer);
      timer = setTimeout(() => void (line = line.then(redress, redress)), REDRESS_MS);
    },
    destroy() {
      gone = true;
      clearTimeout(timer);
      worn.fittings.destroy();
    },
  };
}
