/** All finished matches as a list to choose one or several from; only those in sight are drawn. Decides nothing. */
import { useId, useRef } from 'preact/hooks';
import type { FinishedMatch } from '../../shared/coach';
import { t } from '../strings';
import { rovingIndex } from '../ui/roving';
import { MatchRow } from './MatchRow';
import { extend, pick, pickAll, toggle } from './selection';
import type { Selection } from './selection';
import { showRow, useRowWindow } from './useRowWindow';

/** Height of a row, rem. */
const ROW = 3.25;
/** Rows that Page up and Page down go. */
const PAGE = 8;

interface MatchListProps {
  /** The newest first. */
  readonly matches: readonly FinishedMatch[];
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  /** Enter on what is chosen, and a double click. */
  readonly onOpen: () => void;
}

/** The row that a key leads to; null when it leads nowhere. Unlike a ring of buttons, a list ends. */
function rowFor(key: string, at: number, count: number): number | null {
  const by = key === 'PageDown' ? PAGE : key === 'PageUp' ? -PAGE : null;
  if (by !== null) return Math.min(count - 1, Math.max(0, at + by));
  if (key === 'ArrowLeft' || key === 'ArrowRight') return null;
  const next = rovingIndex(key, at, count);
  const wraps = (key === 'ArrowUp' && at <= 0) || (key === 'ArrowDown' && at === count - 1);
  return wraps ? at : next;
}

export function MatchList({ matches, selection, onSelect, onOpen }: MatchListProps) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const { first, end } = useRowWindow(list, matches.length, ROW);
  const ids = matches.map((match) => match.id);
  const at = selection.at === null ? -1 : ids.indexOf(selection.at);
  const rowId = (index: number): string => `${id}-${index}`;

  const handleKey = (event: KeyboardEvent): void => {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    const next = rowFor(key, at, ids.length);
    const reached = next === null ? undefined : ids[next];
    if (reached !== undefined && next !== null) {
      onSelect(shiftKey ? extend(ids, selection, reached) : pick(reached));
      if (list.current !== null) showRow(list.current, next, ROW);
    } else if (key === ' ' && selection.at !== null) onSelect(toggle(selection, selection.at));
    else if (key === 'a' && (ctrlKey || metaKey)) onSelect(pickAll(ids, selection));
    else if (key === 'Enter') onOpen();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const press = (event: MouseEvent, match: string): void => {
    if (event.shiftKey) onSelect(extend(ids, selection, match));
    else if (event.ctrlKey || event.metaKey) onSelect(toggle(selection, match));
    else onSelect(pick(match));
  };

  return (
    <div
      ref={list}
      class="matchList sheetScroll"
      role="listbox"
      tabIndex={0}
      aria-multiselectable="true"
      aria-label={t('record:matches.list')}
      aria-description={t('record:matches.keys')}
      aria-activedescendant={at >= first && at < end ? rowId(at) : undefined}
      onKeyDown={handleKey}
      onDblClick={onOpen}
    >
      <div role="presentation" style={{ height: `${ids.length * ROW}rem` }}>
        {matches.slice(first, end).map((match, place) => (
          <MatchRow
            key={match.id}
            id={rowId(first + place)}
            match={match}
            index={first + place}
            count={ids.length}
            rowRem={ROW}
            chosen={selection.chosen.has(match.id)}
            atHand={match.id === selection.at}
            onPress={(event) => press(event, match.id)}
          />
        ))}
      </div>
    </div>
  );
}
