/** A table scene without a screen: poses in a map, for tests of the motion. */
import { computed, signal } from '@preact/signals';
import { Container } from 'pixi.js';
import { layoutTable } from '../../renderer/table/layout';
import { columnsOf } from '../../renderer/table/fieldSlots';
import { emptyModel, modelOf, playersOf, type HandsSeen, type TableModel } from '../../renderer/table/model';
import { placeAll } from '../../renderer/table/placement';
import type { Pose, SpriteKey } from '../../renderer/table/pose';
import type { TableScene } from '../../renderer/table/scene';
import type { PlayerView } from '../../shared/view';

export interface PaperScene extends TableScene {
  readonly sprites: ReadonlyMap<SpriteKey, Pose>;
  sync(view: PlayerView, hands?: HandsSeen): void;
}

const layoutOf = (model: TableModel) =>
  layoutTable({
    width: 1280,
    height: 800,
    players: playersOf(model),
    fieldColumns: columnsOf(model.field),
  });

export function createPaperScene(): PaperScene {
  const sprites = new Map<SpriteKey, Pose>();
  const shown = signal(emptyModel(0, 2));
  const layout = computed(() => layoutOf(shown.value));
  const laid = computed(() => ({
    model: shown.value,
    layout: layout.value,
    places: placeAll(shown.value, layout.value),
  }));
  const poseOf = (key: SpriteKey): Pose => {
    const pose = sprites.get(key);
    if (!pose) throw new Error(`No sprite ${key}`);
    return pose;
  };
  const drawCount = signal(shown.value.drawPile);
  const setModel = (next: TableModel): void => {
    shown.value = next;
    drawCount.value = next.drawPile;
  };
  const places = (of: TableModel = shown.value) => placeAll(of, layoutOf(of));
  const settle = (): void => {
    sprites.clear();
    for (const [key, pose] of places()) sprites.set(key, { ...pose });
  };
  return {
    sprites,
    layout,
    laid,
    model: () => shown.value,
    setModel,
    drawCount,
    places,
    keys: () => [...sprites.keys()],
    has: (key) => sprites.has(key),
    poseOf,
    spawn(key, _face, at) {
      const pose = { ...at };
      sprites.set(key, pose);
      return pose;
    },
    remove: (key) => void sprites.delete(key),
    rekey(from, to) {
      const pose = poseOf(from);
      sprites.delete(from);
      sprites.set(to, pose);
      return pose;
    },
    settle,
    killHover: () => undefined,
    requestRender: () => undefined,
    scrim: { alpha: 0 },
    scenery: new Container(),
    sync(view, hands) {
      setModel(modelOf(view, shown.value, hands));
      settle();
    },
  };
}
