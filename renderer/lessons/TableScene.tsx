/** A scene at the table: rails, piles, the question and the account, as in a match. Decides nothing. */
import { useEffect, useRef } from 'preact/hooks';
import { LESSON_IDS } from '../../shared/lessons';
import type { LessonUpdate } from '../../shared/lessons';
import type { MatchUpdate } from '../../shared/ipc';
import { SPEED_SCALE } from '../motion/craft';
import { PileHeads } from '../rails/PileHeads';
import { PromptLine } from '../rails/Lines';
import { Rails } from '../rails/Rails';
import { t } from '../strings';
import type { Table } from '../table/table';
import { LessonQuestion } from './LessonQuestion';
import { LessonTally } from './LessonTally';
import { ReviewMarks } from './ReviewMarks';
import { canPlay, viewOf } from './lessonTable';
import type { LessonTable, LessonTableParts } from './lessonTable';

interface TableSceneProps extends LessonTableParts {
  readonly update: LessonUpdate;
  readonly busy: boolean;
  readonly stand: LessonTable;
}

export function TableScene(props: TableSceneProps) {
  const { stand, update, busy } = props;
  const host = useRef<HTMLDivElement>(null);
  const banners = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current && banners.current) return stand.setUp(host.current, banners.current);
    return undefined;
  }, [stand]);
  const shown = stand.shown.value;
  const table = stand.table.value;
  return (
    <main class="table-screen">
      <div class="lacquer" />
      <div ref={host} class="table-host" />
      {shown && table && <Beside update={update} shown={shown} table={table} busy={busy} />}
      <div ref={banners} class="banners" role="status" />
      {!busy && <Sheets {...props} />}
      {table && !busy && update.table.type === 'review' && (
        <ReviewMarks review={update.table} laid={table.laid} />
      )}
    </main>
  );
}

interface BesideProps {
  readonly update: LessonUpdate;
  readonly shown: MatchUpdate;
  readonly table: Table;
  readonly busy: boolean;
}

/** Rails, piles and what a card would take. */
function Beside({ update, shown, table, busy }: BesideProps) {
  const { model, layout } = table.laid.value;
  const lesson = LESSON_IDS.indexOf(update.lesson) + 1;
  return (
    <>
      <Rails
        update={shown}
        layout={layout}
        turn={model.turn}
        tools={null}
        busy={busy}
        words={{
          rival: t('learn:rival'),
          place: t('learn:place', { lesson, lessons: LESSON_IDS.length }),
          about: t(`lessons:lesson.${update.lesson}.title`),
        }}
      />
      <PileHeads layout={layout} model={model} drawCount={table.drawCount} />
      {canPlay(update) && (
        <PromptLine
          view={shown.view}
          hovered={table.hovered.value}
          hints
          turn={model.turn}
          busy={busy || table.hovered.value === null}
          reason=""
          box={layout.prompt}
        />
      )}
    </>
  );
}

/** What the month asks, and how it ended. */
function Sheets({ update, settings, reduced, sounds, onTry }: TableSceneProps) {
  const view = viewOf(update);
  if (view === null || update.table.type !== 'match') return null;
  if (view.decision !== null) {
    return (
      <LessonQuestion
        decision={view.decision}
        view={view}
        onAnswer={(move) => onTry({ type: 'move', move })}
      />
    );
  }
  if (view.result === null) return null;
  const { speed } = settings.value;
  return (
    <LessonTally
      key={update.scene}
      result={view.result}
      view={view}
      motion={{
        timeScale: speed === 'off' ? Infinity : SPEED_SCALE[speed],
        reducedMotion: reduced.value,
        onCue: (cue) => sounds.play(cue, { month: view.month }),
      }}
    />
  );
}
