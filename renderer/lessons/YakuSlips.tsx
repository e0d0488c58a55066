/** The yaku that the teacher speaks of, on the teacher's own sheet: names, points, pictures. Scores nothing. */
import type { LessonTarget } from '../../shared/lessons';
import type { PlayerView } from '../../shared/view';
import { yakuName } from '../reference/names';
import { yakuRows } from '../reference/yakuRows';
import type { YakuRow } from '../reference/yakuRows';
import { yakuLines } from '../reference/yakuLines';
import { YakuCards } from '../screens/YakuCards';

interface YakuSlipsProps {
  readonly targets: readonly LessonTarget[];
  readonly view: PlayerView;
}

const isPointed = ({ id }: YakuRow, targets: readonly LessonTarget[]): boolean =>
  targets.some((target) => target.type === 'yaku' && target.yaku === id);

export function YakuSlips({ targets, view }: YakuSlipsProps) {
  const all = targets.some((target) => target.type === 'zone' && target.zone === 'yakuList');
  const rows = yakuRows(view).filter((row) => all || isPointed(row, targets));
  if (rows.length === 0) return null;
  const lines = yakuLines(view.ruleSet);
  return (
    <ul class="yakuSlips" data-all={all}>
      {rows.map(({ id, cards }) => (
        <li key={id}>
          <div>
            <b>{yakuName(view.ruleSet, id)}</b>
            {!all && <span class="cap">{lines.find((line) => line.id === id)?.value}</span>}
          </div>
          <YakuCards cards={cards.map(({ card }) => card)} width={all ? 1.25 : 2.125} room={all ? 4.5 : 9} />
        </li>
      ))}
    </ul>
  );
}
