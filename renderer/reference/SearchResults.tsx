/** What a search found, in groups of one page, each a button that leads there. Searches nothing. */
import type { RefObject } from 'preact';
import { formatNumber, t } from '../strings';
import { rovingIndex } from '../ui/roving';
import type { ReferenceEntry } from './entries';
import { Japanese } from './Japanese';
import { Marked } from './Marked';
import type { ReferencePage } from './pages';
import type { Found, FoundGroup } from './search';

interface SearchResultsProps {
  readonly id: string;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly groups: readonly FoundGroup<ReferencePage>[];
  readonly nameOf: (page: ReferencePage) => string;
  readonly onOpen: (entry: ReferenceEntry) => void;
  /** Arrow up from the first. */
  readonly onLeave: () => void;
}

interface ResultProps {
  readonly result: Found<ReferencePage>;
  readonly onOpen: (entry: ReferenceEntry) => void;
}

function Result({ result: { entry, excerpt }, onOpen }: ResultProps) {
  return (
    <li>
      <button type="button" onClick={() => onOpen(entry)}>
        <b>
          <Marked text={entry.title} />
        </b>
        {entry.names.map((name) => (
          <Japanese key={name} text={name} />
        ))}
        <span class="cap">
          <Marked text={excerpt} />
        </span>
      </button>
    </li>
  );
}

export function SearchResults({ id, list, groups, nameOf, onOpen, onLeave }: SearchResultsProps) {
  const count = groups.reduce((sum, { found }) => sum + found.length, 0);
  const handleKey = (event: KeyboardEvent): void => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === event.target);
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') return;
    const next = rovingIndex(event.key, at, buttons.length);
    if (next === null) return;
    event.preventDefault();
    if (event.key === 'ArrowUp' && at <= 0) onLeave();
    else buttons[next]?.focus();
  };
  return (
    <div id={id} class="searchResults">
      <p class="cap" role="status">
        {count === 0
          ? t('reference:search.none')
          : t('reference:search.count', { count, n: formatNumber(count) })}
      </p>
      <div ref={list} class="sheetScroll" onKeyDown={handleKey}>
        {groups.map(({ page, found }) => (
          <section key={page} aria-label={nameOf(page)}>
            <h3>{nameOf(page)}</h3>
            <ul>
              {found.map((result) => (
                <Result key={result.entry.id} result={result} onOpen={onOpen} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
