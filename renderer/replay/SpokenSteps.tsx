/** Every step in words, one after the other, for a screen reader to follow. Shows nothing. */
import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../strings';
import { stepAt } from './seen';
import { spokenStep } from './stepWords';
import type { Watch } from './watch';

interface SpokenStepsProps {
  readonly watch: Watch;
  readonly busy: ReadonlySignal<boolean>;
}

/** So many stay to be read again. */
const KEPT = 40;

interface Line {
  readonly order: number;
  readonly step: number;
}

export function SpokenSteps({ watch, busy }: SpokenStepsProps) {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const step = watch.index.value;
  const moves = busy.value;
  const jumps = watch.jumps.value;
  // Once it lies there: nothing is told ahead of the cards.
  useEffect(() => {
    if (moves) return;
    setLines((before) => {
      const latest = before.at(-1);
      if (latest?.step === step) return before;
      return [...before, { order: (latest?.order ?? 0) + 1, step }].slice(-KEPT);
    });
  }, [step, moves, jumps]);
  return (
    <div class="srOnly" role="log" aria-label={t('replay:log')}>
      {lines.map(({ order, step: told }) => (
        <p key={order}>{spokenStep(stepAt(watch.replay, told))}</p>
      ))}
    </div>
  );
}
