// The words in the graph stand where neither the line nor a number is in their way.
import { describe, expect, it } from 'vitest';
import { quietCorner } from '../../../renderer/review/chanceCurve';
import type { Curve } from '../../../renderer/review/chanceCurve';

const curve = (chances: readonly number[], end: number): Curve => ({
  months: [],
  points: chances.map((chance, index) => ({ index, chance, x: (index + 0.5) / chances.length })),
  end,
});

describe('quietCorner', () => {
  it('is at the upper left where the line leaves that free', () => {
    expect(quietCorner(curve([0.5, 0.3, 0.2, 0.4, 0.5, 0.6], 1), [1])).toBe('upper left');
  });

  it('keeps off a line that begins high', () => {
    expect(quietCorner(curve([0.8, 0.9, 0.7, 0.4, 0.2, 0.1], 0), [0])).toBe('lower left');
  });

  it('stands over the line rather than over a number', () => {
    const busy = curve([0.7, 0.2, 0.5, 0.5, 0.3, 0.8], 1);
    expect(quietCorner(busy, [0, 1, 4])).toBe('upper right');
  });
});
