/** The one window: locked to our own page, placed where it was, shown when it has something to show. Knows no game. */
import { BrowserWindow, screen } from 'electron';
import type { WebContents } from 'electron';
import { START_PAGE, isOwnPage } from './appProtocol';
import { SMALLEST_CONTENT, fitToDisplays } from './windowPlace';
import type { Bounds, WindowPlace } from './windowPlace';

/** The table's ground before the first frame, so that nothing flashes white (token `--tint-edge`). */
const GROUND = '#0F1A24';

export interface WindowParts {
  /** Full path of the bundled preload script. */
  readonly preload: string;
  readonly title: string;
  /** Where it was closed last; null on the first start. */
  readonly place: WindowPlace | null;
  readonly fullScreen: boolean;
  keepPlace(place: WindowPlace): void;
  /** The window entered or left full screen, by whatever way. */
  fullScreenChanged(fullScreen: boolean): void;
  /** The page has died and is about to be loaded again. */
  pageDied(): void;
}

/** Work areas with the primary display's first. */
function workAreas(): readonly [Bounds, ...Bounds[]] {
  const primary = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter((display) => display.id !== primary.id);
  return [primary.workArea, ...others.map((display) => display.workArea)];
}

/** The page goes nowhere, opens nothing and embeds nothing. */
function lock(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  contents.on('will-frame-navigate', (event) => event.preventDefault());
  contents.on('will-redirect', (event) => {
    if (!isOwnPage(event.url)) event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
}

/** The smallest size is meant for the page; the frame around it comes on top. */
function setSmallestContent(window: BrowserWindow): void {
  const [width = 0, height = 0] = window.getSize();
  const [contentWidth = 0, contentHeight = 0] = window.getContentSize();
  window.setMinimumSize(
    SMALLEST_CONTENT.width + width - contentWidth,
    SMALLEST_CONTENT.height + height - contentHeight,
  );
}

function listen(window: BrowserWindow, parts: WindowParts): void {
  window.on('close', () =>
    parts.keepPlace({ bounds: window.getNormalBounds(), maximised: window.isMaximized() }),
  );
  window.on('enter-full-screen', () => parts.fullScreenChanged(true));
  window.on('leave-full-screen', () => parts.fullScreenChanged(false));
  window.on('page-title-updated', (event) => event.preventDefault());
  window.webContents.on('before-input-event', (event, input) => {
    if (input.type !== 'keyDown' || input.key !== 'F11' || input.isAutoRepeat) return;
    event.preventDefault();
    window.setFullScreen(!window.isFullScreen());
  });
  reviveDeadPage(window.webContents, () => parts.pageDied());
}

/** The match is kept by main: whatever a page died of, it is loaded again. */
function reviveDeadPage(contents: WebContents, died: () => void): void {
  let isUp = false;
  contents.on('did-finish-load', () => {
    isUp = true;
  });
  contents.on('render-process-gone', (_event, { reason }) => {
    // One that dies before it is up would do so again, and for ever.
    if (!isUp || reason === 'clean-exit') return;
    isUp = false;
    died();
    contents.reload();
  });
}

/** Opens the window hidden, loads the start page and shows it with its first frame. */
export function openWindow(parts: WindowParts): BrowserWindow {
  const window = new BrowserWindow({
    ...fitToDisplays(parts.place?.bounds ?? null, workAreas()),
    show: false,
    title: parts.title,
    backgroundColor: GROUND,
    // An explicit `false` would take the full-screen button away on macOS.
    ...(parts.fullScreen ? { fullscreen: true } : {}),
    autoHideMenuBar: true,
    webPreferences: {
      preload: parts.preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
      navigateOnDragDrop: false,
    },
  });
  setSmallestContent(window);
  lock(window.webContents);
  listen(window, parts);
  window.once('ready-to-show', () => {
    if (parts.place?.maximised && !parts.fullScreen) window.maximize();
    window.show();
  });
  void window.loadURL(START_PAGE);
  return window;
}

/** Brings a window to the front, out of the dock if need be. */
export function bringToFront(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
