/**
 * Keeps a few questions of stop or koi-koi ready, of both kinds: a thread looks for them, a month at a time, and rests
 * once there are enough. What it finds for other levels by the way is kept too.
 */
import { z } from 'zod';
import { sameRules } from '../../../shared/ruleDifferences';
import type { RuleSet } from '../../../shared/ruleSet';
import type { TrainerLevel } from '../../../shared/trainers';
import type { WorkerLike } from '../../ai/opponent';
import type { CallRequest } from './callThread';
import { hasLastMonth } from './selfPlay';
import { betterSide, CALL_SIDES, fitsLevel } from './position';
import type { CallPosition, CallSide } from './position';

export interface CallStock {
  /** Begins to look for questions of this level. */
  prepare(ruleSet: RuleSet, level: TrainerLevel): void;
  /**
   * A question of the level prepared last, of the first of these kinds that is there; waits where there is none. Null
   * where the rules give none, or once it is asked again or disposed of.
   */
  take(sides: readonly CallSide[]): Promise<CallPosition | null>;
  dispose(): void;
}

export interface CallStockParts {
  spawn(): WorkerLike;
  freshSeed(): number;
  /** Told of a broken thread. */
  log(reason: string): void;
}

/** Of each kind. */
const AHEAD = 3;
/** In all, the newest of them. */
const MOST_KEPT = 60;
/** Months without a fitting question after which any clear one will do, and after which there is none to be had. */
const PATIENT_MONTHS = 150;
const LAST_MONTH = 600;

const foundSchema = z.object({ id: z.int(), found: z.array(z.custom<CallPosition>()) });

/** The id of no request. */
const STALE = 0;

interface Aim {
  readonly ruleSet: RuleSet;
  readonly level: TrainerLevel;
}

interface Waiting {
  readonly sides: readonly CallSide[];
  readonly settle: (position: CallPosition | null) => void;
}

export function createCallStock(parts: CallStockParts): CallStock {
  let worker: WorkerLike | null = null;
  let aim: Aim | null = null;
  let kept: readonly CallPosition[] = [];
  let waiting: Waiting | null = null;
  /** Of the request that is out. */
  let openId: number | null = null;
  let lastId = 0;
  /** Months looked through since a question was found or asked for. */
  let months = 0;
  let breaks = 0;
  let disposed = false;

  const fitting = (side: CallSide): readonly CallPosition[] =>
    kept.filter(
      (position) => betterSide(position) === side && aim !== null && fitsLevel(position, aim.level),
    );

  const isStocked = (): boolean => CALL_SIDES.every((side) => fitting(side).length >= AHEAD);

  function settle(position: CallPosition | null): void {
    const open = waiting;
    waiting = null;
    months = 0;
    kept = kept.filter((each) => each !== position);
    open?.settle(position);
  }

  /** What is there for whoever waits; after a long search anything that is clear. */
  function serve(): void {
    if (waiting === null) return;
    const { sides } = waiting;
    const [fit] = sides.flatMap(fitting);
    const [clear] = sides.flatMap((side) => kept.filter((position) => betterSide(position) === side));
    const position = fit ?? (months >= PATIENT_MONTHS ? clear : undefined);
    if (position !== undefined) return settle(position);
    if (months >= LAST_MONTH) settle(kept[0] ?? null);
  }

  function search(): void {
    if (disposed || aim === null || openId !== null) return;
    if (waiting === null && (isStocked() || months >= LAST_MONTH)) return;
    worker ??= employ();
    openId = lastId += 1;
    const { ruleSet, level } = aim;
    worker.postMessage({
      id: openId,
      ruleSet,
      seed: parts.freshSeed(),
      isLast: level === 5 && hasLastMonth(ruleSet),
    } satisfies CallRequest);
  }

  function hear(from: WorkerLike, message: unknown): void {
    if (from !== worker) return;
    const answer = foundSchema.safeParse(message);
    if (!answer.success) return replace(from, 'told nothing of use');
    const { id, found } = answer.data;
    if (id === openId) {
      breaks = 0;
      months += 1;
      // The kind that is looked for may be rare: the other must not push it out.
      const rare = CALL_SIDES.flatMap((side) => fitting(side).slice(0, AHEAD));
      const others = [...found, ...kept.filter((position) => !rare.includes(position))];
      kept = [...rare, ...others].slice(0, MOST_KEPT);
    }
    openId = null;
    serve();
    search();
  }

  /** A new thread goes on; one that breaks again at once is given up. */
  function replace(broken: WorkerLike, reason: string): void {
    if (broken !== worker) return;
    worker = null;
    openId = null;
    void broken.terminate();
    if (disposed) return;
    parts.log(`The thread of the questions ${reason}.`);
    breaks += 1;
    if (breaks > 1) return settle(null);
    search();
  }

  function employ(): WorkerLike {
    const hired = parts.spawn();
    hired.on('message', (message) => hear(hired, message));
    hired.on('error', (error) => replace(hired, `crashed: ${error.message}`));
    hired.on('exit', () => replace(hired, 'ended'));
    hired.unref();
    return hired;
  }

  return {
    prepare(ruleSet, level) {
      const isSame = aim !== null && sameRules(aim.ruleSet, ruleSet) && (aim.level === 5) === (level === 5);
      if (!isSame) kept = [];
      // What was asked for by other rules is of no use.
      if (!isSame && openId !== null) openId = STALE;
      if (!isSame || aim?.level !== level) months = 0;
      aim = { ruleSet, level };
      search();
    },
    take(sides) {
      settle(null);
      if (disposed) return Promise.resolve(null);
      return new Promise((resolve) => {
        waiting = { sides, settle: resolve };
        breaks = 0;
        serve();
        search();
      });
    },
    dispose() {
      disposed = true;
      settle(null);
      void worker?.terminate();
      worker = null;
    },
  };
}
