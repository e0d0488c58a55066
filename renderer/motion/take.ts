/** One event in motion: a GSAP timeline with its sounds, that can be skipped exactly. Knows no cards. */
import gsap from 'gsap';
import type { CueName } from '../audio/cues';
import type { Motion } from './queue';
import { CUE_LEAD } from './timings.table';

export interface Cue {
  readonly name: CueName;
  /** Where it sounds, in CSS px from the left; absent = in the middle. */
  readonly x?: number;
  /** One of several knocks: quieter. */
  readonly inner?: boolean;
  /** The event was skipped: this is the one sound that is left of it, quieter. */
  readonly skipped?: boolean;
}

/** A timeline in the making. All times in ms from its beginning. */
export interface Take {
  /** Reduced motion: phrases fade instead of travelling, holds stay. */
  readonly reduced: boolean;
  readonly timeline: gsap.core.Timeline;
  /** Tweens plain numbers of `target`; `vars` are the values at the end. */
  to(target: object, vars: gsap.TweenVars, at: number, duration: number, ease: string): void;
  set(target: object, vars: gsap.TweenVars, at: number): void;
  /** Sounds at the moment of contact; `contact` false = exactly at `at`. */
  cue(cue: Cue, at: number, contact?: boolean): void;
  /** Nothing moves until `at`. */
  holdUntil(at: number): void;
  /** The next event may start then, and not only at the end. */
  releaseAt(at: number): void;
  /** The end so far. */
  readonly end: () => number;
  /** Runs when the take is over, skipped or not: removes what it put on the screen. */
  onEnd(clean: () => void): void;
  readonly parts: TakeParts;
}

interface TakeParts {
  readonly cues: { readonly cue: Cue; readonly at: number }[];
  readonly cleaners: (() => void)[];
  release: number | null;
}

export function createTake(reduced: boolean): Take {
  const timeline = gsap.timeline({ paused: true });
  const parts: TakeParts = { cues: [], cleaners: [], release: null };
  return {
    reduced,
    timeline,
    parts,
    to: (target, vars, at, duration, ease) => {
      timeline.to(target, { ...vars, duration: duration / 1000, ease }, at / 1000);
    },
    set: (target, vars, at) => {
      timeline.set(target, vars, at / 1000);
    },
    cue: (cue, at, contact = true) => {
      parts.cues.push({ cue, at: Math.max(0, contact ? at - CUE_LEAD : at) });
    },
    holdUntil: (at) => {
      timeline.set({}, {}, at / 1000);
    },
    releaseAt: (at) => {
      parts.release = at;
    },
    end: () => timeline.duration() * 1000,
    onEnd: (clean) => {
      parts.cleaners.push(clean);
    },
  };
}

export interface RunOptions {
  /** 2 = twice as fast. */
  readonly timeScale: number;
  /** Speed off: jumps to the end at once. */
  readonly instant: boolean;
  /** Real ms that pass after the end of an instant take, so that it can be followed. */
  readonly gap: number;
  readonly sound: (cue: Cue) => void;
  /** After every step of the timeline. */
  readonly onFrame: () => void;
}

/** Starts a take. A skip lands on the same poses as the whole timeline, and sounds only its last cue. */
export function runTake(take: Take, { timeScale, instant, gap, sound, onFrame }: RunOptions): Motion {
  const { timeline, parts } = take;
  let release = (): void => {};
  let finish = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const finished = new Promise<void>((resolve) => (finish = resolve));
  let skipping = false;
  let over = false;
  let pause: gsap.core.Tween | null = null;
  let last: Cue | null = null;

  const end = (): void => {
    release();
    finish();
  };
  const complete = (): void => {
    if (over) return;
    over = true;
    for (const clean of parts.cleaners) clean();
    // GSAP holds on to a paused timeline for good, even when it is over.
    timeline.kill();
    onFrame();
    if (instant && gap > 0) pause = gsap.delayedCall(gap / 1000, end);
    else end();
  };
  const jump = (): void => {
    skipping = true;
    // Setting progress fires every callback passed on the way; they only note their cue now.
    timeline.progress(1);
    if (last) sound({ ...last, skipped: true });
    complete();
  };

  for (const { cue, at } of parts.cues) {
    timeline.call(() => (skipping ? void (last = cue) : sound(cue)), undefined, at / 1000);
  }
  if (parts.release !== null) timeline.call(() => release(), undefined, parts.release / 1000);
  timeline.eventCallback('onUpdate', onFrame).eventCallback('onComplete', complete).timeScale(timeScale);
  if (instant || timeline.duration() === 0) jump();
  else timeline.play();

  return {
    released,
    finished,
    skip: () => {
      pause?.kill();
      if (over) end();
      else jump();
    },
  };
}
