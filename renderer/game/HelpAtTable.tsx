/** The coach's panel and its ticks over the table, while it has been asked about cards. The question has its own. */
import { CoachMarks } from '../coach/CoachMarks';
import { CoachPanel } from '../coach/CoachPanel';
import type { PlayerView } from '../../shared/view';
import { cardOf } from '../table/lit';
import type { Table } from '../table/table';
import type { CoachDesk } from './coachActions';
import { advice, coachOpen } from './store';

interface HelpAtTableProps {
  readonly view: PlayerView;
  readonly table: Table;
  readonly coach: CoachDesk;
}

export function HelpAtTable({ view, table, coach }: HelpAtTableProps) {
  if (!coachOpen.value || view.decision !== null) return null;
  const said = advice.value?.advice ?? null;
  const best = said?.options[0];
  return (
    <>
      {best && (
        <CoachMarks move={best.move} view={view} laid={table.laid} risen={cardOf(table.hovered.value)} />
      )}
      <CoachPanel
        advice={said}
        view={view}
        box={table.layout.value.rightRail}
        onClose={() => coach.silence()}
      />
    </>
  );
}
