/** Writes the account of a month before the player's eyes: rows, sum, stamps, total. Knows the marked elements, no numbers' meaning. */
import gsap from 'gsap';
import { formatNumber } from '../strings';

export type TallyCue = 'seal' | 'bell' | 'tap' | 'clack' | 'total';

export interface TallyMotionOptions {
  /** 1 = normal; Infinity = everything stands at once. */
  readonly timeScale: number;
  readonly reducedMotion: boolean;
  readonly onCue: (cue: TallyCue) => void;
}

export interface TallyMotion {
  /** Completes the account; tells whether there was anything left to write. */
  readonly skip: () => boolean;
  /** Ends everything when the sheet goes away. */
  readonly dispose: () => void;
}

/** Seconds, from the motion guide; four rows take as long as more of them together. */
const ROW_EVERY = 0.13;
const ALL_ROWS = 0.52;
const FIRST_ROW = 0.5;
const PER_FACTOR = 0.24;

type Timeline = gsap.core.Timeline;
type Cue = (cue: TallyCue, at: number) => void;

const parts = (root: HTMLElement, name: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[data-tally="${name}"]`),
];

/** Until its time comes. A month without a winner has no rows at all. */
function hide(elements: readonly HTMLElement[], vars: gsap.TweenVars = {}): void {
  if (elements.length > 0) gsap.set([...elements], { opacity: 0, ...vars });
}

/** Counts the number in `element` from one value to another; the text node stays the view library's. */
function count(
  timeline: Timeline,
  element: HTMLElement,
  from: number,
  to: number,
  at: number,
  duration: number,
) {
  const text = element.firstChild;
  if (!(text instanceof Text)) return;
  const number = { value: from };
  const write = (): void => {
    text.data = formatNumber(Math.round(number.value));
  };
  timeline.to(number, { value: to, duration, ease: 'power1.out', onUpdate: write, onComplete: write }, at);
}

const numberIn = (element: HTMLElement): number => Number((element.textContent ?? '').replace(/\D/g, ''));

function stampSeal(timeline: Timeline, root: HTMLElement, cue: Cue): void {
  const seals = parts(root, 'seal');
  timeline
    .set(seals, { opacity: 0 }, 0)
    .fromTo(
      seals,
      { scale: 1.7, opacity: 0, rotation: -17 },
      { scale: 1, opacity: 1, rotation: 0, duration: 0.15, ease: 'power4.in', immediateRender: false },
      0.16,
    );
  cue('seal', 0.3);
  cue('bell', 0.31);
  timeline
    .to(root, { y: 3, duration: 0.05, ease: 'power2.out' }, 0.31)
    .to(root, { y: 0, duration: 0.18, ease: 'power2.out', clearProps: 'transform' }, 0.36);
}

/** Each row comes up and counts its points. Returns when the next thing may start, s. */
function writeRows(timeline: Timeline, root: HTMLElement, cue: Cue): number {
  const rows = parts(root, 'row');
  const every = rows.length > 4 ? ALL_ROWS / rows.length : ROW_EVERY;
  const lines = [...rows, ...parts(root, 'sum')];
  hide(lines, { y: 8 });
  lines.forEach((line, index) => {
    const at = FIRST_ROW + index * every;
    timeline.to(line, { opacity: 1, y: 0, duration: 0.18, ease: 'power2.out' }, at);
    for (const number of parts(line, 'count')) count(timeline, number, 0, numberIn(number), at + 0.04, 0.16);
    if (index < rows.length) cue('tap', at + 0.02);
  });
  return FIRST_ROW + rows.length * every + 0.2;
}

/** Each factor is stamped and the total counts up to its product. Returns when the total stands, s. */
function stampFactors(timeline: Timeline, root: HTMLElement, start: number, cue: Cue): number {
  const [total] = parts(root, 'total');
  const [points] = parts(root, 'points');
  if (total === undefined || points === undefined) return start;
  let value = Number(total.dataset.base);
  const factors = parts(root, 'factor');
  gsap.set([total, ...factors], { opacity: 0, y: 8 });
  hide(parts(root, 'stamp'));
  timeline.to(total, { opacity: 1, y: 0, duration: 0.16 }, start);
  count(timeline, points, 0, value, start, 0.16);
  factors.forEach((factor, index) => {
    const at = start + index * PER_FACTOR;
    const next = value * Number(factor.dataset.factor);
    timeline
      .to(factor, { opacity: 1, y: 0, duration: 0.14, ease: 'power2.out' }, at)
      .fromTo(
        parts(factor, 'stamp'),
        { scale: 1.8, opacity: 0 },
        { scale: 1, opacity: 1, duration: 0.13, ease: 'power3.in', immediateRender: false },
        at + 0.06,
      );
    cue('clack', at + 0.18);
    count(timeline, points, value, next, at + 0.19, 0.12);
    timeline
      .to(points, { scale: 1.12, duration: 0.08, ease: 'power2.out' }, at + 0.19)
      .to(points, { scale: 1, duration: 0.16, ease: 'power2.out' }, at + 0.27);
    value = next;
  });
  return start + factors.length * PER_FACTOR + 0.06;
}

/** Starts the account under `root`. Skipped, it mutes every cue but the last. */
export function playTally(
  root: HTMLElement,
  { timeScale, reducedMotion, onCue }: TallyMotionOptions,
): TallyMotion {
  const last: TallyCue = parts(root, 'total').length > 0 ? 'total' : 'bell';
  if (reducedMotion || timeScale === Infinity) {
    onCue(last);
    return { skip: () => false, dispose: () => undefined };
  }
  let muted = false;
  const timeline = gsap.timeline();
  const cue: Cue = (name, at) => {
    timeline.call(
      () => {
        if (!muted) onCue(name);
      },
      [],
      at,
    );
  };
  stampSeal(timeline, root, cue);
  const end = stampFactors(timeline, root, writeRows(timeline, root, cue), cue);
  if (last === 'total') cue('total', end);
  timeline.timeScale(timeScale);
  return {
    skip: () => {
      if (timeline.progress() === 1) return false;
      muted = true;
      timeline.progress(1);
      onCue(last);
      return true;
    },
    dispose: () => {
      timeline.kill();
    },
  };
}
