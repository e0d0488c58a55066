// Goes through lessons by their model tries, and reads facts off the table.
import { legalMoves } from '../../../main/engine/moves';
import { makeMove } from '../../../main/engine/notation';
import { isMonthOver, seatYaku, type MatchState } from '../../../main/engine/state';
import { lineOf } from '../../../main/lessons/lines';
import { lessonRulesFor } from '../../../main/lessons/lessonRules';
import { tryOf } from '../../../main/lessons/spelling';
import {
  beginLesson,
  expectedActs,
  stepOf,
  type LessonState,
  type Taught,
} from '../../../main/lessons/state';
import { giveLookBack, teach } from '../../../main/lessons/teacher';
import type { LessonId, LessonTry } from '../../../shared/lessons';
import { presets } from '../../../shared/presets';
import { PRESET_IDS } from '../../../shared/ruleSet';
import type { PresetId } from '../../../shared/ruleSet';

/** Rules of lessons by each preset. */
export const RULES = PRESET_IDS.map((preset) => ({ preset, ruleSet: lessonRulesFor(presets[preset]) }));
export const rulesOf = (preset: PresetId) => lessonRulesFor(presets[preset]);

/** The month of the last lesson as it is written down: won by boar, deer and butterflies. */
const MODEL_MONTH = [
  'nov-swallow',
  'feb-warbler',
  'oct-plain-1',
  'jun-butterflies',
  'koi',
  'apr-cuckoo',
  'stop',
];

/** As written down; once other rules have led elsewhere, whatever comes first. */
const modelMove = (state: LessonState): LessonTry => {
  const moves = state.match === null ? [] : legalMoves(state.match);
  const act = MODEL_MONTH[state.decisions.length];
  const move = moves.find((each) => makeMove(each).endsWith(act ?? '')) ?? moves[0];
  if (move === undefined) throw new Error('the learner cannot move');
  return { type: 'move', move };
};

/** The try that the step is there for. */
export function modelTry(state: LessonState): LessonTry {
  const { expect } = stepOf(state);
  if (expect === 'next') return { type: 'next' };
  if (expect === 'month') return modelMove(state);
  const [act] = expectedActs(state);
  if (act === undefined) throw new Error(`nothing to do in ${stepOf(state).id}`);
  return tryOf(act);
}

/** Every state of a lesson at which the learner is to do something, with the answer that goes on. */
export function* walk(
  lesson: LessonId,
  ruleSet = rulesOf('modern'),
): Generator<{ readonly before: LessonState; readonly after: Taught }> {
  let state = beginLesson(lesson, ruleSet);
  while (!state.over) {
    const after = teach(state, modelTry(state));
    yield { before: state, after };
    state = after.state;
    if (state.waiting) ({ state } = giveLookBack(state, { best: null, costliest: null }));
  }
}

const PHASES: Readonly<Record<MatchState['phase'], string>> = {
  play: 'play',
  chooseHand: 'choose-hand',
  chooseDraw: 'choose-draw',
  decide: 'decide',
  monthOver: 'over',
  matchOver: 'over',
};

const sorted = (list: readonly string[]): readonly string[] => [...list].sort();

/** What the table says under the path of a fact. */
export function readFact(match: MatchState, path: string): unknown {
  const [name, key = ''] = path.split('.');
  const seat = Number(key);
  switch (name) {
    case 'phase':
      return PHASES[match.phase];
    case 'turn':
      return match.turn;
    case 'calls':
      return match.calls;
    case 'legal':
      return sorted(legalMoves(match).map(makeMove));
    case 'captured':
    case 'has':
      return match.captured[seat];
    case 'count':
      return match.captured[seat]?.length;
    case 'fieldHas':
      return match.field;
    case 'yaku':
      return seatYaku(match, seat).map(({ id, points }) => [id, points]);
    case 'yakuHas':
      return seatYaku(match, seat).map(({ id }) => id);
    case 'result':
      return readResult(match, key);
    default:
      throw new Error(`no such fact: ${path}`);
  }
}

const readResult = ({ result }: MatchState, key: string): unknown => {
  if (result === null) return null;
  if (key === 'multipliers') return result.multipliers.map(({ cause, factor }) => [cause, factor]);
  if (key === 'yaku') return result.yaku.map(({ id, points }) => ({ id, points }));
  return Object.entries(result).find(([name]) => name === key)?.[1];
};

/** The fact with the points of the rules put in: `{akatan}`. */
export function filled(fact: unknown, state: LessonState): unknown {
  const { numbers } = lineOf(state, 'any');
  const fill = (_: string, value: unknown): unknown =>
    typeof value === 'string' && value.startsWith('{') ? numbers[value.slice(1, -1)] : value;
  return JSON.parse(JSON.stringify(fact, fill));
}

export { isMonthOver, sorted };
