// Whatever the coach says is so: each reason is checked on its position by what the rules say, not by what the coach says.
import { describe, expect, it } from 'vitest';
import { reasonsFor } from '../../main/ai/coach/reasons';
import { choicesOf } from '../../main/ai/search/options';
import { viewFor } from '../../main/engine/view';
import type { Reason } from '../../shared/coach';
import { presets } from '../../shared/presets';
import { PRESET_IDS } from '../../shared/ruleSet';
import { questionsOf, stateAfter } from '../support/coachViews';
import { isTrueOfCall } from '../support/naiveCallReasons';
import { comesTo, isTrue } from '../support/naiveReasons';
import { sketchView } from '../support/policyPositions';

/** Every kind of reason has been checked often enough to tell. */
function expectOften(told: Readonly<Record<string, number>>, kinds: readonly string[]): void {
  for (const kind of kinds)
    expect([kind, told[kind] ?? 0]).toEqual([kind, expect.toSatisfy((count: number) => count >= 10)]);
}

function nameOf(reason: Reason): string {
  if (reason.type === 'hopes') return `hopes ${reason.where}`;
  if (reason.type === 'danger' && reason.doubled) return 'danger doubled';
  if ('against' in reason) return `${reason.type} ${reason.against ? 'against' : 'for'}`;
  return reason.type;
}

describe('the reasons', { timeout: 300_000 }, () => {
  it('are all true at 1,000 positions of all presets, and tell the options apart', () => {
    const told: Record<string, number> = {};
    let positions = 0;
    for (let seed = 0; positions < 1000; seed += 1) {
      const preset = PRESET_IDS[seed % PRESET_IDS.length] ?? 'modern';
      const state = stateAfter(presets[preset], seed, 1 + ((seed * 7) % 45));
      const view = viewFor(state, state.turn);
      const moves = choicesOf(view);
      if (view.phase === 'decide' || moves.length < 2) continue;
      positions += 1;
      const all = reasonsFor(view, moves);
      all.forEach((reasons, index) => {
        const move = moves[index];
        if (move === undefined) throw new Error('more reasons than moves');
        expect(reasons.length).toBeLessThanOrEqual(3);
        const ends = comesTo(view, move);
        const truths = ends.map((then) => reasons.map((reason) => isTrue(view, then, reason)));
        reasons.forEach((reason, place) => {
          told[reason.type] = (told[reason.type] ?? 0) + 1;
          if (!truths.some((each) => each[place] === true))
            throw new Error(`seed ${seed}, ${preset}: ${JSON.stringify({ move, reason, reasons })}`);
        });
        // They are all true of one and the same choice.
        const together = truths.some((each) => each.every((holds) => holds));
        expect(reasons.length === 0 || together).toBe(true);
      });
      for (const reason of all[0] ?? []) expect(all.every((each) => each.includes(reason))).toBe(false);
    }
    expectOften(told, [
      'makes',
      'nearer',
      'denies',
      'feeds',
      'holds',
      'safe',
      'keeps',
      'prize',
      'counts',
      'harmless',
    ]);
  });

  it('for and against a call are all true at 1,000 questions of all presets', () => {
    const told: Record<string, number> = {};
    let questions = 0;
    for (let seed = 0; questions < 1000; seed += 1) {
      const preset = PRESET_IDS[seed % PRESET_IDS.length] ?? 'modern';
      for (const state of questionsOf(presets[preset], seed, 10)) {
        questions += 1;
        const view = viewFor(state, state.turn);
        const moves = choicesOf(view);
        reasonsFor(view, moves).forEach((reasons, index) => {
          const move = moves[index];
          if (move === undefined) throw new Error('more reasons than moves');
          expect(reasons.length).toBeLessThanOrEqual(3);
          if (move.type === 'stop') expect(reasons.length).toBeGreaterThan(0);
          for (const reason of reasons) {
            const kind = nameOf(reason);
            told[kind] = (told[kind] ?? 0) + 1;
            if (!isTrueOfCall(view, move, reason, state.fieldLights))
              throw new Error(
                `seed ${seed}, ${preset}: ${JSON.stringify({ move, reason, hand: view.hand })}`,
              );
          }
        });
      }
    }
    expectOften(told, [
      'secures',
      'decides',
      'danger for',
      'danger against',
      'danger doubled',
      'hopes field',
      'hopes hand',
      'hopes open',
      'grows',
      'turns for',
      'turns against',
    ]);
  });

  it('name what a teacher would name first', () => {
    const view = sketchView({
      hand: ['aug-plain-1', 'jan-plain-1'],
      field: ['aug-moon', 'jan-ribbon'],
      own: ['sep-cup', 'sep-plain-1'],
      theirs: ['mar-curtain', 'mar-plain-1', 'jan-crane', 'jan-plain-2'],
    });
    const [jan, aug] = [...choicesOf(view)].toSorted((a, b) =>
      JSON.stringify(b).localeCompare(JSON.stringify(a)),
    );
    if (jan === undefined || aug === undefined) throw new Error('two cards can be played');
    const [first] = reasonsFor(view, [aug, jan]);
    expect(first?.[0]).toMatchObject({ type: 'makes', yaku: [{ id: 'tsukimi' }] });
  });
});
