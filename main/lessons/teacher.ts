/**
 * The teacher: from how far a lesson has come and what the learner tries to how far it has come then. Wrong tries are
 * answered and never carried out. Knows no words.
 */
import type { GameEvent } from '../../shared/events';
import type { LessonAnswer, LessonLine, LessonTry } from '../../shared/lessons';
import type { Move, Seat } from '../../shared/moves';
import { applyMove } from '../engine/apply';
import { isMonthOver, type MatchState, type Step } from '../engine/state';
import { redactEvents, viewFor } from '../engine/view';
import { HUMAN } from '../matchLog';
import { whyNot, type Deed } from './answers';
import { commentOn } from './comments';
import { gentleMove } from './gentle';
import { lineOf } from './lines';
import type { LookBack } from './lookBack';
import { actOf, isMove, moveOf } from './spelling';
import { atScene, expectedActs, sceneOf, stepOf, type LessonState, type Taught } from './state';
import { thoughtOn } from './thoughts';

const RIVAL = 1;
/** Wrong tries after which the way is shown. */
const PATIENCE = 3;

const answered = (state: LessonState, kind: LessonAnswer['kind'], line: LessonLine): Taught => ({
  state,
  answer: { kind, line },
  events: [],
});

const aside = (state: LessonState, id: string): Taught => answered(state, 'aside', lineOf(state, id));

/** Carries a move out that is known to be legal. */
const play = (match: MatchState, seat: Seat, move: Move): Step => {
  const step = applyMove(match, seat, move);
  if (!step.ok) throw new Error(`the rules refuse a lesson's move: ${step.code}`);
  return step.value;
};

/** The rest of a turn sequence played by others, its events added to those before. */
const then = ({ state, events }: Step, seat: Seat, move: Move): Step => {
  const next = play(state, seat, move);
  return { state: next.state, events: [...events, ...next.events] };
};

/** The other player's moves that the step has written down. */
const scripted = (state: LessonState, step: Step): Step =>
  (stepOf(state).opponent ?? []).reduce((so, act) => then(so, RIVAL, moveOf(act)), step);

const shown = (events: readonly GameEvent[]): readonly GameEvent[] => redactEvents(events, HUMAN);

/** What is said where no decision is worth naming. */
const NOTHING = { best: 'review.best.none', costliest: 'review.costliest.clean' } as const;

/** The decision that is looked at in this step, as the teacher speaks of it; it comes with the step. */
const remarkOn = (state: LessonState): LessonAnswer | null => {
  const { lookBack: which } = stepOf(state);
  if (which === undefined || state.lookBack === null) return null;
  const looked = state.lookBack[which];
  if (looked === null) return { kind: 'thought', line: lineOf(state, NOTHING[which]) };
  const gain = Math.round(looked.gain);
  const line = lineOf(state, looked.line, { card: looked.card, numbers: { gain, count: gain } });
  return { kind: 'thought', line };
};

/** The next step, or the next table, or the end. */
const goOn = (state: LessonState, answer: LessonAnswer | null, events: readonly GameEvent[]): Taught => {
  const { step, scene, scenes } = state;
  const isLast = step + 1 === sceneOf(state).steps.length;
  if (isLast && scene + 1 === scenes.length) return { state: { ...state, over: true }, answer, events };
  if (isLast) return { state: atScene(state, scene + 1), answer, events: [] };
  const next: LessonState = { ...state, step: step + 1, found: [], misses: 0, shown: false };
  if (stepOf(next).lookBack === undefined) return { state: next, answer, events };
  if (state.lookBack === null) return aside({ ...state, waiting: true }, 'reflex.lookingBack');
  return { state: next, answer: remarkOn(next), events };
};

/** The step is taken: the other player does what is written down, then it goes on. */
const solved = (state: LessonState, step: Step | null, answer: LessonAnswer | null): Taught => {
  const { match } = state;
  if (match === null) return goOn(state, answer, []);
  const played = scripted(state, step ?? { state: match, events: [] });
  return goOn({ ...state, match: played.state }, answer, shown(played.events));
};

const right = (state: LessonState): LessonAnswer => ({ kind: 'right', line: lineOf(state, 'reflex.solved') });

const showWay = (state: LessonState): Taught => {
  const { id, expect } = stepOf(state);
  const way = { ...state, shown: true };
  if (expect === 'next') return aside(state, 'reflex.read');
  if (expect === 'month') return think(state);
  return answered(way, 'shown', lineOf(state, `${id}.way`));
};

const think = (state: LessonState): Taught => {
  if (!hasCoach(state) || state.match === null) return aside(state, 'reflex.coachLater');
  const { id, ...about } = thoughtOn(viewFor(state.match, HUMAN));
  return answered(state, 'thought', lineOf(state, id, about));
};

