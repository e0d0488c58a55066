// @vitest-environment happy-dom
// The pages of the reference in the document: what each tells, the search that leads to them, the helps that may be off.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { act } from 'preact/test-utils';
import { CARD_IDS } from '../../../shared/cards';
import { presets } from '../../../shared/presets';
import { LANGUAGES } from '../../../shared/settings';
import type { PlayerView } from '../../../shared/view';
import { GLOSSARY_IDS, HISTORY_IDS, TIP_IDS } from '../../../renderer/reference/facts.table';
import { entriesOf } from '../../../renderer/reference/entries';
import { pageTab, REFERENCE_PAGES } from '../../../renderer/reference/pages';
import type { ReferencePage } from '../../../renderer/reference/pages';
import { searchIn } from '../../../renderer/reference/search';
import { playedYaku } from '../../../renderer/reference/yakuLines';
import { ReferenceSheet } from '../../../renderer/reference/ReferenceSheet';
import { inJapanese, setLanguage, t } from '../../../renderer/strings';
import { button, mount, press, unmountAll } from '../../support/dom';
import { view } from '../screens/fixtures';

afterEach(async () => {
  setLanguage('en');
  await unmountAll();
});

const OUTSIDE = { view: null, help: { tracker: true, reach: true } };

interface Opened {
  readonly view?: PlayerView | null;
  readonly help?: { readonly tracker: boolean; readonly reach: boolean };
  readonly onClose?: () => void;
}

const open = (
  page: ReferencePage,
  { view: shown = null, help = { tracker: true, reach: true }, onClose = () => undefined }: Opened = {},
) =>
  mount(
    <ReferenceSheet
      view={shown}
      help={help}
      rules={presets.modern}
      page={page}
      searching
      onClose={onClose}
    />,
  );

const entries = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('.tabPanel [data-entry]')].map(
    (each) => each.dataset['entry'] ?? '',
  );
const field = (): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>('[role=searchbox]');
  if (found === null) throw new Error('no field');
  return found;
};
const ask = (query: string) =>
  act(() => {
    field().value = query;
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
const results = (): readonly string[] =>
  [...document.querySelectorAll('.searchResults li b')].map((each) => each.textContent ?? '');

describe.each(LANGUAGES)('the pages in %s', (language) => {
  it.each([
    ['glossary', GLOSSARY_IDS],
    ['tips', TIP_IDS],
    ['history', HISTORY_IDS],
  ] as const)('%s has all its articles', async (page, ids) => {
    setLanguage(language);
    await open(page);
    expect(entries()).toEqual(ids);
  });

  it('months name all cards, in Japanese too', async () => {
    setLanguage(language);
    await open('months');
    expect(new Set(entries().filter((id) => !id.startsWith('month-')))).toEqual(new Set(CARD_IDS));
    const crane = document.querySelector('[data-entry=jan-crane]')?.textContent ?? '';
    expect(crane).toContain(t('cards:jan-crane.name'));
    expect(crane).toContain(inJapanese('cards:jan-crane.name'));
  });

  it('yaku outside a match are all that the rules play, and nobody holds a card', async () => {
    setLanguage(language);
    await open('cards');
    expect(entries()).toEqual(playedYaku(presets.modern).map(({ id }) => id));
    expect(document.querySelector('[data-held]')).toBeNull();
    expect(document.querySelector('.tracker')).toBeNull();
  });

  it('a search by a Japanese sign leads to the card, with the sign marked', async () => {
    setLanguage(language);
    await open('tips');
    await ask(inJapanese('cards:oct-deer.name'));
    expect(results()[0]).toBe(t('cards:oct-deer.name'));
    await press('Enter');
    const found = document.activeElement;
    expect(found?.getAttribute('data-entry')).toBe('oct-deer');
    expect(found?.querySelector('mark')?.textContent).toBe(inJapanese('cards:oct-deer.name'));
    expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe(
      t('reference:tab.months'),
    );
  });
});

describe('the search', () => {
  it('begins with the focus in its field, says how much it found, and says so where that is nothing', async () => {
    await open('months');
    expect(document.activeElement).toBe(field());
    await ask('goko');
    expect(results()[0]).toBe('Five lights');
    expect(document.querySelector('[role=status]')?.textContent).toMatch(/^\d+ entr/);
    await ask('qqq');
    expect(results()).toEqual([]);
    expect(document.querySelector('[role=status]')?.textContent).toBe(t('reference:search.none'));
    await press('Enter');
    expect(document.activeElement).toBe(field());
  });

  it('is walked by arrows, back to the field too', async () => {
    await open('months');
    await ask('ribbon');
    await press('ArrowDown');
    expect(document.activeElement?.querySelector('b')?.textContent).toBe(results()[0]);
    await press('ArrowDown');
    expect(document.activeElement?.querySelector('b')?.textContent).toBe(results()[1]);
    await press('ArrowUp');
    await press('ArrowUp');
    expect(document.activeElement).toBe(field());
  });

  it('leads to each page', async () => {
    await open('tips');
    for (const page of REFERENCE_PAGES) {
      const [first] = searchIn(entriesOf(presets.modern).filter((entry) => entry.page === page))('card');
      const title = first?.found[0]?.entry.title ?? '';
      await ask('card');
      const group = document.querySelector(`.searchResults [aria-label="${pageTab(page, OUTSIDE)}"]`);
      const result = [...(group?.querySelectorAll('button') ?? [])].find((each) =>
        each.textContent?.includes(title),
      );
      await act(() => result?.click());
      expect(document.querySelector('.searchResults'), page).toBeNull();
      expect(document.activeElement?.textContent, page).toContain(title);
    }
  });

  it('is emptied by Esc first, and the sheet closes by the next', async () => {
    const onClose = vi.fn();
    await open('months', { onClose });
    await ask('moon');
    await press('Escape');
    expect(field().value).toBe('');
    expect(onClose).not.toHaveBeenCalled();
    await press('Escape');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('leaves its results by a tab, the chosen one too', async () => {
    await open('months');
    await ask('moon');
    await act(() => button('Months').click());
    expect(document.querySelector('.searchResults')).toBeNull();
    expect(entries()).toContain('aug-moon');
  });
});

describe('the helps', () => {
  const plain = view();
  const nearTane: PlayerView = {
    ...plain,
    seats: plain.seats.map((seat) => ({
      ...seat,
      yaku: [],
      reach: [{ id: 'tane', points: 1, have: ['jul-boar', 'oct-deer'], size: 5, missing: [] }],
    })),
  };

  it('show the tracker, or the yaku alone', async () => {
    await open('cards', { view: nearTane });
    expect(document.querySelectorAll('.trackerCard')).toHaveLength(48);
    await unmountAll();
    await open('cards', { view: nearTane, help: { tracker: false, reach: true } });
    expect(document.querySelector('.trackerCard')).toBeNull();
    expect(document.querySelector('[role=tab]')?.textContent).toBe('Yaku');
    expect(document.querySelector('h2')?.textContent).toBe('Yaku, and what you hold');
  });

  it('tell what a yaku lacks, or how it is made', async () => {
    const notes = (): (string | null)[] =>
      [...document.querySelectorAll('.yakuRow')].map((row) => row.getAttribute('data-note'));
    await open('cards', { view: nearTane });
    expect(notes()).toContain('progress');
    await unmountAll();
    await open('cards', { view: nearTane, help: { tracker: true, reach: false } });
    for (const note of ['missing', 'progress', 'taken', 'outOfReach']) expect(notes()).not.toContain(note);
    expect(document.querySelector('[data-yaku=tane] p')?.textContent).toBe('5 animals');
  });
});
