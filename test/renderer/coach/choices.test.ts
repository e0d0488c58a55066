// Bars and options as numbers: every bar lies inside its track, a better choice is never the shorter one, plains stand for their equals.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionFor, richerThanBest } from '../../../renderer/coach/choices';
import { worthScale } from '../../../renderer/coach/worthScale';
import type { Move } from '../../../shared/moves';
import { advised } from './fixtures';

const play = (card: 'jan-plain-1' | 'jan-plain-2' | 'jan-crane'): Move => ({ type: 'playCard', card });

const worth = fc.record({
  points: fc.float({ min: -60, max: 60, noNaN: true }),
  margin: fc.float({ min: 0, max: 8, noNaN: true }),
});

describe('the bars', () => {
  it('lie inside their track with all that is unsure, the better the longer', () => {
    fc.assert(
      fc.property(fc.array(worth, { minLength: 1, maxLength: 9 }), (options) => {
        const { share, zero } = worthScale(options);
        for (const { points, margin } of options) {
          const [from, at, to] = [points - margin, points, points + margin].map(share);
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(1);
          expect(at).toBeGreaterThanOrEqual(from ?? 1);
          expect(to).toBeGreaterThanOrEqual(at ?? 1);
        }
        const sorted = options.map(({ points }) => points).toSorted((a, b) => a - b);
        expect(sorted.map(share)).toEqual(sorted.map(share).toSorted((a, b) => a - b));
        expect(zero === null).toBe(options.every(({ points, margin }) => points - margin >= 0));
      }),
    );
  });

  it('begin at nothing: twice as much is twice as long', () => {
    const { share } = worthScale([advised(play('jan-crane'), 8, { margin: 0 })]);
    expect(share(0)).toBe(0);
    expect(share(8)).toBe(2 * share(4));
  });
});

describe('the option that a move was', () => {
  const crane = advised(play('jan-crane'), 3);
  const plain = advised(play('jan-plain-1'), 1);
  const advice = { options: [crane, plain], call: null };

  it('is its own, or that of an equal plain of the month', () => {
    expect(optionFor(advice, play('jan-crane'))).toBe(crane);
    expect(optionFor(advice, play('jan-plain-2'))).toBe(plain);
    expect(optionFor(advice, { type: 'chooseMatch', card: 'jan-plain-2' })).toBeUndefined();
    expect(optionFor(advice, { type: 'playCard', card: 'feb-plain-1' })).toBeUndefined();
  });

  it('its own comes first where both are weighed', () => {
    const other = advised(play('jan-plain-2'), 2);
    expect(optionFor({ options: [plain, other], call: null }, other.move)).toBe(other);
  });
});

describe('the choice that brings most points', () => {
  it('is told of only where the match speaks for another', () => {
    const stop = advised({ type: 'stop' }, 5, { odds: 0.9 });
    const call = advised({ type: 'callKoiKoi' }, 7, { odds: 0.8 });
    expect(richerThanBest({ options: [stop, call], call: null })).toBe(call);
    expect(richerThanBest({ options: [call, stop], call: null })).toBeNull();
    expect(richerThanBest({ options: [stop], call: null })).toBeNull();
  });
});
