// @vitest-environment happy-dom
// House yaku: written with pictures, put in order, copied, deleted and brought back; references stay with what they name.
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { CARD_IDS, cardsOfMonth, kindOf, monthOf } from '../../../shared/cards';
import { LONGEST_HOUSE_NAME, MOST_HOUSE_YAKU } from '../../../shared/houseYaku';
import { presets } from '../../../shared/presets';
import type { RuleSet } from '../../../shared/ruleSet';
import { cardReached } from '../../../renderer/editor/pages/cardGridMoves';
import { duplicate, freeName, lettersOf, move, put, without } from '../../../renderer/editor/pages/houseList';
import { setLanguage } from '../../../renderer/strings';
import { nameCard } from '../../../renderer/table/cardNames';
import { button, click, hasButton, press, type, unmountAll } from '../../support/dom';
import { cards, kind, NOMI, withHouse } from '../../support/houseRules';
import { drawnRuleSet } from '../../support/ruleSets';
import { open, problemsOf, settle } from './pagesPlace';

const { modern } = presets;
/** The third replaces the first and a yaku of the game, the second the third. */
const three: RuleSet = withHouse(
  modern,
  [NOMI, 8],
  [kind('animal', 4), 3, 1, ['house-3']],
  [cards(2, 'jan-crane', 'dec-phoenix', 'may-bridge'), 4, 0, ['house-1', 'sanko']],
);

afterEach(async () => {
  await unmountAll();
  setLanguage('en');
});

const tap = async (label: string): Promise<void> => {
  await click(button(label));
  await settle();
};
const field = (): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>('.textField');
  if (found === null) throw new Error('no field for a name');
  return found;
};
const write = async (text: string): Promise<void> => {
  await type(field(), text);
  await settle();
};
const standing = (): string => document.querySelector('.houseStanding > span')?.textContent ?? '';
const checkbox = (label: string): HTMLInputElement => {
  const found = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent?.trim() === label,
  );
  const box = found?.querySelector('input');
  if (box === null || box === undefined) throw new Error(`no checkbox ${label}`);
  return box;
};
const tick = async (label: string): Promise<void> => {
  const box = checkbox(label);
  box.checked = !box.checked;
  box.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
};

describe('a new one', () => {
  it('is made of pictures, and in the rules as soon as it can be played', async () => {
    const watched = await open('house', modern);
    await tap('New house yaku');
    expect(watched.rules.houseYaku).toEqual([]);
    expect(standing()).toContain('Choose at least one card.');
    await write('Nomi 花見酒');
    for (const card of NOMI.type === 'cards' ? NOMI.cards : []) await tap(nameCard(card));
    await tap('More: Points');
    await tap('Less: Cards needed');
    await tap('More: Each further card');
    await tick('Cherry viewing');
    await tick('Moon viewing');
    expect(watched.rules.houseYaku).toEqual([
      {
        id: 'house-1',
        name: 'Nomi 花見酒',
        pattern: { type: 'cards', cards: ['mar-curtain', 'aug-moon', 'sep-cup'], need: 2 },
        points: 6,
        perFurther: 1,
        replaces: ['hanami', 'tsukimi'],
      },
    ]);
    expect(standing()).toContain('2 of these: Curtain, Moon and Sake cup');
    await tap('Done');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Change: Nomi 花見酒');
  });

  it('can ask for any of a kind, as many as there are and no more', async () => {
    const watched = await open('house', modern);
    await tap('New house yaku');
    await tap('Any of a kind');
    await tap('Light');
    expect(watched.rules.houseYaku[0]?.pattern).toEqual({ type: 'kind', kind: 'light', need: 5 });
    await tap('More: Cards needed');
    expect(watched.rules.houseYaku[0]?.pattern.need).toBe(5);
    expect(standing()).toMatch(/^Not in the rules yet\. \S/);
    await tap('Less: Cards needed');
    expect(standing()).toContain('5 lights');
    await tap('Certain cards');
    expect(standing()).toContain('Choose at least one card.');
    expect(watched.rules.houseYaku[0]?.pattern).toEqual({ type: 'kind', kind: 'light', need: 5 });
  });

  it('keeps a space that is typed, and says what is wrong with a name', async () => {
    const watched = await open('house', three);
    await tap('Change: House 1');
    await write('Oma ');
    expect(field().value).toBe('Oma ');
    expect(watched.rules.houseYaku[0]?.name).toBe('Oma');
    for (const bad of ['', '   ', 'x'.repeat(LONGEST_HOUSE_NAME + 1), 'House 2', 'ＨＯＵＳＥ 2']) {
      await write(bad);
      expect(standing()).toMatch(/^Not in the rules yet\. \S/);
      expect(watched.rules.houseYaku[0]?.name).toBe('Oma');
    }
    await write('花'.repeat(LONGEST_HOUSE_NAME));
    expect(watched.rules.houseYaku[0]?.name).toBe('花'.repeat(LONGEST_HOUSE_NAME));
  });

  it('cannot replace itself by way of others', async () => {
    const watched = await open('house', three);
    await tap('Change: House 1');
    await tick('House 2');
    expect(watched.rules.houseYaku[0]?.replaces).toEqual([]);
    expect(standing()).toMatch(/^Not in the rules yet\. \S/);
    await tick('House 2');
    expect(standing()).not.toMatch(/^Not in the rules yet/);
  });
});

