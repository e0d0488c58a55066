/** Renders the cues in idle slices and keeps their buffers; knows no audio graph and never plays. */
import type { AudioPort, Schedule } from './audioPort';
import { cueNames, isTuned, type CueName } from './cues';
import { recipeOf, renderCue, renderInSteps } from './synth/render';
import { scaleOfMonth, type Scale } from './synth/scales';
import type { Samples } from './synth/signal';

/** Cues heard many times in a row have three forms; the rest one. */
const VARIANTS: Partial<Record<CueName, number>> = { tap: 3, clack: 3, deal: 3 };

/** Up to this length a cue costs about 3 ms and may be made at the moment it is wanted. */
const CHEAP_SECONDS = 0.34;

interface Job {
  readonly cue: CueName;
  readonly seed: number;
  readonly scale: Scale;
}

export interface SoundBank {
  /** Starts to render, in idle time, all cues as the month (1 to 12) needs them; forgets those of other seasons. */
  readonly prepare: (month: number) => void;
  /**
   * The buffer for a cue in a month's scale, without a month in the present one. What is not there yet is made at
   * once when it is cheap; else it moves to the head of the queue and the answer is undefined.
   */
  readonly pick: (cue: CueName, month?: number) => AudioBuffer | undefined;
  readonly dispose: () => void;
}

/** Nothing is rendered before the first prepare or pick. */
export function createBank(port: Pick<AudioPort, 'createBuffer' | 'whenIdle' | 'random'>): SoundBank {
  const buffers = new Map<string, AudioBuffer>();
  const isReady = (job: Job): boolean => buffers.has(keyOf(job));
  const keep = (job: Job, samples: Samples): AudioBuffer => {
    const buffer = port.createBuffer(samples);
    buffers.set(keyOf(job), buffer);
    return buffer;
  };
  const queue = createRenderQueue(port.whenIdle, isReady, keep);
  let scale: Scale | undefined;
  const prepare = (month: number): Scale => {
    const next = scaleOfMonth(month);
    if (next === scale) return next;
    for (const key of buffers.keys()) if (!belongs(key, next)) buffers.delete(key);
    queue.replace(jobsFor(next).filter((job) => !isReady(job)));
    return (scale = next);
  };
  return {
    prepare,
    pick: (cue, month) => {
      const now = month === undefined && scale ? scale : prepare(month ?? 1);
      const job: Job = { cue, seed: 1 + Math.floor(port.random() * variantsOf(cue)), scale: now };
      const ready = buffers.get(keyOf(job));
      if (ready) return ready;
      if (recipeOf(cue).seconds <= CHEAP_SECONDS) return keep(job, renderCue(cue, job.seed, job.scale));
      queue.hurry(job);
      return undefined;
    },
    dispose: () => {
      queue.replace([]);
      buffers.clear();
    },
  };
}

interface RenderQueue {
  /** Drops all work, also what is half done, for these jobs. */
  readonly replace: (jobs: Job[]) => void;
  readonly hurry: (job: Job) => void;
}

function createRenderQueue(
  whenIdle: Schedule,
  isReady: (job: Job) => boolean,
  onDone: (job: Job, samples: Samples) => void,
): RenderQueue {
  let jobs: Job[] = [];
  let current: { readonly job: Job; readonly steps: Generator<void, Samples> } | undefined;
  let cancel: (() => void) | undefined;
  const runStep = (): void => {
    const job = current?.job ?? jobs.shift();
    if (!job || isReady(job)) {
      current = undefined;
      return;
    }
    current ??= { job, steps: renderInSteps(job.cue, job.seed, job.scale) };
    const step = current.steps.next();
    if (!step.done) return;
    current = undefined;
    onDone(job, step.value);
  };
  const hasWork = (): boolean => current !== undefined || jobs.length > 0;
  const runSlice = (budgetMs: number): void => {
    const end = performance.now() + budgetMs;
    do runStep();
    while (hasWork() && performance.now() < end);
    cancel = hasWork() ? whenIdle(runSlice) : undefined;
  };
  return {
    replace: (next) => {
      cancel?.();
      current = undefined;
      jobs = next;
      cancel = hasWork() ? whenIdle(runSlice) : undefined;
    },
    hurry: (job) => {
      jobs.unshift(job);
    },
  };
}

const variantsOf = (cue: CueName): number => VARIANTS[cue] ?? 1;

/** First one of each, then the further variants. */
function jobsFor(scale: Scale): Job[] {
  const first = cueNames.map((cue): Job => ({ cue, seed: 1, scale }));
  const further = cueNames.flatMap((cue) =>
    Array.from({ length: variantsOf(cue) - 1 }, (_, i): Job => ({ cue, seed: i + 2, scale })),
  );
  return [...first, ...further];
}

function keyOf({ cue, seed, scale }: Job): string {
  return `${cue}/${seed}/${isTuned(cue) ? scale.season : 'all'}`;
}

function belongs(key: string, scale: Scale): boolean {
  return key.endsWith('/all') || key.endsWith(`/${scale.season}`);
}
