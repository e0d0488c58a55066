// A thousand questions of each trainer and level: one right answer, the scorer agrees, every wrong one is a mistake with a name.
import { describe, expect, it } from 'vitest';
import { payoutOf } from '../../../main/engine/score';
import { baseOf, yakuOf } from '../../../main/engine/yaku';
import { judge } from '../../../main/trainers/exercise';
import type { Exercise } from '../../../main/trainers/exercise';
import { createLot } from '../../../main/trainers/lot';
import { monthsQuestion } from '../../../main/trainers/months/monthsQuestion';
import { paysQuestion } from '../../../main/trainers/pays/paysQuestion';
import { yakuQuestion } from '../../../main/trainers/yaku/yakuQuestion';
import { CARD_IDS, kindOf, monthOf } from '../../../shared/cards';
import { presets } from '../../../shared/presets';
import type { RuleSet } from '../../../shared/ruleSet';
import { TRAINER_LEVELS } from '../../../shared/trainers';
import type { TrainerLevel } from '../../../shared/trainers';
import { catalogues } from '../../../renderer/strings/catalogues';
import { houseRules } from './houseRules';

const SEEDS = 1_000;
/** Under rules other than the usual ones, each level is asked fewer. */
const FEW = 150;

const { reason: words } = catalogues.en.trainers;
const isWritten = (id: string): boolean =>
  typeof words === 'object' && (id in words || (`${id}_one` in words && `${id}_other` in words));

const isEachOnce = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

/** What holds for a question of any trainer. */
function checkExercise(exercise: Exercise, where: string): void {
  const { asked, answer, mistakes, missed, told } = exercise;
  const options = 'options' in asked ? asked.options : ['stop', 'callKoiKoi'];
  expect(isEachOnce(options), where).toBe(true);
  expect(answer.length, where).toBeGreaterThan(0);
  expect(mistakes, where).toHaveLength(options.length);
  for (const index of options.keys()) {
    const isRight = answer.includes(index);
    expect(mistakes[index] === null, `${where}: option ${index}`).toBe(isRight);
  }
  for (const said of [...mistakes, ...missed, ...told]) {
    if (said !== null) expect(isWritten(said.id), said.id).toBe(true);
  }
  expect(judge(exercise, answer), where).toMatchObject({ right: true, score: 1 });
  const wrong = options.findIndex((_, index) => !answer.includes(index));
  const verdict = judge(exercise, [wrong]);
  expect(verdict.right, where).toBe(false);
  expect(verdict.reasons.length, where).toBeGreaterThan(0);
}

interface Tally {
  first: number;
  none: number;
}

const asked = (
  level: TrainerLevel,
  seeds: number,
  make: (seed: number) => Exercise,
  check: (exercise: Exercise, where: string) => void,
): Tally => {
  const tally = { first: 0, none: 0 };
  for (let seed = 0; seed < seeds; seed += 1) {
    const exercise = make(seed);
    const where = `level ${level}, seed ${seed}`;
    checkExercise(exercise, where);
    check(exercise, where);
    if (judge(exercise, [0]).right) tally.first += 1;
    if (exercise.asked.type === 'yaku') {
      const none = exercise.asked.options.indexOf('none');
      if (judge(exercise, [none]).right) tally.none += 1;
    }
  }
  return tally;
};

function checkMonths({ asked, answer }: Exercise, where: string): void {
  const right = answer[0] ?? -1;
  expect(answer, where).toHaveLength(1);
  switch (asked.type) {
    case 'plant':
    case 'month':
      return expect(asked.options[right], where).toBe(monthOf(asked.card));
    case 'kind':
      return expect(asked.options[right], where).toBe(kindOf(asked.card));
    case 'partner': {
      const ofMonth = asked.options.filter((card) => monthOf(card) === monthOf(asked.card));
      expect(ofMonth, where).toEqual([asked.options[right]]);
      return expect(asked.options, where).not.toContain(asked.card);
    }
    default:
      throw new Error(`${asked.type} is no question about months`);
  }
}

function checkYaku({ asked, answer }: Exercise, where: string): void {
  if (asked.type !== 'yaku') throw new Error('no question about yaku');
  expect(isEachOnce(asked.pile), where).toBe(true);
  const made = yakuOf(asked.ruleSet, asked.pile, asked.month).map(({ id }) => id);
  const marked = answer.map((index) => asked.options[index]);
  expect(marked.toSorted(), where).toEqual((made.length === 0 ? ['none'] : [...made]).toSorted());
  if (!asked.many) expect(answer, where).toHaveLength(1);
}

