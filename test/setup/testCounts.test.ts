// The closing line of a test run: counts from reports, and no red run that ends in `0 failed`.
import { describe, expect, it } from 'vitest';
import { afterStep, closingLine, countsOf, none } from '../../.setup/testCounts';

describe('testCounts', () => {
  it('reads a report', () => {
    const report = '{"numTotalTests":9,"numPassedTests":6,"numFailedTests":2,"numPendingTests":1}';
    expect(countsOf(report)).toEqual({ passed: 6, failed: 2 });
  });

  it.each(['null', '[]', '{"numPassedTests":"6"}'])('refuses %s as a report', (text) => {
    expect(() => countsOf(text)).toThrow(/test report/);
  });

  it('adds up steps', () => {
    const unit = afterStep(none, { passed: 10, failed: 0 }, 0);
    expect(closingLine(afterStep(unit, { passed: 3, failed: 1 }, 1))).toBe('13 passed, 1 failed');
  });

  it('counts a step that fails without a failing test', () => {
    expect(closingLine(afterStep({ passed: 5, failed: 0 }, none, 2))).toBe('5 passed, 1 failed');
  });
});
