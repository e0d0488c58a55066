/** How far a lesson has come, as plain data. Changes nothing. */
import type { CardId } from '../../shared/cards';
import type { LessonAnswer, LessonId, LessonLine } from '../../shared/lessons';
import type { Move } from '../../shared/moves';
import type { RuleSet } from '../../shared/ruleSet';
import type { PlayerView } from '../../shared/view';
import { at } from '../engine/lists';
import { moveError } from '../engine/moves';
import { stateFromPosition } from '../engine/positions';
import type { MatchState, Step } from '../engine/state';
import { HUMAN } from '../matchLog';
import { holds } from './conditions';
import { LESSONS } from './data';
import type { LessonAct, LessonScene, LessonStep } from './lesson';
import { lineOf } from './lines';
import type { LookBack } from './lookBack';
import { actsOf, isMove, moveOf } from './spelling';

/** One decision of the learner, with what they saw. */
export interface Decided {
  readonly view: PlayerView;
  readonly move: Move;
}

export interface LessonState {
  readonly lesson: LessonId;
  /** By which it is played and told. */
  readonly ruleSet: RuleSet;
  /** Those that hold by the rules, with the steps that do. */
  readonly scenes: readonly LessonScene[];
  readonly scene: number;
  readonly step: number;
  /** Null where cards are laid out to be touched. */
  readonly match: MatchState | null;
  /** Cards to be touched in this step that have been. */
  readonly found: readonly CardId[];
  /** Wrong tries in this step. */
  readonly misses: number;
  /** The way glows. */
  readonly shown: boolean;
  /** Those of the month that the learner plays alone. */
  readonly decisions: readonly Decided[];
  /** Null until it is made. */
  readonly lookBack: LookBack | null;
  /** The learner has gone on and waits for it. */
  readonly waiting: boolean;
  readonly over: boolean;
}

/** A lesson after a try, what the teacher answers, and what happened at the table. */
export interface Taught extends Pick<Step, 'events'> {
  readonly state: LessonState;
  readonly answer: LessonAnswer | null;
}

/** Scenes of a lesson that hold by these rules. */
export const scenesBy = (lesson: LessonId, ruleSet: RuleSet): readonly LessonScene[] =>
  LESSONS[lesson].scenes
    .filter(({ when = {} }) => holds(when, ruleSet, null))
    .map((scene) => ({
      ...scene,
      steps: scene.steps.filter(({ when = {} }) => holds(when, ruleSet, null)),
    }));

/** The same lesson with a scene's table set up. */
export const atScene = (state: LessonState, scene: number): LessonState => {
  const table = at(state.scenes, scene);
  const match =
    'deal' in table ? stateFromPosition(state.ruleSet, { ...table.deal, turn: HUMAN, dealer: HUMAN }) : null;
  return { ...state, scene, step: 0, match, found: [], misses: 0, shown: false };
};

/** @param scene to begin with; one that the lesson does not have is the first */
export const beginLesson = (lesson: LessonId, ruleSet: RuleSet, scene = 0): LessonState => {
  const scenes = scenesBy(lesson, ruleSet);
  const blank: LessonState = {
    lesson,
    ruleSet,
    scenes,
    scene: 0,
    step: 0,
    match: null,
    found: [],
    misses: 0,
    shown: false,
    decisions: [],
    lookBack: null,
    waiting: false,
    over: false,
  };
  return atScene(blank, scene in scenes ? scene : 0);
};

export const sceneOf = (state: LessonState): LessonScene => at(state.scenes, state.scene);
export const stepOf = (state: LessonState): LessonStep => at(sceneOf(state).steps, state.step);

const isPossible = ({ match, found }: LessonState, act: LessonAct): boolean => {
  if (!isMove(act)) return !found.some((card) => act === `touch:${card}`);
  return match !== null && moveError(match, HUMAN, moveOf(act)) === null;
};

/** What the step waits for, of that what can be done now; the first is the model. */
export const expectedActs = (state: LessonState): readonly LessonAct[] =>
  actsOf(stepOf(state).expect).filter((act) => isPossible(state, act));

/** What the teacher says in this step. */
export const sayingOf = (state: LessonState): LessonLine => {
  const { id, says = [] } = stepOf(state);
  const result = state.match?.result ?? null;
  const said = says.find(({ when = {} }) => holds(when, state.ruleSet, result));
  return lineOf(state, `${said?.id ?? id}.say`);
};
