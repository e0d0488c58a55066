/** Where buttons lie over cards, and how the focus stays with them. Knows no card's meaning. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { CSSProperties } from 'preact';
import type { CardId } from '../../shared/cards';
import { heightOf } from './layout';
import type { Rect } from './layout';
import { cardUnder } from './pointer';
import type { Pose } from './pose';

/** A card that is clicked also gets the focus; only the keyboard's focus lights it. */
export function keyboardFocus(event: FocusEvent): CardId | null {
  const { target } = event;
  return target instanceof Element && target.matches(':focus-visible') ? cardUnder(target) : null;
}

/** When the focused card leaves, the focus goes on to what can be chosen next instead of being lost. */
export function useKeptFocus(root: { current: HTMLElement | null }, place: number, change: string): void {
  const inside = useRef(false);
  useLayoutEffect(() => {
    const area = root.current;
    const note = (): void => void (inside.current = true);
    const leave = (event: FocusEvent): void => {
      if (event.relatedTarget !== null) inside.current = false;
    };
    area?.addEventListener('focusin', note);
    area?.addEventListener('focusout', leave);
    return () => {
      area?.removeEventListener('focusin', note);
      area?.removeEventListener('focusout', leave);
    };
  }, [root]);
  useLayoutEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  }, [root, place, change]);
}

export function over(pose: Pose | undefined): CSSProperties {
  if (pose === undefined) return { display: 'none' };
  const height = heightOf(pose.width);
  return {
    ...overRect({ x: pose.x - pose.width / 2, y: pose.y - height / 2, width: pose.width, height }),
    transform: pose.rot === 0 ? undefined : `rotate(${pose.rot}rad)`,
  };
}

export const overRect = ({ x, y, width, height }: Rect): CSSProperties => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});
