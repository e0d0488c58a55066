// Every lesson goes through by every preset, and its tables hold what an independent rules program found there.
import { describe, expect, it } from 'vitest';
import { scenesBy, stepOf } from '../../../main/lessons/state';
import type { LessonState } from '../../../main/lessons/state';
import { LESSON_IDS } from '../../../shared/lessons';
import type { LessonId } from '../../../shared/lessons';
import type { RuleSet } from '../../../shared/ruleSet';
import { FACTS, MODERN_FACTS } from './facts.table';
import type { Facts } from './facts.table';
import { filled, readFact, RULES, rulesOf, sorted, walk } from './walk';

const CONTAINS = /^(has|yakuHas|fieldHas)/;
const AS_SET = /^(captured|legal)/;

function check(facts: Facts, after: LessonState): void {
  const { match } = after;
  if (match === null) throw new Error('facts are of a match');
  for (const [path, fact] of Object.entries(facts)) {
    const wanted = filled(fact, after);
    const found = readFact(match, path);
    if (CONTAINS.test(path))
      expect(found, path).toEqual(expect.arrayContaining(Array.isArray(wanted) ? wanted : []));
    else if (AS_SET.test(path))
      expect(sorted([found].flat().map(String)), path).toEqual(sorted([wanted].flat().map(String)));
    else expect(found, path).toEqual(wanted);
  }
}

describe.each(RULES)('by $preset', ({ ruleSet }) => {
  it.each(LESSON_IDS)('%s goes through, and its facts hold', (lesson) => {
    let checked = 0;
    for (const { before, after } of walk(lesson, ruleSet)) {
      const facts = before.scene === after.state.scene ? FACTS[stepOf(before).id] : undefined;
      if (facts === undefined || stepOf(before).id === stepOf(after.state).id) continue;
      check(facts, after.state);
      checked += 1;
    }
    expect(checked).toBe(expectedChecks(lesson, ruleSet));
  });
});

/** Steps that the lesson has by these rules, of those with facts. */
const expectedChecks = (lesson: LessonId, ruleSet: RuleSet): number =>
  scenesBy(lesson, ruleSet)
    .flatMap(({ steps }) => steps)
    .filter(({ id }) => FACTS[id] !== undefined).length;

describe('by the usual rules', () => {
  it('what is paid is what the sentences say', () => {
    const checked: string[] = [];
    for (const { before, after } of walk('koikoi', rulesOf('modern'))) {
      const { id } = stepOf(before);
      const facts = MODERN_FACTS[id];
      if (facts === undefined || after.state.match === null) continue;
      check(facts, after.state);
      checked.push(id);
    }
    expect(checked).toEqual(Object.keys(MODERN_FACTS));
  });

  it('the month of one’s own is won as it was written down', () => {
    const [, , first, ...rest] = [...walk('month')];
    const over = rest.find(({ after }) => after.state.match?.result !== null);
    expect(first?.after.state.scene).toBe(0);
    expect(over?.after.state.match?.result).toMatchObject({ winner: 0, base: 7, points: 14 });
  });
});
