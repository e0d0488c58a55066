// @vitest-environment happy-dom
// The reference sheet, the rules page and the list of differences as they stand in the document.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { presets } from '../../shared/presets';
import { viewFor } from '../../main/engine/view';
import type { HouseYaku } from '../../shared/houseYaku';
import type { RuleSet } from '../../shared/ruleSet';
import { ReferenceSheet } from '../../renderer/reference/ReferenceSheet';
import { RulesPage } from '../../renderer/reference/RulesPage';
import { SECTION_IDS } from '../../renderer/reference/rulesInWords';
import { setLanguage, t } from '../../renderer/strings';
import { playOut } from '../support/playout';

const { modern } = presets;

const NOMI: HouseYaku = {
  id: 'house-1',
  name: 'Nomi',
  pattern: { type: 'cards', cards: ['mar-curtain', 'aug-moon', 'sep-cup'], need: 3 },
  points: 5,
  perFurther: 0,
  replaces: [],
};

afterEach(() => {
  render(null, document.body);
  setLanguage('en');
});

const ALL_HELP = { tracker: true, reach: true };

describe('reference sheet', () => {
  const viewOf = (ruleSet: RuleSet, seed: number) => {
    const states = [...playOut({ ruleSet, seed }, seed, 1)].map(({ state }) => state);
    const state = states[Math.floor(states.length / 2)];
    if (state === undefined) throw new Error('no state');
    return viewFor(state, 0);
  };

  const open = (ruleSet: RuleSet, tab: 'cards' | 'rules', onClose = vi.fn()) => {
    const view = viewOf(ruleSet, 3);
    void act(() =>
      render(
        <ReferenceSheet view={view} help={ALL_HELP} rules={ruleSet} page={tab} onClose={onClose} />,
        document.body,
      ),
    );
    return { view, onClose };
  };
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];

  it.each([
    ['two', modern],
    ['three', presets['classic-3p']],
  ])('shows 48 cards and tags those whose place is known, for %s players', (_, ruleSet) => {
    const { view } = open(ruleSet, 'cards');
    expect(all('.trackerCard')).toHaveLength(48);
    const captured = view.seats.flatMap((seat) => seat.captured);
    const known = captured.length + view.hand.length + view.field.length + (view.pending === null ? 0 : 1);
    expect(all('.trackerCard .trackerTag')).toHaveLength(known);
    expect(all('.trackerCard[data-place=unseen]')).toHaveLength(48 - known);
  });

  it('speaks the place of each card', () => {
    const { view } = open(modern, 'cards');
    const [card] = view.hand;
    const label = t('reference:cardAt', {
      card: t(`cards:${card ?? 'jan-crane'}.name`),
      where: t('reference:where.hand'),
    });
    expect(all(`[data-card=${card ?? ''}] img`)[0]?.getAttribute('alt')).toBe(label);
  });

  it('turns to the rules and back, and says so', () => {
    open(modern, 'rules');
    expect(all('.rulesSection')).toHaveLength(SECTION_IDS.length);
    expect(document.querySelector('h2')?.textContent).toBe('Rules of this match');
    const [cards] = all('[role=tab]');
    void act(() => {
      if (cards instanceof HTMLElement) cards.click();
    });
    expect(all('.trackerCard')).toHaveLength(48);
    expect(document.querySelector('h2')?.textContent).toBe('Where the cards are');
  });

  it('names both rivals of a table of three, each with a mark of their own', () => {
    open(presets['classic-3p'], 'cards');
    const legend = all('.trackerLegend li').map((item) => item.textContent ?? '');
    expect(legend.filter((text) => /^(Sakuya|Toru), \d/.test(text))).toHaveLength(2);
    const marks = all('.trackerLegend [data-place=rival]');
    expect(marks.map((mark) => mark.getAttribute('data-seat'))).toEqual(['1', '2']);
    expect(new Set(marks.map((mark) => mark.innerHTML)).size).toBe(2);
  });

  it('shows a house yaku by its name, cards and points, like any other', () => {
    open({ ...modern, houseYaku: [NOMI] }, 'cards');
    const [row] = all('[data-yaku=house-1]');
    expect(row?.querySelector('b')?.textContent).toBe('Nomi');
    expect(row?.querySelectorAll('.yakuCards img')).toHaveLength(3);
    expect(row?.querySelector('.yakuValue')?.textContent).toBe('5');
  });

  it('changes its words with the language', () => {
    open(modern, 'rules');
    void act(() => setLanguage('de'));
    expect(document.querySelector('h2')?.textContent).toBe('Regeln dieser Partie');
    expect(document.documentElement.lang).toBe('de');
  });

  it('closes on Escape', () => {
    const { onClose } = open(modern, 'cards');
    document
      .querySelector('[role=dialog]')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('rules page', () => {
  it('needs no match, and each heading leads to its section', () => {
    void act(() => render(<RulesPage rules={{ ...presets.fifty, houseYaku: [NOMI] }} />, document.body));
    const shown: string[] = [];
    for (const section of document.querySelectorAll<HTMLElement>('.rulesSection')) {
      section.scrollIntoView = () => void shown.push(section.dataset['section'] ?? '');
    }
    for (const button of document.querySelectorAll<HTMLElement>('nav button')) button.click();
    expect(shown).toEqual(SECTION_IDS);
    expect(document.querySelector('[data-yaku=house-1]')?.textContent).toBe(
      'NomiCurtain, Moon and Sake cup5 points',
    );
  });
});
