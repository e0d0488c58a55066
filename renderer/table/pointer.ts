/** Dragging a hand card: from press to drop, with every way in which a drag can break off. Knows no rules of dropping. */
import type { CardId } from '../../shared/cards';
import { isCardId } from '../../shared/cards';
import type { Drop } from './drop';

export interface DragHooks {
  /** The pointer is over a card's button, or over none. Silent while one is dragged. */
  readonly over: (card: CardId | null) => void;
  /** Whether this card may be dragged now; also told that a press began. */
  readonly begins: (card: CardId | null) => boolean;
  /** From here on the press is a drag, no click. */
  readonly starts: (card: CardId) => void;
  /** The pointer's way since the press, in CSS px. */
  readonly moves: (card: CardId, dx: number, dy: number) => void;
  readonly drops: (card: CardId, drop: Pick<Drop, 'dx' | 'dy' | 'ms'>) => void;
  /** Broken off: the card goes home. */
  readonly cancels: (card: CardId) => void;
}

/** Less is a click with an unsteady hand. */
const START_PX = 6;
const SECONDARY = 2;

interface Press {
  readonly pointer: number;
  readonly card: CardId;
  readonly x: number;
  readonly y: number;
  readonly time: number;
  dragging: boolean;
}

export const cardUnder = (target: EventTarget | null): CardId | null => {
  const button = target instanceof Element ? target.closest('[data-card]') : null;
  const card = button instanceof HTMLElement ? button.dataset.card : null;
  return isCardId(card) ? card : null;
};

/** Watches the buttons inside `area`. Returns the function that stops watching. */
export function watchDrags(area: HTMLElement, hooks: DragHooks): () => void {
  let press: Press | null = null;

  const cancel = (): void => {
    const broken = press;
    press = null;
    if (broken?.dragging) hooks.cancels(broken.card);
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return cancel();
    const card = cardUnder(event.target);
    if (!hooks.begins(card) || card === null) return;
    press = {
      pointer: event.pointerId,
      card,
      x: event.clientX,
      y: event.clientY,
      time: event.timeStamp,
      dragging: false,
    };
  };
  const move = (event: PointerEvent): void => {
    if (press?.dragging !== true) hooks.over(cardUnder(event.target));
    if (press === null || event.pointerId !== press.pointer) return;
    // Released outside the window without an event, or the other button came in between.
    if (event.buttons === 0 || (event.buttons & SECONDARY) !== 0) return cancel();
    const dx = event.clientX - press.x;
    const dy = event.clientY - press.y;
    if (!press.dragging && Math.hypot(dx, dy) < START_PX) return;
    if (!press.dragging) {
      press.dragging = true;
      area.setPointerCapture(event.pointerId);
      hooks.starts(press.card);
    }
    hooks.moves(press.card, dx, dy);
  };
  const up = (event: PointerEvent): void => {
    if (press === null || event.pointerId !== press.pointer) return;
    const { card, x, y, time, dragging } = press;
    press = null;
    if (dragging)
      hooks.drops(card, { dx: event.clientX - x, dy: event.clientY - y, ms: event.timeStamp - time });
  };
  const leave = (event: PointerEvent): void => {
    if (press?.dragging !== true || event.pointerType === 'touch') hooks.over(null);
  };
  const noMenu = (event: Event): void => {
    event.preventDefault();
    cancel();
  };

  const stop = new AbortController();
  const { signal } = stop;
  area.addEventListener('pointerdown', down, { signal });
  area.addEventListener('pointermove', move, { signal });
  area.addEventListener('pointerup', up, { signal });
  area.addEventListener('pointerleave', leave, { signal });
  area.addEventListener('pointercancel', cancel, { signal });
  area.addEventListener('lostpointercapture', cancel, { signal });
  area.addEventListener('contextmenu', noMenu, { signal });
  window.addEventListener('blur', cancel, { signal });
  return () => stop.abort();
}
