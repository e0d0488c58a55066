/** Dims the whole table but for a few things. Knows rectangles and cards, not why. */
import { effect } from '@preact/signals';
import gsap from 'gsap';
import { Graphics } from 'pixi.js';
import type { CardId } from '../../shared/cards';
import { SPOT_Z } from './cardSprite';
import type { LiveScene } from './liveScene';
import type { Rect } from './rect';

export interface Spot {
  /** They stay bright and wear a ring. */
  readonly cards: readonly CardId[];
  /** They stay bright with all that lies in them. */
  readonly holes: readonly Rect[];
  /** Of the dark, as `#rrggbb`. */
  readonly colour: string;
}

export interface Spotlight {
  /** Null = everything is bright again. */
  show(spot: Spot | null): void;
  readonly destroy: () => void;
}

/** Share of the dark. */
const DARK = 0.62;
/** Seconds. */
const FADE = 0.24;
const CORNER = 10;

/** @param calm reduced motion */
export function createSpotlight(
  { stage, sprites, layout }: Pick<LiveScene, 'stage' | 'sprites' | 'layout'>,
  calm: () => boolean,
): Spotlight {
  const plate = new Graphics({ zIndex: SPOT_Z, alpha: 0, visible: false });
  stage.layer.addChild(plate);
  let shown: Spot | null = null;

  const paint = (width: number, height: number): void => {
    if (shown === null) return;
    plate.clear().rect(0, 0, width, height).fill(shown.colour);
    for (const { x, y, width: across, height: down } of shown.holes) {
      plate.roundRect(x, y, across, down, CORNER).cut();
    }
  };
  const fade = (alpha: number): void => {
    gsap.killTweensOf(plate);
    plate.visible = true;
    const land = (): void => {
      plate.visible = alpha > 0;
      stage.requestRender();
    };
    const duration = calm() ? 0 : FADE;
    gsap.to(plate, { alpha, duration, onUpdate: stage.requestRender, onComplete: land });
  };
  const stopSizing = effect(() => paint(layout.value.width, layout.value.height));
  return {
    show(spot) {
      shown = spot;
      paint(layout.value.width, layout.value.height);
      sprites.light(spot?.cards ?? []);
      fade(spot === null ? 0 : DARK);
      stage.requestRender();
    },
    destroy() {
      stopSizing();
      gsap.killTweensOf(plate);
    },
  };
}
