/** The two lines of words on the table: the log under the field, the prompt above the hand. */
import type { LegalMove, PlayerView } from '../../shared/view';
import { Emphasis } from './Emphasis';
import { logSentence, promptSentence } from './sentences';

/** A rectangle on the table in CSS px. */
export interface LineBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const styleOf = ({ x, y, width, height }: LineBox) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});

export function LogLine({ view, rivalName, box }: { view: PlayerView; rivalName: string; box: LineBox }) {
  return (
    <p class="log-line" style={styleOf(box)} aria-live="polite">
      <Emphasis text={logSentence(view, rivalName)} />
    </p>
  );
}

export interface PromptLineProps {
  readonly view: PlayerView;
  readonly hovered: LegalMove | null;
  /** Words that take the line for a moment, such as why a drag was not taken; '' = none. */
  readonly reason: string;
  readonly box: LineBox;
}

export function PromptLine({ view, hovered, reason, box }: PromptLineProps) {
  const text = reason || promptSentence(view, hovered);
  return (
    <p class="prompt-line" style={styleOf(box)} aria-live={reason ? 'assertive' : 'off'}>
      {text && <Emphasis text={text} />}
    </p>
  );
}
