/** The list of finished matches with what can be done about those that are chosen. Keeps only the choice. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { FinishedMatch } from '../../shared/coach';
import { Confirm } from '../screens/Confirm';
import { formatNumber, t } from '../strings';
import { showToast } from '../ui/Toast';
import { MatchList } from './MatchList';
import { MatchPanel } from './MatchPanel';
import { among, pickAll } from './selection';
import type { Selection } from './selection';

interface MatchesPageProps {
  /** The newest first. */
  readonly matches: readonly FinishedMatch[];
  readonly onReview: (id: string) => void;
  readonly onWatch: ((id: string) => void) | null;
  /** True when the code is on the clipboard. */
  readonly onCopyDeals: (id: string) => Promise<boolean>;
  readonly onDelete: (ids: readonly string[]) => void;
}

const NONE: Selection = { chosen: new Set(), at: null, from: null };

/** The choice, always among the rows that are there. */
function useSelection(ids: readonly string[]) {
  const [held, setHeld] = useState({ selection: NONE, ids });
  const isOf = held.ids.length === ids.length && held.ids.every((id, index) => id === ids[index]);
  const isFresh = held.selection.at === null && held.selection.chosen.size === 0;
  const selection = isOf && !isFresh ? held.selection : among(ids, held.ids, held.selection);
  return { selection, select: (next: Selection): void => setHeld({ selection: next, ids }) };
}

/** Where the button that had the focus went with what was deleted, the list takes it. */
function useListFocus(count: number) {
  const page = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) {
      page.current?.querySelector<HTMLElement>('[role=listbox]')?.focus();
    }
  }, [count]);
  return page;
}

export function MatchesPage({ matches, onDelete, onCopyDeals, ...actions }: MatchesPageProps) {
  const ids = matches.map(({ id }) => id);
  const { selection, select } = useSelection(ids);
  const [asking, setAsking] = useState(false);
  const page = useListFocus(matches.length);
  const chosen = matches.filter(({ id }) => selection.chosen.has(id));
  const count = chosen.length;
  const copy = async (id: string): Promise<void> => {
    if (await onCopyDeals(id)) showToast(t('record:matches.copied'));
  };
  const remove = (): void => {
    setAsking(false);
    select(selection);
    onDelete(chosen.map(({ id }) => id));
  };
  const [only] = chosen;
  return (
    <div ref={page} class="matchesPage">
      <MatchList
        matches={matches}
        selection={selection}
        onSelect={select}
        onOpen={() => only !== undefined && count === 1 && actions.onReview(only.id)}
      />
      <MatchPanel
        chosen={chosen}
        onChooseAll={() => select(pickAll(ids, selection))}
        onCopyDeals={(id) => void copy(id)}
        onDelete={() => setAsking(true)}
        {...actions}
      />
      {asking && (
        <Confirm
          title={t('record:delete.title', { count, number: formatNumber(count) })}
          text={t('record:delete.text')}
          yes={t('record:delete.yes')}
          no={t('record:delete.no')}
          onYes={remove}
          onNo={() => setAsking(false)}
        />
      )}
    </div>
  );
}
