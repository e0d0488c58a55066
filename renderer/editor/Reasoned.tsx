/** A control, and under it why some of its values are not open. Knows no rule. */
import type { ComponentChildren } from 'preact';
import { t } from '../strings';

/** A value that could not be played, and what would come of it. */
export interface Closed {
  readonly what: string;
  readonly why: string;
}

interface ReasonedProps {
  readonly closed: readonly Closed[];
  readonly children: ComponentChildren;
}

export function Reasoned({ closed, children }: ReasonedProps) {
  return (
    <>
      <span class="optionControl">{children}</span>
      {closed.length > 0 && (
        <p class="cap optionClosed">
          {closed.map(({ what, why }) => t('editor:closed', { what, why })).join(' ')}
        </p>
      )}
    </>
  );
}
