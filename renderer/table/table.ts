/** The table as one thing: ground, scene, buttons and input behind a small front. Knows no rules. */
import { h, render } from 'preact';
import { CardButtons } from './CardButtons';
import { dragHooks } from './dragging';
import type { InputReason } from './drop';
import { Ground } from './Ground';
import { createInput } from './input';
import type { Input } from './input';
import { followInput } from './followInput';
import { createLiveScene } from './liveScene';
import { modelOf } from './model';
import { watchDrags } from './pointer';
import type { Table, TableHooks, TableScene } from './scene';
import { createSpotlight } from './spotlight';
import { TouchCards } from './TouchCards';
import './table.css';

export type { Table, TableHooks, Touched } from './scene';
export type { InputReason } from './drop';

/** Fills `host` (positioned, sized) with the table. Rejects when the cards' pictures cannot be loaded. */
export async function createTable(host: HTMLElement, hooks: TableHooks): Promise<Table> {
  const input = createInput({
    onMove(move) {
      if ('card' in move) scene.highlight.leave(move.card);
      hooks.onMove?.(move);
    },
    onRefusal(reason, card) {
      const rest = scene.laid.value.places.get(card);
      if (rest !== undefined && scene.has(card) && !hooks.calm()) scene.highlight.deny(card, rest);
      tell(reason);
    },
  });
  const tell = (reason: InputReason): void => {
    hooks.onCue('deny');
    hooks.onReason(reason);
  };
  const { settings, beforeResize } = hooks;
  const scene = await createLiveScene(host, { settings, beforeResize, onSettled: () => follow.light() });
  const ground = addLayer(host, 'prepend');
  render(h(Ground, { layout: scene.layout, month: hooks.month }), ground);
  const buttons = addLayer(host, 'append');
  render(buttonsFor(hooks, scene, input), buttons);
  const follow = followInput({ input, scene, hooks, host });
  const spotlight = createSpotlight(scene, hooks.calm);
  const stops = [
    follow.stop,
    spotlight.destroy,
    watchDrags(host, dragHooks({ input, scene, tell })),
    () => render(null, ground),
    () => render(null, buttons),
  ];
  return {
    ...scene,
    drawer: scene.stage.drawer,
    hovered: input.hovered,
    sync(view, hands) {
      scene.setModel(modelOf(view, scene.model(), hands));
      scene.settle();
    },
    spotlight: (spot) => spotlight.show(spot),
    setInput: (enabled, legal = []) => input.setEnabled(enabled, legal),
    counters: () => ({ frames: scene.stage.frames(), sprites: scene.sprites.size }),
    destroy() {
      for (const stop of stops) stop();
      scene.destroy();
      host.replaceChildren();
    },
  };
}

/** Over the cards: all of them where each can be touched, else those that can be chosen. */
function buttonsFor({ settings, onMove, onTouch }: TableHooks, { laid }: TableScene, input: Input) {
  return onTouch === undefined
    ? h(CardButtons, { laid, input, settings, watched: onMove === null })
    : h(TouchCards, { laid, input, onTouch });
}

/** A child of `host` for DOM under or over the canvas. */
function addLayer(host: HTMLElement, where: 'prepend' | 'append'): HTMLElement {
  const layer = document.createElement('div');
  host[where](layer);
  return layer;
}
