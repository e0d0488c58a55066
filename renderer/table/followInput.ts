/** Keeps the picture in step with the input: what is lit, what cards wear, where a card would lie. Decides nothing. */
import { effect, signal, untracked } from '@preact/signals';
import { isCardId } from '../../shared/cards';
import type { CardId } from '../../shared/cards';
import type { MarkPart } from '../../shared/settings';
import type { Input } from './input';
import { heightOf } from './layout';
import { cardOf, slotShown, wearFor } from './lit';
import type { Lighting } from './lit';
import type { LiveScene } from './liveScene';
import type { Pose, SpriteKey } from './pose';
import type { TableHooks } from './scene';

interface FollowParts {
  readonly input: Input;
  readonly scene: LiveScene;
  readonly hooks: TableHooks;
  readonly host: HTMLElement;
}

export interface Follow {
  /** Lights everything anew, after sprites were snapped. */
  readonly light: () => void;
  readonly stop: () => void;
}

export function followInput({ input, scene, hooks, host }: FollowParts): Follow {
  const lightingNow = (): Lighting => ({
    model: scene.laid.value.model,
    layout: scene.laid.value.layout,
    move: input.hovered.value,
    legal: input.legal.value,
    open: input.enabled.value,
    calm: hooks.calm(),
    hints: hooks.settings.value.takeable,
  });
  const light = (): void => {
    const lighting = lightingNow();
    scene.sprites.showSlot(slotShown(lighting));
    if (lighting.open) scene.highlight.show(lighting, scene.laid.value.places);
    scene.requestRender();
  };
  // While locked, cards belong to the motion: they are put down once, at the moment of locking.
  let wasOpen = false;
  const stopLight = effect(() => {
    const open = input.enabled.value;
    const move = input.hovered.value;
    untracked(() => {
      const { places } = scene.laid.value;
      if (open && !wasOpen) scene.highlight.homeAll(places);
      if (!open && wasOpen) scene.highlight.show(lightingNow(), places);
      if (open || wasOpen) light();
      if (move !== null) hooks.onCue('hover');
    });
    wasOpen = open;
  });
  const over = watchOver(host, scene);
  const stopWear = effect(() => {
    const { cardMarks, markParts } = hooks.settings.value;
    const pointed = [over.card.value, cardOf(input.hovered.value)];
    const marksOf = (card: CardId): readonly MarkPart[] =>
      cardMarks === 'always' || (cardMarks === 'hover' && pointed.includes(card)) ? markParts : [];
    scene.sprites.wear(wearFor(lightingNow(), input.legal.value, marksOf));
    scene.requestRender();
  });
  return {
    light: () => untracked(light),
    stop() {
      stopLight();
      stopWear();
      over.stop();
    },
  };
}

/** The face that the pointer is over, wherever it lies; for the marks that show on hover. */
function watchOver(
  host: HTMLElement,
  scene: LiveScene,
): { card: { readonly value: CardId | null }; stop(): void } {
  const card = signal<CardId | null>(null);
  const move = (event: PointerEvent): void => {
    const box = host.getBoundingClientRect();
    card.value = faceAt(scene.laid.value.places, event.clientX - box.left, event.clientY - box.top);
  };
  const leave = (): void => void (card.value = null);
  host.addEventListener('pointermove', move);
  host.addEventListener('pointerleave', leave);
  return {
    card,
    stop() {
      host.removeEventListener('pointermove', move);
      host.removeEventListener('pointerleave', leave);
    },
  };
}

/** The topmost face at a point. Rest angles are small enough to leave out. */
export function faceAt(places: ReadonlyMap<SpriteKey, Pose>, x: number, y: number): CardId | null {
  let found: CardId | null = null;
  let top = -Infinity;
  for (const [key, at] of places) {
    const inside = Math.abs(x - at.x) <= at.width / 2 && Math.abs(y - at.y) <= heightOf(at.width) / 2;
    if (!inside || at.z < top || !isCardId(key)) continue;
    found = key;
    top = at.z;
  }
  return found;
}
