/** What keeps the window from going on, in its own words. Knows no screen. */
import { signal } from '@preact/signals';

/** Null while all is well. */
export const problem = signal<string | null>(null);

export const reportProblem = (error: unknown): void => {
  problem.value = error instanceof Error ? error.message : String(error);
};

/** An event without an error is Chromium's note that some size settles only in the next frame: nothing broke. */
export const hearError = ({ error }: { readonly error: unknown }): void => {
  if (error !== null && error !== undefined) reportProblem(error);
};