function checkPays({ asked, answer, paid }: Exercise, where: string): void {
  if (asked.type !== 'pays') throw new Error('no question about pay');
  const { ruleSet, pile, month, calls, rivalCalls } = asked;
  expect(isEachOnce(pile), where).toBe(true);
  const yaku = yakuOf(ruleSet, pile, month);
  const all = ruleSet.players === 2 ? [calls, rivalCalls] : [calls, rivalCalls, 0];
  const payout = payoutOf(ruleSet, 0, baseOf(yaku), { calls: all, fieldLights: 0 });
  expect(
    answer.map((index) => asked.options[index]),
    where,
  ).toEqual([payout.points]);
  expect(paid, where).toEqual({ yaku, calls: all, payout });
  expect(asked.options, where).toHaveLength(4);
}

const LEVELS = TRAINER_LEVELS.map((level) => [level] as const);

describe('by the usual rules', () => {
  it.each(LEVELS)('months, level %i', (level) => {
    const cardOf = (seed: number) => CARD_IDS[seed % CARD_IDS.length] ?? 'jan-crane';
    const { first } = asked(
      level,
      SEEDS,
      (seed) => monthsQuestion(createLot(seed), level, cardOf(seed)),
      checkMonths,
    );
    expect(first / SEEDS).toBeLessThan(0.4);
  });

  it.each(LEVELS)('yaku, level %i', (level) => {
    const { first, none } = asked(
      level,
      SEEDS,
      (seed) => yakuQuestion(createLot(seed), level, presets.modern),
      checkYaku,
    );
    expect(first / SEEDS).toBeLessThan(0.4);
    expect(none / SEEDS).toBeGreaterThan(0.2);
    expect(none / SEEDS).toBeLessThan(0.3);
  });

  it.each(LEVELS)('pays, level %i', (level) => {
    const { first } = asked(
      level,
      SEEDS,
      (seed) => paysQuestion(createLot(seed), level, presets.modern),
      checkPays,
    );
    expect(first / SEEDS).toBeLessThan(0.4);
  });
});

const RULES: readonly (readonly [string, RuleSet])[] = [
  ...(['classic', 'classic-capped', 'mekuri', 'fifty', 'nintendo', 'flash', 'classic-3p'] as const).map(
    (id) => [id, presets[id]] as const,
  ),
  ['house rules', houseRules],
];

describe.each(RULES)('by %s', (_, ruleSet) => {
  it.each(LEVELS)('yaku and pays, level %i', (level) => {
    asked(level, FEW, (seed) => yakuQuestion(createLot(seed), level, ruleSet), checkYaku);
    asked(level, FEW, (seed) => paysQuestion(createLot(seed), level, ruleSet), checkPays);
  });
});

describe('what levels of pay ask', () => {
  const bases = (level: TrainerLevel): readonly number[] =>
    Array.from(
      { length: SEEDS },
      (_, seed) => paysQuestion(createLot(seed), level, presets.modern).paid?.payout.base ?? 0,
    );

  it('keeps the third level to sums of 5 to 8, 6 and 7 alike', () => {
    const sums = bases(3);
    expect(Math.min(...sums)).toBe(5);
    expect(Math.max(...sums)).toBe(8);
    const share = (sum: number): number => sums.filter((each) => each === sum).length / SEEDS;
    expect(Math.abs(share(6) - share(7))).toBeLessThan(0.06);
  });

  it('asks the second level below the doubling', () => {
    expect(Math.max(...bases(2))).toBeLessThan(7);
  });

  it('shows no calls where nothing doubles', () => {
    for (let seed = 0; seed < FEW; seed += 1) {
      expect(paysQuestion(createLot(seed), 4, presets.fifty).asked).toMatchObject({
        calls: 0,
        rivalCalls: 0,
      });
    }
  });
});

describe('half a point', () => {
  it('is given where one of several is missing and none is wrong', () => {
    const exercises = Array.from({ length: FEW }, (_, seed) =>
      yakuQuestion(createLot(seed), 4, presets.modern),
    );
    const two = exercises.find(({ answer }) => answer.length === 2);
    if (two === undefined) throw new Error('level 4 shows two yaku');
    const wrong = two.mistakes.findIndex((mistake) => mistake !== null);
    expect(judge(two, two.answer.slice(0, 1)).score).toBe(0.5);
    expect(judge(two, [...two.answer, wrong]).score).toBe(0);
    expect(judge(two, []).score).toBe(0);
  });
});
