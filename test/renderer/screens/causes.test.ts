// Every factor is told with its cause: whose calls they were, how many, and how they count under the rules.
import { afterEach, describe, expect, it } from 'vitest';
import { causeWords, idleWords } from '../../../renderer/screens/causes';
import type { CauseFacts } from '../../../renderer/screens/causes';
import { setLanguage } from '../../../renderer/strings';
import { payoutOf } from '../../../main/engine/score';
import { presets } from '../../../shared/presets';
import type { RuleSet } from '../../../shared/ruleSet';

const rules = (changes: Partial<RuleSet>): RuleSet => ({
  ...presets.modern,
  sevenDouble: null,
  oppKoi: 'none',
  ...changes,
});

/** What the engine multiplies by for these calls, in words, seen from seat 0. */
function told(
  ruleSet: RuleSet,
  seat: number,
  calls: readonly number[],
  base = 5,
  fieldLights = 0,
): readonly string[] {
  const facts: CauseFacts = { ruleSet, me: 0, seat, calls };
  return payoutOf(ruleSet, seat, base, { calls, fieldLights }).multipliers.map(
    (multiplier) => `×${multiplier.factor} ${causeWords(multiplier, facts)}`,
  );
}

afterEach(() => setLanguage('en'));

describe('the winner’s own calls', () => {
  it.each([
    ['once', null, [1, 0], '×2 You called koi-koi'],
    ['once', null, [3, 0], '×2 You called koi-koi'],
    ['per_call', null, [1, 0], '×2 You called koi-koi'],
    ['per_call', null, [2, 0], '×4 You called koi-koi 2 times, doubled each time'],
    ['per_call', 2, [2, 0], '×4 You called koi-koi 2 times, doubled each time'],
    ['per_call', 2, [3, 0], '×4 You called koi-koi 3 times, ×4 at most'],
    ['add', null, [1, 0], '×2 You called koi-koi'],
    ['add', null, [2, 0], '×3 You called koi-koi 2 times, one more each time'],
  ] as const)('%s, capped at %s, called %j: %s', (ownKoi, ownKoiCap, calls, words) => {
    expect(told(rules({ ownKoi, ownKoiCap }), 0, calls)).toEqual([words]);
  });

  it('are a rival’s where a rival wins', () => {
    expect(told(rules({ ownKoi: 'per_call' }), 1, [4, 2])).toEqual([
      '×4 Sakuya called koi-koi 2 times, doubled each time',
    ]);
  });
});

describe('the others’ calls', () => {
  it.each([
    ['once', 0, [0, 1], '×2 Sakuya called koi-koi'],
    ['once', 0, [0, 3], '×2 Sakuya called koi-koi'],
    ['once', 1, [2, 0], '×2 You called koi-koi'],
    ['once', 0, [0, 1, 1], '×2 Sakuya and Toru called koi-koi'],
    ['once', 1, [1, 0, 1], '×2 You and Toru called koi-koi'],
    ['once', 2, [0, 1, 0], '×2 Sakuya called koi-koi'],
    ['per_call', 0, [0, 2], '×4 Sakuya called koi-koi 2 times, doubled each time'],
    ['per_call', 1, [2, 0], '×4 You called koi-koi 2 times, doubled each time'],
    ['per_call', 0, [0, 1, 1], '×4 Sakuya and Toru called koi-koi 2 times, doubled each time'],
    ['per_call', 1, [2, 0, 1], '×8 You and Toru called koi-koi 3 times, doubled each time'],
  ] as const)('%s, seat %i wins, called %j: %s', (oppKoi, seat, calls, words) => {
    expect(told(rules({ oppKoi }), seat, calls)).toEqual([words]);
  });
});

it('speaks of one point as of one', () => {
  const facts: CauseFacts = { ruleSet: rules({ sevenDouble: 1 }), me: 0, seat: 0, calls: [0, 0] };
  const both = () => [causeWords({ cause: 'seven', factor: 2 }, facts), idleWords('seven', facts)];
  expect(both()).toEqual(['1 point or more', '1 point or more, not reached']);
  setLanguage('de');
  expect(both()).toEqual(['Ab 1 Punkt', 'Ab 1 Punkt, nicht erreicht']);
  setLanguage('it');
  expect(both()).toEqual(['1 punto o più', '1 punto o più, non raggiunto']);
});

it('names the threshold and the lights', () => {
  const ruleSet = rules({ sevenDouble: 9, fieldLights: 'on' });
  expect(told(ruleSet, 0, [0, 0], 9, 3)).toEqual(['×2 9 points or more', '×3 3 lights dealt to the field']);
});

it.each([
  [
    [0, 0],
    [
      '9 points or more, not reached',
      'You have not called',
      'Sakuya has not called',
      'Fewer than two lights dealt to the field',
    ],
  ],
  [
    [0, 0, 0],
    [
      '9 points or more, not reached',
      'You have not called',
      'Nobody else has called',
      'Fewer than two lights dealt to the field',
    ],
  ],
] as const)('says why a sum is not multiplied: %j', (calls, words) => {
  const ruleSet = rules({ sevenDouble: 9, ownKoi: 'per_call', oppKoi: 'once', fieldLights: 'on' });
  const { idle } = payoutOf(ruleSet, 0, 5, { calls, fieldLights: 1 });
  expect(idle.map((cause) => idleWords(cause, { ruleSet, me: 0, seat: 0, calls }))).toEqual(words);
});
