/** The coach's thread: a first answer at once, a better one a moment later. Knows nothing but the views it is sent. */
import { parentPort } from 'node:worker_threads';
import type { Advice } from '../../../shared/coach';
import type { RuleSet } from '../../../shared/ruleSet';
import type { PlayerView } from '../../../shared/view';
import { keepMind } from '../minds';
import { thinkAbout, type Thought } from './advise';
import { rehearse } from './rehearse';

/** What goes to the thread. `prepare` makes the first answer by these rules come sooner. */
export type CoachRequest =
  | { readonly type: 'prepare'; readonly ruleSet: RuleSet }
  | { readonly type: 'ask'; readonly id: number; readonly view: PlayerView }
  | { readonly type: 'silence' };

/** What comes back, twice for a question that is not silenced. */
export interface CoachAnswer {
  readonly id: number;
  readonly advice: Advice;
  readonly final: boolean;
}

/** Playouts before the first answer, and steps of more until the last. Fixed, so that advice never depends on the machine. */
const FIRST = 600;
const STEP = 1_200;
const STEPS = 10;

/** Any number will do: the same position always gets the same advice. */
const SEED = 1;

const mindFor = keepMind();
let open: number | null = null;
/** Once is enough: it is the code that gets used to it, whatever the rules. */
let rehearsed = false;

const answer = (id: number, thought: Thought, final: boolean): void =>
  parentPort?.postMessage({ id, advice: thought.advice(), final } satisfies CoachAnswer);

/** Between two steps a newer request is heard. */
const thinkOn = (id: number, thought: Thought, steps: number): void => {
  if (open !== id) return;
  if (steps === 0) {
    open = null;
    return answer(id, thought, true);
  }
  thought.think(STEP);
  setImmediate(() => thinkOn(id, thought, steps - 1));
};

/** Nothing is rehearsed over an open question: its thought needs the mind for itself. */
const prepare = (ruleSet: RuleSet): void => {
  const mind = mindFor(ruleSet);
  if (rehearsed || open !== null) return;
  rehearsed = true;
  rehearse(mind);
};

parentPort?.on('message', (request: CoachRequest) => {
  if (request.type === 'prepare') return prepare(request.ruleSet);
  open = null;
  if (request.type === 'silence') return;
  const { id, view } = request;
  open = id;
  const thought = thinkAbout(mindFor(view.ruleSet), view, SEED);
  thought.think(FIRST);
  answer(id, thought, false);
  setImmediate(() => thinkOn(id, thought, STEPS));
});
