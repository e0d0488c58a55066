/** The whole match as a line: where it stands, a mark for whatever happened. Jumps, plays nothing. */
import { useState } from 'preact/hooks';
import { formatNumber, t } from '../strings';
import { markWords } from './markWords';
import type { Mark } from './marks';
import { stepAt } from './seen';
import { spokenStep } from './stepWords';
import type { Watch } from './watch';

/** 0 … 1 of the line's length. */
const shareOf = (step: number, last: number): number => (last === 0 ? 0 : step / last);

export function TimeLine({ watch }: { readonly watch: Watch }) {
  const [pointed, setPointed] = useState<Mark | null>(null);
  const [focused, setFocused] = useState(false);
  const { replay, marks, last, index } = watch;
  const at = index.value;
  const told = pointed ?? (focused ? (marks.findLast(({ step }) => step === at) ?? null) : null);
  const words = t('replay:at', {
    step: formatNumber(at + 1),
    steps: formatNumber(last + 1),
    words: spokenStep(stepAt(replay, at)),
  });
  return (
    <div class="timeLine">
      <div class="timeMarks" aria-hidden="true" onPointerLeave={() => setPointed(null)}>
        {marks.map((mark, place) => (
          <i
            key={place}
            data-kind={mark.kind}
            data-own={'seat' in mark && mark.seat === stepAt(replay, mark.step).view.seat}
            style={{ '--at': shareOf(mark.step, last) }}
            onPointerEnter={() => setPointed(mark)}
            onClick={() => watch.jump(mark.step)}
          />
        ))}
      </div>
      <input
        type="range"
        class="slider"
        aria-label={t('replay:timeLine')}
        aria-valuetext={words}
        min={0}
        max={last}
        step={1}
        value={at}
        style={{ '--filled': `${100 * shareOf(at, last)}%` }}
        onInput={(event) => watch.jump(event.currentTarget.valueAsNumber)}
        onFocus={(event) => setFocused(event.currentTarget.matches(':focus-visible'))}
        onBlur={() => setFocused(false)}
      />
      {told !== null && (
        <span class="timeTip" aria-hidden="true" style={{ '--at': shareOf(told.step, last) }}>
          {markWords(replay, told)}
        </span>
      )}
    </div>
  );
}
