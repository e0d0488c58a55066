/** The scene itself: model and size in, sprites on the stage. Knows no input and no rules. */
import { batch, computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { Container } from 'pixi.js';
import type { Settings } from '../../shared/settings';
import { loadCardTextures } from './atlas';
import { atlasScaleFor } from './atlasScale';
import type { Looks } from './cardSprite';
import { columnsOf } from './fieldSlots';
import { bakeWith, marksOf } from './marks';
import { createHighlight } from './highlight';
import type { Highlight } from './highlight';
import { layoutTable } from './layout';
import type { Layout } from './layout';
import { emptyModel, playersOf } from './model';
import type { TableModel } from './model';
import { placeAll } from './placement';
import type { TableScene } from './scene';
import { SCRIM_Z, SpriteSet } from './sprites';
import { createStage } from './stage';
import type { Stage, StageSize } from './stage';
import { createWardrobe } from './wardrobe';
import type { Sizes, WardrobeParts } from './wardrobe';

export interface LiveScene extends TableScene {
  readonly stage: Stage;
  readonly sprites: SpriteSet;
  readonly highlight: Highlight;
  destroy(): void;
}

export interface SceneHooks {
  readonly settings: ReadonlySignal<Settings>;
  /** The window has another size: end running timelines, for their targets are wrong now. */
  readonly beforeResize: () => void;
  /** Everything has just been snapped to rest. */
  readonly onSettled: () => void;
}

export async function createLiveScene(host: HTMLElement, hooks: SceneHooks): Promise<LiveScene> {
  const model = signal(emptyModel(0, 2));
  const size = signal<StageSize>({
    width: host.clientWidth,
    height: host.clientHeight,
    ratio: devicePixelRatio,
  });
  const layout = createLayout(model, size, hooks.settings);
  const laid = computed(() => {
    const now = { model: model.value, layout: layout.value };
    return { ...now, places: placeAll(now.model, now.layout) };
  });
  const marks = marksOf(hooks.settings);
  const bake: WardrobeParts['bake'] = (sizes) => bakeWith(marks.value, sizes);
  const looks = await loadLooks(sizesOf(layout.value, size.value.ratio), bake);
  const stage = await createStage(host, {
    beforeFrame: () => sprites.apply(size.value.width, size.value.height),
    onResize(now) {
      hooks.beforeResize();
      size.value = now;
      settle();
      wardrobe.redressSoon();
    },
  });
  const sprites = new SpriteSet(stage.layer, looks);
  const highlight = createHighlight(sprites, stage.requestRender);
  const wardrobe = createWardrobe(looks, {
    wanted: () => sizesOf(layout.value, size.value.ratio),
    loadCards: loadCardTextures,
    bake,
    wear(next) {
      sprites.dress(next);
      stage.requestRender();
    },
  });
  // Another number of players has cards of another size; marks are painted in the player's language.
  const stopSizing = watch(
    () => [layout.value.card.field, marks.value],
    () => wardrobe.redressSoon(),
  );
  const settle = (): void => {
    highlight.kill();
    sprites.snap(laid.value.places);
    hooks.onSettled();
    stage.requestRender();
  };
  const destroy = (): void => {
    stopSizing();
    highlight.kill();
    wardrobe.destroy();
    sprites.clear();
    stage.destroy();
  };
  return { ...frontOf({ model, laid, layout, stage, sprites, highlight }), settle, destroy };
}

/** Calls back whenever `read` gives another value than before. Returns the function that stops it. */
function watch(read: () => readonly unknown[], changed: () => void): () => void {
  let known = read();
  return effect(() => {
    const now = read();
    if (now.every((value, index) => value === known[index])) return;
    known = now;
    changed();
  });
}

type FrontParts = Pick<LiveScene, 'laid' | 'layout' | 'stage' | 'sprites' | 'highlight'> & {
  readonly model: Signal<TableModel>;
};

function frontOf(parts: FrontParts): Omit<LiveScene, 'settle' | 'destroy'> {
  const { model, laid, layout, stage, sprites, highlight } = parts;
  const drawCount = signal(model.value.drawPile);
  const scenery = new Container({ label: 'scenery', zIndex: SCRIM_Z + 10 });
  stage.layer.addChild(scenery);
  return {
    layout,
    laid,
    stage,
    sprites,
    highlight,
    scenery,
    scrim: sprites.scrim,
    model: () => model.value,
    drawCount,
    setModel: (next) =>
      batch(() => {
        model.value = next;
        drawCount.value = next.drawPile;
      }),
    places: (of) => (of === undefined ? laid.value.places : placeAll(of, layoutFor(of, layout.value))),
    keys: () => sprites.keys(),
    has: (key) => sprites.has(key),
    poseOf: (key) => sprites.poseOf(key),
    spawn: (key, face, at) => sprites.spawn(key, face, at),
    remove: (key) => sprites.remove(key),
    rekey: (from, to, face) => sprites.rekey(from, to, face),
    killHover: (key) => highlight.kill(key),
    requestRender: stage.requestRender,
  };
}

type Sized = ReadonlySignal<StageSize>;

/** Another layout only when one of its inputs changed, not with every card that is laid. */
function createLayout(
  model: ReadonlySignal<TableModel>,
  size: Sized,
  settings: ReadonlySignal<Settings>,
): ReadonlySignal<Layout> {
  const fieldColumns = computed(() => columnsOf(model.value.field));
  const players = computed(() => playersOf(model.value));
  const handShape = computed(() => settings.value.handShape);
  const textScale = computed(() => settings.value.textSize);
  return computed(() =>
    layoutTable({
      width: size.value.width,
      height: size.value.height,
      players: players.value,
      fieldColumns: fieldColumns.value,
      handShape: handShape.value,
      textScale: textScale.value,
    }),
  );
}

function layoutFor(model: TableModel, now: Layout): Layout {
  const fieldColumns = columnsOf(model.field);
  const players = playersOf(model);
  const { width, height, handShape, textScale } = now;
  const isSame = fieldColumns === now.fieldColumns && players === now.players;
  return isSame ? now : layoutTable({ width, height, players, fieldColumns, handShape, textScale });
}

async function loadLooks(sizes: Sizes, bake: WardrobeParts['bake']): Promise<Looks> {
  const fittings = await bake(sizes);
  return { cards: await loadCardTextures(sizes.scale), fittings };
}

const sizesOf = ({ card }: Layout, ratio: number): Sizes => ({
  scale: atlasScaleFor(card.hand, ratio),
  fieldCard: card.field,
  ratio,
});
