/** The search over all pages: what is asked, what is found, and the way to it. Draws nothing. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { RuleSet } from '../../shared/ruleSet';
import { language } from '../strings';
import { entriesOf } from './entries';
import type { ReferenceEntry } from './entries';
import { wordsOf } from './fold';
import type { ReferencePage } from './pages';
import { searchIn } from './search';
import type { FoundGroup } from './search';

export interface ReferenceSearch {
  readonly query: string;
  readonly words: readonly string[];
  /** What was found; null while the page stands. */
  readonly groups: readonly FoundGroup<ReferencePage>[] | null;
  readonly ask: (query: string) => void;
  readonly open: (entry: ReferenceEntry) => void;
  /** Back to the pages; what was asked stays in the field. */
  readonly leave: () => void;
}

/** Brings what was found into sight and gives it the focus. */
function show(panel: HTMLElement | null, { id }: ReferenceEntry): void {
  const place = panel?.querySelector<HTMLElement>(`[data-entry="${id}"]`);
  if (!place) return;
  place.tabIndex = -1;
  place.scrollIntoView({ block: 'nearest' });
  place.focus({ preventScroll: true });
}

/** @param panel where the pages stand */
export function useSearch(
  rules: RuleSet,
  panel: RefObject<HTMLElement | null>,
  onPage: (page: ReferencePage) => void,
): ReferenceSearch {
  const [query, setQuery] = useState('');
  const [searching, setSearching] = useState(false);
  const [opened, setOpened] = useState<ReferenceEntry | null>(null);
  const search = useMemo(() => searchIn(entriesOf(rules)), [rules, language.value]);
  const words = useMemo(() => wordsOf(query), [query]);
  useLayoutEffect(() => {
    if (opened !== null) show(panel.current, opened);
  }, [opened]);
  return {
    query,
    words,
    groups: searching && words.length > 0 ? search(query) : null,
    ask(asked) {
      setQuery(asked);
      setSearching(true);
      setOpened(null);
    },
    open(entry) {
      setSearching(false);
      setOpened(entry);
      onPage(entry.page);
    },
    leave() {
      setSearching(false);
      setOpened(null);
    },
  };
}
