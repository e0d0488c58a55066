// Stop or koi-koi: what is asked, how it is judged, and the stock that keeps questions ready.
import { describe, expect, it } from 'vitest';
import { createMind } from '../../../main/ai/search/mind';
import { thinkAbout } from '../../../main/ai/coach/advise';
import { callQuestion } from '../../../main/trainers/call/callQuestion';
import {
  adviceOn,
  betterSide,
  edgeOf,
  fitsLevel,
  isTossUp,
  weighed,
  WORLDS,
} from '../../../main/trainers/call/position';
import type { CallPosition } from '../../../main/trainers/call/position';
import { decisionsOfMonth } from '../../../main/trainers/call/selfPlay';
import { judge } from '../../../main/trainers/exercise';
import { createLot } from '../../../main/trainers/lot';
import { catalogues } from '../../../renderer/strings/catalogues';
import { presets } from '../../../shared/presets';
import { TRAINER_LEVELS } from '../../../shared/trainers';

/** Weighing takes some hundredths of a second a decision. */
const MONTHS = 40;

const mind = createMind(presets.modern);
const found = (isLast: boolean): readonly CallPosition[] =>
  Array.from({ length: MONTHS }, (_, seed) => decisionsOfMonth(mind, createLot(seed), isLast))
    .flat()
    .flatMap((view) => weighed(mind, view, isLast) ?? []);
const positions = [...found(false), ...found(true)];

describe('positions', () => {
  it('are of the learner’s seat, and the same for the same seed', () => {
    expect(positions.length).toBeGreaterThan(20);
    expect(decisionsOfMonth(mind, createLot(7), false)).toEqual(decisionsOfMonth(mind, createLot(7), false));
    for (const { view } of positions) {
      expect(view.seat).toBe(0);
      expect(view.decision?.canCall).toBe(true);
      expect(view.month).toBe(view.round);
    }
  });

  it('are never asked where the two values can hardly be told apart', () => {
    for (const position of positions) {
      const { edge, margin } = edgeOf(position);
      expect(isTossUp(position)).toBe(false);
      expect(Math.abs(edge)).toBeGreaterThan(margin);
      if (!position.forTheMatch) expect(Math.abs(edge)).toBeGreaterThanOrEqual(1);
    }
  });

  it('are weighed with 3,000 playouts of a call, and a stop exactly', () => {
    const [position] = positions;
    if (position === undefined) throw new Error('there are positions');
    const thought = thinkAbout(mind, position.view, 1);
    thought.think(2 * WORLDS);
    expect(adviceOn(position.advice, 'callKoiKoi').points).toBeCloseTo(
      adviceOn(thought.advice(), 'callKoiKoi').points,
      9,
    );
    for (const { view, advice } of positions) {
      expect(adviceOn(advice, 'stop')).toMatchObject({ points: view.decision?.stop.points, margin: 0 });
      const { score, rival, nobody } = advice.call ?? { score: 0, rival: 0, nobody: 0 };
      expect(score + rival + nobody).toBeCloseTo(1, 9);
    }
  });

  it('for the match are of its last month', () => {
    for (const { view, forTheMatch } of positions)
      expect(view.round === view.ruleSet.rounds).toBe(forTheMatch);
  });

  it('belong to the level that their difference says', () => {
    for (const position of positions) {
      const apart = Math.abs(edgeOf(position).edge);
      const levels = TRAINER_LEVELS.filter((level) => fitsLevel(position, level));
      if (position.forTheMatch) expect(levels.filter((level) => level !== 5)).toEqual([]);
      else expect(levels.includes(1)).toBe(apart >= 6);
    }
  });
});

describe('questions', () => {
  const words = catalogues.en.trainers['reason'];
  const isWritten = (id: string): boolean =>
    typeof words === 'object' && (id in words || (`${id}_one` in words && `${id}_other` in words));

  it('have one right answer, a named mistake for the other, and a reason in any case', () => {
    for (const position of positions) {
      const exercise = callQuestion(position);
      const right = betterSide(position) === 'stop' ? 0 : 1;
      expect(exercise.answer).toEqual([right]);
      expect(exercise.advice?.options[0]?.move.type).toBe(betterSide(position));
      expect(exercise.mistakes[1 - right]).not.toBeNull();
      expect(exercise.told.length).toBeGreaterThan(0);
      for (const said of [...exercise.told, ...exercise.mistakes])
        if (said !== null) expect(isWritten(said.id), said.id).toBe(true);
    }
  });

  it('cost what the wrong answer gives away', () => {
    for (const position of positions.filter(({ forTheMatch }) => !forTheMatch)) {
      const exercise = callQuestion(position);
      const wrong = exercise.answer.includes(0) ? 1 : 0;
      const lost = Math.abs(edgeOf(position).edge);
      expect(judge(exercise, exercise.answer).score).toBe(1);
      expect(judge(exercise, [wrong]).score).toBeCloseTo(Math.max(0, 10 - Math.round(lost)) / 10, 9);
    }
  });

  it('that are a toss-up after all take either answer', () => {
    const [position] = positions;
    if (position === undefined) throw new Error('there are positions');
    const options = position.advice.options.map((option) => ({ ...option, points: 4 }));
    const even = callQuestion({ ...position, forTheMatch: false, advice: { ...position.advice, options } });
    for (const marked of [0, 1]) {
      const { right, reasons } = judge(even, [marked]);
      expect(right).toBe(true);
      expect(reasons.map(({ id }) => id)).toEqual(['tossUp']);
    }
    expect(judge(even, [0, 1]).right).toBe(false);
  });
});