/** The lantern thinks along in the month that the learner plays alone. */
export const hasCoach = (state: LessonState): boolean =>
  state.match !== null &&
  !isMonthOver(state.match) &&
  sceneOf(state).steps.some(({ expect }) => expect === 'month');

const miss = (state: LessonState, tried: Deed): Taught => {
  const { expect } = stepOf(state);
  const line = whyNot(state, tried);
  if (expect === 'next' || expect === 'month') return answered(state, 'aside', line);
  const missed = { ...state, misses: state.misses + 1 };
  if (missed.misses >= PATIENCE && !state.shown) return showWay(missed);
  return answered(missed, 'wrong', line);
};

/** The learner's turn in the month of their own, and the other player's after it. */
const playOn = (state: LessonState, match: MatchState, move: Move): Taught | null => {
  const tried = applyMove(match, HUMAN, move);
  if (!tried.ok) return null;
  const decided = { view: viewFor(match, HUMAN), move };
  let step = tried.value;
  while (!isMonthOver(step.state) && step.state.turn === RIVAL) {
    step = then(step, RIVAL, gentleMove(viewFor(step.state, RIVAL)));
  }
  const played = { ...state, match: step.state, decisions: [...state.decisions, decided] };
  if (isMonthOver(step.state)) return goOn(played, null, shown(step.events));
  const comment = commentOn(step.state);
  const answer: LessonAnswer | null =
    comment === null ? null : { kind: 'aside', line: lineOf(played, comment) };
  return { state: played, answer, events: shown(step.events) };
};

const doDeed = (state: LessonState, tried: Deed): Taught => {
  const { match, found } = state;
  if (stepOf(state).expect === 'month' && tried.type === 'move' && match !== null) {
    return playOn(state, match, tried.move) ?? miss(state, tried);
  }
  if (tried.type === 'touch' && found.includes(tried.card)) return aside(state, 'reflex.foundAlready');
  const act = expectedActs(state).find((each) => each === actOf(tried));
  if (act === undefined) return miss(state, tried);
  if (isMove(act) && match !== null) return solved(state, play(match, HUMAN, moveOf(act)), right(state));
  return find(state, tried);
};

/** A card that was to be touched; the step is taken with the last of them. */
const find = (state: LessonState, tried: Deed): Taught => {
  const found = tried.type === 'touch' ? [...state.found, tried.card] : state.found;
  const next = { ...state, found };
  const { expect } = stepOf(state);
  const wantsAll = typeof expect === 'object' && 'all' in expect;
  if (wantsAll && expectedActs(next).length > 0) return { state: next, answer: right(state), events: [] };
  return solved(next, null, right(state));
};

const goOnReading = (state: LessonState): Taught => {
  const { expect } = stepOf(state);
  if (expect === 'next') return solved(state, null, null);
  return aside(state, expect === 'month' ? 'reflex.playOn' : 'reflex.nextWithoutAction');
};

const skip = (state: LessonState): Taught => {
  const { scene, scenes } = state;
  if (scene + 1 === scenes.length)
    return aside({ ...state, waiting: false, over: true }, 'reflex.lessonOver');
  return { state: atScene(state, scene + 1), answer: null, events: [] };
};

const IDLE = { next: 'reflex.read', month: 'reflex.yourTime' } as const;

const wait = (state: LessonState): Taught => {
  const { expect } = stepOf(state);
  return aside(state, expect === 'next' || expect === 'month' ? IDLE[expect] : 'reflex.idle');
};

/** Never throws for anything that a learner can do. */
export const teach = (state: LessonState, tried: LessonTry): Taught => {
  if (state.over) return aside(state, 'reflex.lessonOver');
  switch (tried.type) {
    case 'next':
      return goOnReading(state);
    case 'touch':
    case 'move':
      return doDeed(state, tried);
    case 'zone':
      return aside(state, tried.zone === 'drawPile' ? 'reflex.drawPile' : 'reflex.theirHand');
    case 'skip':
      return skip(state);
    case 'showMe':
      return showWay(state);
    case 'idle':
      return wait(state);
    case 'coach':
      return think(state);
  }
};

/** The look back at the month is made; whoever waits for it goes on. Without one its steps are left out. */
export const giveLookBack = (state: LessonState, lookBack: LookBack | null): Taught => {
  const scenes = state.scenes.map((scene) => ({
    ...scene,
    steps: scene.steps.filter((step) => lookBack !== null || step.lookBack === undefined),
  }));
  const given = { ...state, scenes, lookBack, waiting: false };
  return state.waiting ? goOn(given, null, []) : { state: given, answer: null, events: [] };
};
