// Wrong tries: each has its sentence and changes nothing, three show the way, and nothing at all breaks a lesson.
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { lessonRulesFor } from '../../../main/lessons/lessonRules';
import { screenOf } from '../../../main/lessons/screen';
import { actsOf, isMove } from '../../../main/lessons/spelling';
import { beginLesson, scenesBy, stepOf } from '../../../main/lessons/state';
import type { LessonState } from '../../../main/lessons/state';
import { giveLookBack, teach } from '../../../main/lessons/teacher';
import { CARD_IDS } from '../../../shared/cards';
import type { CardId } from '../../../shared/cards';
import { LESSON_IDS } from '../../../shared/lessons';
import type { LessonTry } from '../../../shared/lessons';
import type { Move } from '../../../shared/moves';
import { presets } from '../../../shared/presets';
import { anyRuleSet } from '../../support/ruleSets';
import { modelTry, RULES, rulesOf, walk } from './walk';

vi.setConfig({ testTimeout: 60_000 });

const MOVES: readonly Move[] = [
  ...CARD_IDS.map((card) => ({ type: 'playCard', card }) as const),
  ...CARD_IDS.map((card) => ({ type: 'chooseMatch', card }) as const),
  { type: 'callKoiKoi' },
  { type: 'stop' },
];

/** Everything that a window can send. */
const TRIES: readonly LessonTry[] = [
  { type: 'next' },
  { type: 'skip' },
  { type: 'showMe' },
  { type: 'idle' },
  { type: 'coach' },
  { type: 'zone', zone: 'drawPile' },
  { type: 'zone', zone: 'theirHand' },
  ...CARD_IDS.map((card) => ({ type: 'touch', card }) as const),
  ...MOVES.map((move) => ({ type: 'move', move }) as const),
];

/** Cards that can be seen, and touched or played. */
const onTable = (state: LessonState): ReadonlySet<CardId> => {
  const { table } = screenOf({ state, answer: null, events: [] });
  if (table.type === 'cards') return new Set(table.cards);
  const { view } = table;
  return new Set([...view.hand, ...view.field, ...view.seats.flatMap(({ captured }) => captured)]);
};

/** What a learner can do with what lies there. */
const triesOn = (state: LessonState): readonly LessonTry[] => {
  const seen = onTable(state);
  return TRIES.filter((tried) => {
    if (tried.type === 'touch') return seen.has(tried.card);
    return tried.type !== 'move' || !('card' in tried.move) || seen.has(tried.move.card);
  });
};

/** What is at stake: all but how often the learner has missed. */
const stake = ({ scene, step, match, found, decisions, over }: LessonState): unknown => ({
  scene,
  step,
  match,
  found,
  decisions,
  over,
});

/** States of all lessons at which a step begins. */
const statesOf = (ruleSet = rulesOf('modern')): readonly LessonState[] =>
  LESSON_IDS.flatMap((lesson) => [...walk(lesson, ruleSet)].map(({ before }) => before));

const STATES = statesOf();

describe('foreseen wrong tries', () => {
  it('each is met by some try on the table, is answered with its own sentence, and changes nothing', () => {
    const said = new Set<string>();
    for (const state of STATES) {
      for (const tried of triesOn(state)) {
        const { state: after, answer } = teach(state, tried);
        if (answer?.kind !== 'wrong') continue;
        said.add(answer.line.id);
        expect(stake(after)).toEqual(stake(state));
      }
    }
    const foreseen = LESSON_IDS.flatMap((lesson) => scenesBy(lesson, rulesOf('modern')))
      .flatMap(({ steps }) => steps)
      .flatMap(({ id, wrong = [] }) => wrong.map((_, index) => `${id}.wrong.${index}`));
    expect([...said].filter((id) => id.includes('.wrong.')).sort()).toEqual(foreseen.sort());
  });
});

