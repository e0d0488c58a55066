// Adds up test results from Vitest's JSON reports; runs nothing.

/** How many tests ended how. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export const none: Counts = { passed: 0, failed: 0 };

const numberField = (report: object, key: string): number => {
  const value: unknown = Reflect.get(report, key);
  if (typeof value !== 'number') throw new Error(`the test report has no number ${key}`);
  return value;
};

/** The counts of one JSON report. Throws when it is not one. */
export function countsOf(reportText: string): Counts {
  const report: unknown = JSON.parse(reportText);
  if (typeof report !== 'object' || report === null) throw new Error('the test report is no object');
  return { passed: numberField(report, 'numPassedTests'), failed: numberField(report, 'numFailedTests') };
}

/**
 * The counts after one more step. A step that fails without a failing test (a type error, a crash) counts as one
 * failure, so that a red run never ends in `0 failed`.
 */
export function afterStep(before: Counts, step: Counts, exitCode: number): Counts {
  const silentFailure = exitCode !== 0 && step.failed === 0 ? 1 : 0;
  return { passed: before.passed + step.passed, failed: before.failed + step.failed + silentFailure };
}

/** The closing line of a test run. */
export const closingLine = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`;
