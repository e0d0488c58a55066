/** A lesson at the real table, with the teacher beside it. Shows what main tells; decides nothing. */
import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { LessonId, LessonUpdate } from '../../shared/lessons';
import { heightOf } from '../table/layout';
import type { Rect } from '../table/layout';
import type { Table } from '../table/table';
import { monthStyle } from '../ui/month';
import { BoardScene } from './BoardScene';
import { createLessonTable, viewOf } from './lessonTable';
import type { LessonTable, LessonTableParts } from './lessonTable';
import { MONTH_OF_LESSON } from './lessonLooks';
import { PointingMarks } from './PointingMarks';
import { TableScene } from './TableScene';
import { Teacher } from './Teacher';
import { useIdle } from './useIdle';
import { usePointing } from './usePointing';
import { useSpotlight } from './useSpotlight';
import { useStepFocus } from './useStepFocus';
import { YakuSlips } from './YakuSlips';
import '../motion/banner.css';
import '../rails/rails.css';
import '../game/table-screen.css';
import './lessons.css';

export interface LessonScreenProps extends Omit<LessonTableParts, 'lesson'> {
  readonly lesson: ReadonlySignal<LessonUpdate | null>;
  /** Something lies over the lesson. */
  readonly covered: boolean;
  readonly onMenu: () => void;
  readonly onLeave: () => void;
  readonly onNext: (lesson: LessonId | null) => void;
  readonly onCheck: () => void;
}

export function LessonScreen(props: LessonScreenProps) {
  const stand = useMemo(() => createLessonTable(props), []);
  const latest = props.lesson.value;
  return latest && <Lesson {...props} latest={latest} stand={stand} />;
}

interface LessonProps extends LessonScreenProps {
  readonly latest: LessonUpdate;
  readonly stand: LessonTable;
}

function useMenuKey(covered: boolean, onMenu: () => void): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.repeat || covered) return;
      event.preventDefault();
      onMenu();
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [covered]);
}

const CARDS = {
  touch: '[data-card]',
  move: '[data-place="hand"] [data-card]',
  free: '[data-place="hand"] [data-card]',
};

/** What the learner may want to reach now, as a selector. */
const wantedIn = ({ waits }: LessonUpdate): string => (waits === 'next' ? '.none' : CARDS[waits]);

function isTheirs(table: Table | null): boolean {
  const { turn, seat } = table?.laid.value.model ?? { turn: null, seat: null };
  return turn !== null && turn !== seat;
}

/** Where the card in the air hangs. */
function heldOn(table: Table | null): Rect | null {
  const { model, places } = table?.laid.value ?? { model: null, places: null };
  const at = model?.held ? places?.get(model.held) : undefined;
  if (at === undefined) return null;
  const height = heightOf(at.width);
  return { x: at.x - at.width / 2, y: at.y - height / 2, width: at.width, height };
}

function Lesson(props: LessonProps) {
  const { latest, stand, covered, onTry, onLeave } = props;
  const root = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const isBoard = latest.table.type === 'cards';
  const update = isBoard ? latest : (stand.told.value ?? latest);
  const busy = !isBoard && (stand.busy.value || stand.told.value === null);
  const view = viewOf(update);
  const month = view?.month ?? MONTH_OF_LESSON[update.lesson];
  const isWay = update.way.length > 0;
  const targets = busy ? [] : isWay ? update.way : update.point;
  const table = isBoard ? null : stand.table.value;
  const layout = table?.layout.value ?? null;
  const pointing = usePointing(root, sheet, {
    targets,
    layout,
    held: heldOn(table),
    wanted: wantedIn(update),
  });
  useSpotlight(table, month, targets, pointing);
  useMenuKey(covered, props.onMenu);
  const moment = `${update.lesson} ${update.scene} ${update.step} ${update.revision}`;
  const hasIdled = latest.answer?.kind === 'aside';
  useIdle(busy || covered || update.over || hasIdled ? null : moment, () => onTry({ type: 'idle' }));
  useStepFocus(root, update, busy || covered ? null : moment);
  return (
    <div
      ref={root}
      class="lesson"
      style={monthStyle(month)}
      data-table={update.table.type}
      data-moment={busy ? null : moment}
    >
      <Teacher
        sheet={sheet}
        update={update}
        answer={latest.revision === update.revision || busy ? latest.answer : update.answer}
        theirTurn={busy && isTheirs(table)}
        month={month}
        rules={view?.ruleSet ?? null}
        at={pointing?.sheet ?? null}
        onTry={onTry}
        onLeave={onLeave}
        onNext={props.onNext}
        onCheck={props.onCheck}
      >
        {view && !busy && <YakuSlips targets={update.point} view={view} />}
      </Teacher>
      {isBoard ? (
        <BoardScene update={update} reduced={props.reduced.value} onTry={onTry} targets={targets} />
      ) : (
        <TableScene {...props} update={update} busy={busy} />
      )}
      {pointing && !busy && <PointingMarks pointing={pointing} isWay={isWay} />}
    </div>
  );
}
