/** The account of a lesson's month, beside the teacher: the game's own rows, factors and total. Adds nothing up itself. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { MonthResult } from '../../shared/scoring';
import type { PlayerView } from '../../shared/view';
import { TallyAccount } from '../screens/TallyAccount';
import { playTally } from '../screens/tallyMotion';
import type { TallyMotionOptions } from '../screens/tallyMotion';
import { howWords, titleWords } from '../screens/tallyWords';
import { Crest } from '../ui/Pictures';
import { Sheet } from '../ui/Sheet';
import '../screens/tally.css';

interface LessonTallyProps {
  readonly result: MonthResult;
  readonly view: PlayerView;
  readonly motion: TallyMotionOptions;
}

export function LessonTally({ result, view, motion }: LessonTallyProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (root.current === null ? undefined : playTally(root.current, motion).dispose), []);
  return (
    <section class="lessonTally tally" aria-labelledby="lesson-tally">
      <Sheet>
        <div ref={root} class="dialogPad">
          <div class="tallyHead">
            <Crest month={view.month} />
            <div class="tallyTitle">
              <h2 id="lesson-tally">{titleWords(result, view)}</h2>
              <p class="dim">{howWords(result, view)}</p>
            </div>
            <span class="seal" lang="ja" aria-hidden="true" data-tally="seal">
              {result.winner === null ? '流れ' : '勝負'}
            </span>
          </div>
          {result.winner !== null && <TallyAccount result={result} view={view} />}
        </div>
      </Sheet>
    </section>
  );
}
