/** The sheet to look things up in, at the table and from the title: pages, and one search over all. Knows no rules. */
import type { RefObject } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import type { RuleSet } from '../../shared/ruleSet';
import { t } from '../strings';
import { IconButton } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Tabs } from '../ui/Tabs';
import { ArticlesPage } from './ArticlesPage';
import { CardsPage } from './CardsPage';
import { SoughtWords } from './Marked';
import { MonthsPage } from './MonthsPage';
import { pageTab, pageTitle, REFERENCE_PAGES } from './pages';
import type { ReferencePage, ReferenceState } from './pages';
import { RulesPage } from './RulesPage';
import { SearchField } from './SearchField';
import { SearchResults } from './SearchResults';
import { useSearch } from './useSearch';
import type { ReferenceSearch } from './useSearch';
import './reference.css';
import './referencePages.css';

export interface ReferenceSheetProps extends ReferenceState {
  /** Those of the match, or of the next one. */
  readonly rules: RuleSet;
  /** The page opened first. */
  readonly page: ReferencePage;
  /** Begins in the field of the search. */
  readonly searching?: boolean;
  readonly onClose: () => void;
}

interface PageProps {
  readonly page: ReferencePage;
  readonly state: ReferenceState;
  readonly rules: RuleSet;
}

function Page({ page, state, rules }: PageProps) {
  const title = pageTitle(page, state);
  switch (page) {
    case 'cards':
      return <CardsPage state={state} rules={rules} />;
    case 'months':
      return <MonthsPage title={title} />;
    case 'rules':
      return <RulesPage rules={rules} title={title} />;
    case 'glossary':
    case 'tips':
    case 'history':
      return <ArticlesPage page={page} title={title} />;
  }
}

interface HeadProps {
  readonly id: string;
  readonly title: string;
  readonly results: string;
  readonly found: ReferenceSearch;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly onClose: () => void;
}

function Head({ id, title, results, found, list, onClose }: HeadProps) {
  const { groups, query, ask, open } = found;
  const best = groups?.[0]?.found[0];
  return (
    <>
      <h2 id={id}>{groups === null ? title : t('reference:title.search')}</h2>
      <SearchField
        query={query}
        controls={groups === null ? null : results}
        onChange={ask}
        // Asked again, an old query shows its results again.
        onEnter={() => (groups === null ? ask(query) : best && open(best.entry))}
        onDown={() => list.current?.querySelector('button')?.focus()}
      />
      <IconButton icon="close" label={t('reference:close')} onClick={onClose} />
    </>
  );
}

export function ReferenceSheet({ view, help, rules, page: first, searching, onClose }: ReferenceSheetProps) {
  const [page, setPage] = useState<ReferencePage>(first);
  const [heading, results] = [useId(), useId()];
  const body = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const found = useSearch(rules, body, setPage);
  const state: ReferenceState = { view, help };
  const choose = (next: ReferencePage): void => {
    found.leave();
    setPage(next);
  };
  const toField = (): void => body.current?.querySelector<HTMLElement>('[role=searchbox]')?.focus();
  return (
    <Dialog
      class="referenceDialog"
      labelledBy={heading}
      onDismiss={onClose}
      initialFocus={searching === true ? '[role=searchbox]' : '[role=tab][aria-selected=true]'}
    >
      <div ref={body} class="reference" data-searching={found.groups !== null}>
        <Head
          id={heading}
          title={pageTitle(page, state)}
          results={results}
          found={found}
          list={list}
          onClose={onClose}
        />
        <Tabs
          label={t('reference:tabs')}
          value={page}
          options={REFERENCE_PAGES.map((value) => ({ value, label: pageTab(value, state) }))}
          onChange={choose}
        >
          <SoughtWords.Provider value={found.words}>
            {found.groups === null ? (
              <Page key={page} page={page} state={state} rules={rules} />
            ) : (
              <SearchResults
                id={results}
                list={list}
                groups={found.groups}
                nameOf={(each) => pageTab(each, state)}
                onOpen={found.open}
                onLeave={toField}
              />
            )}
          </SoughtWords.Provider>
        </Tabs>
      </div>
    </Dialog>
  );
}
