/** The two lines of words on the table: the log under the field, the prompt above the hand. */
import type { LegalMove, PlayerView } from '../../shared/view';
import type { Rect } from '../table/layout';
import { boxStyle } from './box';
import { Emphasis } from './Emphasis';
import { logSentence, promptSentence } from './sentences';

export function LogLine({ view, rivalName, box }: { view: PlayerView; rivalName: string; box: Rect }) {
  return (
    <p class="log-line" style={boxStyle(box)} aria-live="polite">
      <Emphasis text={logSentence(view, rivalName)} />
    </p>
  );
}

export interface PromptLineProps {
  readonly view: PlayerView;
  readonly hovered: LegalMove | null;
  /** Something moves: nothing can be chosen, and the view is the one before. */
  readonly busy: boolean;
  /** Words that take the line for a moment, such as why a drag was not taken; '' = none. */
  readonly reason: string;
  readonly box: Rect;
}

export function PromptLine({ view, hovered, busy, reason, box }: PromptLineProps) {
  const text = reason || (busy ? '' : promptSentence(view, hovered));
  return (
    <p class="prompt-line" style={boxStyle(box)} aria-live={reason ? 'assertive' : 'off'}>
      {text && <Emphasis text={text} />}
    </p>
  );
}