describe('three wrong tries', () => {
  it('show the way in every step that waits for something, and the learner still does it', () => {
    let shown = 0;
    for (const state of STATES) {
      const { expect: waits } = stepOf(state);
      if (actsOf(waits).length === 0) continue;
      const wrong = triesOn(state).find((tried) => teach(state, tried).answer?.kind === 'wrong');
      if (wrong === undefined) throw new Error(`nothing is wrong in ${stepOf(state).id}`);
      const twice = teach(teach(state, wrong).state, wrong);
      expect(screenOf(twice).way).toEqual([]);
      const thrice = teach(twice.state, wrong);
      expect(thrice.answer?.kind).toBe('shown');
      expect(screenOf(thrice).way).not.toEqual([]);
      expect(stake(thrice.state)).toEqual(stake(state));
      expect(stake(teach(thrice.state, modelTry(thrice.state)).state)).toEqual(
        stake(teach(state, modelTry(state)).state),
      );
      shown += 1;
    }
    expect(shown).toBeGreaterThan(40);
  });

  it('glow where each right try is', () => {
    for (const state of STATES) {
      const { answer, state: after } = teach(state, { type: 'showMe' });
      const isAct = actsOf(stepOf(state).expect).length > 0;
      expect(answer?.kind === 'shown').toBe(isAct);
      if (isAct) expect(screenOf({ state: after, answer, events: [] }).way.length).toBeGreaterThan(0);
    }
  });
});

describe('any try at any step', () => {
  it('is answered, or changes something', () => {
    for (const state of STATES) {
      for (const tried of TRIES) {
        const taught = teach(state, tried);
        if (taught.answer === null) expect(taught.state).not.toEqual(state);
      }
    }
  });

  it('never throws and never loses the lesson, by any preset', () => {
    const tries = fc.array(
      fc.oneof(
        { weight: 3, arbitrary: fc.constant(null) },
        { weight: 2, arbitrary: fc.constantFrom(...TRIES) },
      ),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...LESSON_IDS),
        fc.constantFrom(...RULES),
        tries,
        (lesson, { ruleSet }, list) => {
          let state = beginLesson(lesson, ruleSet);
          for (const tried of list) {
            const free = stepOf(state).expect === 'month' && !state.over;
            const taught = teach(
              state,
              tried ?? (free ? anyMove(state) : state.over ? { type: 'next' } : modelTry(state)),
            );
            screenOf(taught);
            ({ state } = taught);
            if (state.waiting) ({ state } = giveLookBack(state, null));
          }
          finish(state);
        },
      ),
      { numRuns: 150 },
    );
  });
});

const anyMove = (state: LessonState): LessonTry => {
  const { table } = screenOf({ state, answer: null, events: [] });
  const legal = table.type === 'match' ? table.view.legal : [];
  const [first] = legal;
  if (first === undefined) throw new Error('the learner cannot move');
  return { type: 'move', move: first.move };
};

/** From wherever it is, the lesson can be ended. */
function finish(begun: LessonState): void {
  let state = begun;
  for (let tries = 0; !state.over; tries += 1) {
    if (tries > 100) throw new Error(`no end from ${stepOf(state).id}`);
    const free = stepOf(state).expect === 'month';
    ({ state } = teach(state, free ? anyMove(state) : modelTry(state)));
    if (state.waiting) ({ state } = giveLookBack(state, null));
  }
}

describe('any rules', () => {
  it('lead through every lesson: by themselves, or else as the usual ones', () => {
    fc.assert(
      fc.property(anyRuleSet, (chosen) => {
        const ruleSet = lessonRulesFor(chosen);
        for (const lesson of LESSON_IDS) finish(beginLesson(lesson, ruleSet));
      }),
      { numRuns: 60 },
    );
  });

  it('of a preset are taught with its own points', () => {
    for (const { preset, ruleSet } of RULES) {
      expect(ruleSet.yaku).toEqual(presets[preset].yaku);
      expect(ruleSet.sevenDouble).toBe(presets[preset].sevenDouble);
    }
  });
});

describe('a move', () => {
  it('is waited for exactly where the step wants one', () => {
    for (const state of STATES) {
      const wantsMove = actsOf(stepOf(state).expect).some(isMove);
      expect(screenOf({ state, answer: null, events: [] }).waits === 'move').toBe(wantsMove);
    }
  });
});
