/** The two lines of words on the table: the log under the field, the prompt above the hand. */
import type { Seat } from '../../shared/moves';
import type { LegalMove, PlayerView, TurnTrace } from '../../shared/view';
import { rivalName } from '../reference/names';
import { t } from '../strings';
import type { Rect } from '../table/layout';
import { boxStyle } from './box';
import { Emphasis } from './Emphasis';
import { logSentences, promptSentence } from './sentences';

export interface LogLineProps {
  readonly view: PlayerView;
  /** The turn that is running, as far as it has come. */
  readonly trace: TurnTrace | null;
  /** It is in the air: what becomes of it is not told yet. */
  readonly held: TurnTrace['played'];
  readonly busy: boolean;
  readonly box: Rect;
  /** False where something else says it aloud. */
  readonly spoken?: boolean;
}

/** One sentence per rival's turn; with three at the table one under the other. */
export function LogLine({ view, trace, held, busy, box, spoken = true }: LogLineProps) {
  const sentences = logSentences(view, trace, held);
  return (
    <div class="log-line" style={boxStyle(box)} aria-live={spoken ? 'polite' : 'off'} aria-busy={busy}>
      {sentences.map((text, index) => (
        <p key={index}>
          <Emphasis text={text} />
        </p>
      ))}
    </div>
  );
}

export interface PromptLineProps {
  readonly view: PlayerView;
  readonly hovered: LegalMove | null;
  /** Whether it tells what the hovered card takes. */
  readonly hints: boolean;
  /** Whose turn it is on the table now. */
  readonly turn: Seat | null;
  /** Something moves: nothing can be chosen, and the view is the one before. */
  readonly busy: boolean;
  /** Words that take the line for a moment, such as why a drag was not taken; '' = none. */
  readonly reason: string;
  readonly box: Rect;
}

export function PromptLine({ reason, box, ...words }: PromptLineProps) {
  const text = reason || promptWords(words);
  return (
    <p class="prompt-line" style={boxStyle(box)} aria-live={reason ? 'assertive' : 'off'}>
      {text && <Emphasis text={text} />}
    </p>
  );
}

function promptWords({ view, hovered, hints, turn, busy }: Omit<PromptLineProps, 'reason' | 'box'>): string {
  if (turn !== null && turn !== view.seat) return t('table:prompt.theirTurn', { name: rivalName(turn) });
  return busy ? '' : promptSentence(view, hovered, hints);
}
