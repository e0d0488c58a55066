/** What the window is shown of a lesson. Changes nothing. */
import type { LessonTable, LessonUpdate } from '../../shared/lessons';
import { sum } from '../engine/lists';
import { viewFor } from '../engine/view';
import { HUMAN } from '../matchLog';
import type { Expectation } from './lesson';
import { actsOf, isMove, placeOf, targetOf } from './spelling';
import { expectedActs, sayingOf, sceneOf, stepOf, type LessonState, type Taught } from './state';
import { hasCoach } from './teacher';

const waitsFor = (expect: Expectation): LessonUpdate['waits'] => {
  if (expect === 'next') return 'next';
  if (expect === 'month') return 'free';
  return actsOf(expect).some(isMove) ? 'move' : 'touch';
};

const tableOf = ({ state, events }: Taught): LessonTable => {
  const scene = sceneOf(state);
  if ('show' in scene) return { type: 'cards', cards: scene.show };
  if (state.match === null) throw new Error('a table that is no match shows cards');
  const { lookBack } = stepOf(state);
  const looked = lookBack === undefined ? null : (state.lookBack?.[lookBack] ?? null);
  if (looked === null) return { type: 'match', events, view: viewFor(state.match, HUMAN) };
  return { type: 'review', view: looked.view, played: looked.played, best: looked.best };
};

const stepNumber = ({ scenes, scene, step }: LessonState): number =>
  sum(scenes.slice(0, scene).map(({ steps }) => steps.length)) + step + 1;

/** Without its revision, which only the desk counts. */
export const screenOf = (taught: Taught): Omit<LessonUpdate, 'revision'> => {
  const { state, answer } = taught;
  const { lesson, scene, scenes, found, shown, over } = state;
  const { expect, point = [] } = stepOf(state);
  return {
    lesson,
    scene: scene + 1,
    scenes: scenes.length,
    step: stepNumber(state),
    steps: sum(scenes.map(({ steps }) => steps.length)),
    say: sayingOf(state),
    answer,
    point: point.map(targetOf),
    way: shown ? expectedActs(state).map(placeOf) : [],
    waits: waitsFor(expect),
    found,
    table: tableOf(taught),
    coach: hasCoach(state),
    over,
  };
};
