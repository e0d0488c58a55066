/** Follows what the teacher points at: where it lies, where the sheet lies then, through every new size. Draws nothing. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { RefObject } from 'preact';
import type { LessonTarget } from '../../shared/lessons';
import type { Layout, Rect } from '../table/layout';
import { dockAt } from './docking';
import { placeOf, rectOf } from './targets';
import type { Found } from './targets';

export interface Pointing {
  readonly found: readonly Found[];
  readonly sheet: Rect;
}

export interface Pointed {
  readonly targets: readonly LessonTarget[];
  /** Null where cards are laid out. */
  readonly layout: Layout | null;
  /** A card in the air, of which something is asked. */
  readonly held: Rect | null;
  /** What can be chosen now, as a selector. */
  readonly wanted: string;
}

/** Questions and accounts are always read with the teacher beside them. */
const PANELS = ['.lessonQuestion', '.lessonTally'];

const present = <T>(value: T | null): value is T => value !== null;

function measure(
  root: HTMLElement,
  sheet: HTMLElement,
  { targets, layout, held, wanted }: Pointed,
): Pointing {
  const found = targets.map((target) => placeOf(target, root, layout)).filter(present);
  const panels = PANELS.map((panel) => rectOf(root, panel)).filter(present);
  const rectsOf = (selector: string): readonly Rect[] =>
    [...root.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
  const room = { width: root.clientWidth, height: root.clientHeight };
  const margin = layout?.safe.x ?? Math.max(16, 0.0172 * room.width);
  const named = found.filter(({ surface }) => surface !== 'sheet').map(({ rect }) => rect);
  const size = { width: sheet.offsetWidth, height: sheet.offsetHeight };
  return {
    found,
    sheet: dockAt(room, size, margin, {
      named: [...named, ...panels, ...(held === null ? [] : [held])],
      wanted: rectsOf(wanted),
      seen: rectsOf('[data-card]'),
    }),
  };
}

/** @param root the whole screen @param sheet the teacher's sheet */
export function usePointing(
  root: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  pointed: Pointed,
): Pointing | null {
  const [pointing, setPointing] = useState<Pointing | null>(null);
  const look = (): void => {
    if (root.current === null || sheet.current === null) return;
    const next = measure(root.current, sheet.current, pointed);
    setPointing((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  };
  useLayoutEffect(look);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(look);
    for (const each of [root.current, sheet.current]) if (each !== null) observer.observe(each);
    return () => observer.disconnect();
  });
  return pointing;
}