describe('the list', () => {
  it('puts them in order, with what they replace, and the focus goes along', async () => {
    const watched = await open('house', three);
    await tap('Down: House 1');
    expect(watched.rules.houseYaku.map(({ name, replaces }) => [name, replaces])).toEqual([
      ['House 2', ['house-3']],
      ['House 1', []],
      ['House 3', ['house-2', 'sanko']],
    ]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Down: House 1');
    await tap('Up: House 1');
    expect(watched.rules).toEqual(three);
    await tap('Up: House 1');
    expect(watched.rules).toEqual(three);
  });

  it('deletes with the way back, until something else changes', async () => {
    const watched = await open('house', three);
    await tap('Delete: House 1');
    expect(watched.rules.houseYaku.map(({ id, replaces }) => [id, replaces])).toEqual([
      ['house-1', ['house-2']],
      ['house-2', ['sanko']],
    ]);
    expect(document.activeElement?.textContent).toBe('Undo');
    await tap('Undo');
    expect(watched.rules).toEqual(three);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete: House 1');
    await tap('Delete: House 2');
    await tap('Duplicate: House 1');
    expect(hasButton('Undo')).toBe(false);
    expect(watched.rules.houseYaku.map(({ name }) => name)).toEqual(['House 1', 'House 1 2', 'House 3']);
    expect(watched.rules.houseYaku[2]?.replaces).toEqual(['house-1', 'sanko']);
  });

  it('has an end, and says so', async () => {
    const many = Array.from({ length: MOST_HOUSE_YAKU }, () => [NOMI, 8] as const);
    const watched = await open('house', withHouse(modern, ...many));
    expect(hasButton('New house yaku')).toBe(false);
    expect(document.body.textContent).toContain(`${MOST_HOUSE_YAKU} house yaku at most`);
    await tap('Duplicate: House 1');
    expect(watched.made).toEqual([]);
  });
});

describe('the grid', () => {
  it('has every card as a toggle with its name, one of them in the tab order', async () => {
    await open('house', three);
    await tap('Change: House 1');
    const grid = [...document.querySelectorAll<HTMLElement>('.gridCard')];
    expect(grid.map((each) => each.getAttribute('aria-label'))).toEqual(CARD_IDS.map(nameCard));
    expect(grid.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    expect(grid.filter((each) => each.getAttribute('aria-pressed') === 'true')).toHaveLength(3);
  });

  it('is walked by arrows and narrowed to a kind', async () => {
    const watched = await open('house', three);
    await tap('Change: House 1');
    button(nameCard('jan-crane')).focus();
    await press('ArrowRight');
    expect(document.activeElement?.getAttribute('data-card')).toBe('feb-warbler');
    await tap('Ribbon');
    expect(document.querySelectorAll('.gridCard:not(:disabled)')).toHaveLength(10);
    await tap('Choose none');
    await tap('Choose all shown');
    const { pattern } = watched.rules.houseYaku[0] ?? {};
    expect(pattern).toEqual(cards(10, ...CARD_IDS.filter((card) => kindOf(card) === 'ribbon')));
  });

  it('leads to every shown card from any other', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
    for (const shown of [CARD_IDS, CARD_IDS.filter((card) => kindOf(card) === 'plain'), cardsOfMonth(11)]) {
      const reached = new Set(shown.slice(0, 1));
      for (const from of reached)
        for (const key of keys) {
          const next = cardReached(shown, from, key);
          if (next !== null) reached.add(next);
        }
      expect([...reached].toSorted()).toEqual([...shown].toSorted());
    }
    expect(cardReached(CARD_IDS, 'jan-crane', 'ArrowLeft')).toBeNull();
    expect(monthOf(cardReached(CARD_IDS, 'jan-crane', 'ArrowRight') ?? 'jan-crane')).toBe(2);
  });
});

describe('whatever is done to a list', () => {
  const names = (rules: RuleSet): readonly string[] =>
    rules.houseYaku.map(({ name, replaces }) => {
      const named = replaces.map((id) => rules.houseYaku.find((each) => each.id === id)?.name ?? id);
      return `${name} > ${named.toSorted().join()}`;
    });

  it('moving keeps who replaces whom, and the rules stay playable', () => {
    fc.assert(
      fc.property(drawnRuleSet, fc.nat(3), fc.nat(3), (rules, from, to) => {
        const moved = { ...rules, houseYaku: move(rules.houseYaku, from, to) };
        expect(names(moved).toSorted()).toEqual(names(rules).toSorted());
        expect(problemsOf(moved).map(({ code }) => code)).toEqual(problemsOf(rules).map(({ code }) => code));
      }),
    );
  });

  it('copies, deletions and changes leave ids in order and no reference without its yaku', () => {
    fc.assert(
      fc.property(drawnRuleSet, fc.nat(4), (rules, index) => {
        const { houseYaku } = rules;
        const yaku = houseYaku[index];
        const lists = [duplicate(houseYaku, index), without(houseYaku, index)];
        if (yaku !== undefined) lists.push(put(houseYaku, index, { ...yaku, points: 9 }));
        for (const list of lists) {
          const codes = problemsOf({ ...modern, sevenDouble: null, houseYaku: list });
          expect(codes.filter(({ code }) => code !== 'houseNeedOutOfReach')).toEqual([]);
        }
      }),
    );
  });

  it('a free name is free and short enough in any script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), (text) => {
        const [yaku] = three.houseYaku;
        if (yaku === undefined) throw new Error('no house yaku');
        const found = freeName([{ ...yaku, name: text }], `A${text}`);
        expect(lettersOf(found).length).toBeLessThanOrEqual(LONGEST_HOUSE_NAME);
      }),
    );
  });
});
