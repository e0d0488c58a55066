/** The canvas over the table: drawn on request, sized live, restored after a lost context. Knows no cards and no game. */
import 'pixi.js/unsafe-eval';
import { Application, Container } from 'pixi.js';
import { chooseDrawer } from './drawer';
import type { DrawerName } from './drawer';

export interface StageSize {
  /** CSS px. */
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS px. */
  readonly ratio: number;
}

export interface Stage {
  readonly drawer: DrawerName;
  /** Children are drawn by their zIndex. */
  readonly layer: Container;
  /** Frames drawn so far. */
  readonly frames: () => number;
  size(): StageSize;
  /** Draws once on the next animation frame. */
  readonly requestRender: () => void;
  destroy(): void;
}

export interface StageHooks {
  /** Just before a frame is drawn: bring sprites up to date. */
  readonly beforeFrame: () => void;
  readonly onResize: (size: StageSize) => void;
}

/** Puts a transparent canvas into `host` that always fills it. */
export async function createStage(host: HTMLElement, hooks: StageHooks): Promise<Stage> {
  const app = new Application();
  const first = measure(host);
  const start = (preference: DrawerName): Promise<void> =>
    app.init({
      preference,
      autoStart: false,
      antialias: true,
      autoDensity: true,
      backgroundAlpha: 0,
      width: first.width,
      height: first.height,
      resolution: first.ratio,
    });
  const drawer = chooseDrawer();
  await start(drawer);
  const { canvas } = app;
  canvas.className = 'table-canvas';
  canvas.dataset.drawer = drawer;
  canvas.setAttribute('aria-hidden', 'true');
  host.append(canvas);
  const layer = new Container({ sortableChildren: true, label: 'cards' });
  app.stage.addChild(layer);
  app.stage.eventMode = 'none';

  const frame = createFrame(() => {
    hooks.beforeFrame();
    app.render();
  });
  const stopWatching = watchSize(host, (size) => {
    // Zooming keeps the pixels and changes the ratio only: of that alone Pixi would not hear.
    if (size.ratio !== app.renderer.resolution) app.renderer.resize(1, 1, size.ratio);
    app.renderer.resize(size.width, size.height, size.ratio);
    hooks.onResize(size);
    frame.request();
  });
  // Pixi uploads its textures again by itself; only nobody would ask for the frame.
  canvas.addEventListener('webglcontextrestored', frame.request);
  return {
    drawer,
    layer,
    frames: frame.count,
    size: () => measure(host),
    requestRender: frame.request,
    destroy() {
      stopWatching();
      frame.cancel();
      canvas.removeEventListener('webglcontextrestored', frame.request);
      app.destroy({ removeView: true }, { children: true });
    },
  };
}

const measure = (host: HTMLElement): StageSize => ({
  width: Math.max(1, host.clientWidth),
  height: Math.max(1, host.clientHeight),
  ratio: window.devicePixelRatio,
});

/** However often a frame is requested, it is drawn once; without a request nothing runs. */
function createFrame(
  draw: () => void,
): Readonly<Record<'request' | 'cancel', () => void>> & { count: () => number } {
  let pending = 0;
  let drawn = 0;
  return {
    request() {
      if (pending !== 0) return;
      pending = requestAnimationFrame(() => {
        pending = 0;
        drawn += 1;
        draw();
      });
    },
    cancel: () => cancelAnimationFrame(pending),
    count: () => drawn,
  };
}

/** Hears of a new size and of a new pixel ratio (zoom, another screen), each of which can come alone. */
function watchSize(host: HTMLElement, tell: (size: StageSize) => void): () => void {
  let known = measure(host);
  const check = (): void => {
    const now = measure(host);
    if (now.width === known.width && now.height === known.height && now.ratio === known.ratio) return;
    known = now;
    tell(now);
  };
  const observer = new ResizeObserver(check);
  observer.observe(host);
  let query: MediaQueryList | null = null;
  const watchRatio = (): void => {
    query?.removeEventListener('change', watchRatio);
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', watchRatio);
    check();
  };
  watchRatio();
  return () => {
    observer.disconnect();
    query?.removeEventListener('change', watchRatio);
  };
}
