/** One answer of the decision as a plate to press: its name, its points, its lines. Knows no answers. */
import type { ComponentChildren } from 'preact';
import { formatNumber } from '../strings';

export interface PlateFrameProps {
  readonly id: string;
  readonly name: string;
  readonly lead: string;
  readonly seal: ComponentChildren;
  readonly points: number;
  readonly pointsWords: string;
  readonly onAnswer: (byPointer: boolean) => void;
  readonly children: ComponentChildren;
}

/** Called by its name alone, described by its lines. Enter answers on the first press only: a key held since before must not. */
export function PlateFrame(props: PlateFrameProps) {
  const { id, name, lead, seal, points, pointsWords, onAnswer, children } = props;
  return (
    <button
      type="button"
      class={`plate ${id}`}
      aria-describedby={`${id}-why`}
      onClick={(event) => onAnswer(event.detail > 0)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        if (!event.repeat) onAnswer(false);
      }}
      onKeyUp={(event) => {
        if (event.key === ' ') event.preventDefault();
      }}
    >
      <span class="plateHead">
        {seal}
        <span class="plateName">
          <span class="serif">{name}</span>
          <span class="dim" aria-hidden="true">
            {lead}
          </span>
        </span>
        <span class="platePoints" aria-hidden="true">
          <span class="serif">{formatNumber(points)}</span>
          <span class="cap">{pointsWords}</span>
        </span>
      </span>
      <span class="plateLines" id={`${id}-why`} aria-hidden="true">
        {children}
      </span>
    </button>
  );
}

interface PlateLineProps {
  readonly words: string;
  readonly value: ComponentChildren;
  readonly class?: string;
}

export function PlateLine({ words, value, class: extra = '' }: PlateLineProps) {
  return (
    <span class={`line ${extra}`}>
      <span>{words}</span> <b>{value}</b>
    </span>
  );
}
