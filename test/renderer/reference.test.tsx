// @vitest-environment happy-dom
// The rules in words, and the reference sheet as it stands in the document.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { presets } from '../../shared/presets';
import { viewFor } from '../../main/engine/view';
import { LANGUAGES } from '../../shared/settings';
import type { RuleSet } from '../../shared/ruleSet';
import { ReferenceSheet } from '../../renderer/reference/ReferenceSheet';
import { CHOICES } from '../../renderer/reference/ruleChoices';
import { rulesInWords, SECTION_IDS, yakuLines } from '../../renderer/reference/rulesInWords';
import type { SectionId } from '../../renderer/reference/rulesInWords';
import { setLanguage, t } from '../../renderer/strings';
import { playOut } from '../support/playout';

const { modern } = presets;

const sectionText = (rules: RuleSet, id: SectionId): string =>
  rulesInWords(rules)
    .filter((section) => section.id === id)
    .flatMap(({ sentences }) => sentences)
    .join('\n');

const hasNumber = (text: string, number: number): boolean => new RegExp(`(^|\\D)${number}(\\D|$)`).test(text);

afterEach(() => {
  render(null, document.body);
  setLanguage('en');
});

describe.each(LANGUAGES)('rules in words, %s', (language) => {
  it('say every number of modern in the section where it belongs', () => {
    setLanguage(language);
    const numbers: readonly (readonly [SectionId, readonly number[]])[] = [
      ['match', [6]],
      ['deal', [8, 24, 4]],
      ['yaku', [10]],
      ['doublings', [7, 4]],
      ['unfinished', [8]],
    ];
    for (const [section, expected] of numbers) {
      for (const number of expected) expect(hasNumber(sectionText(modern, section), number)).toBe(true);
    }
    for (const { id, how, value } of yakuLines(modern)) {
      const worth = modern.yaku[id];
      const [threshold, points, further] =
        typeof worth === 'object' && worth !== null ? worth : [null, worth];
      expect(hasNumber(value, points ?? NaN)).toBe(true);
      if (threshold !== null) expect(hasNumber(how, threshold)).toBe(true);
      if (further !== undefined) expect(value.match(/1/g)).toHaveLength(2);
    }
    expect(yakuLines(modern)).toHaveLength(12);
  });

  it('take their numbers from the rule-set', () => {
    setLanguage(language);
    const other: RuleSet = { ...modern, rounds: 3, sevenDouble: 9, yaku: { ...modern.yaku, goko: 15 } };
    expect(hasNumber(sectionText(other, 'match'), 3)).toBe(true);
    expect(hasNumber(sectionText(other, 'doublings'), 9)).toBe(true);
    expect(hasNumber(sectionText(other, 'doublings'), 7)).toBe(false);
    expect(yakuLines(other)[0]?.value).toContain('15');
  });

  it('have whole sentences in every section', () => {
    setLanguage(language);
    const sections = rulesInWords(modern);
    expect(sections.map(({ id }) => id)).toEqual(SECTION_IDS);
    for (const { title, sentences } of sections) {
      expect(title).not.toMatch(/[{}]|undefined/);
      expect(sentences.length).toBeGreaterThanOrEqual(2);
      for (const sentence of sentences) expect(sentence).toMatch(/^[^{}]+[.。]$/u);
    }
  });

  it('can tell a month’s match and a table of three', () => {
    setLanguage(language);
    expect(hasNumber(sectionText({ ...modern, rounds: 1 }, 'match'), 1)).toBe(true);
    const three: RuleSet = { ...modern, players: 3, handSize: 7, fieldSize: 6 };
    expect(hasNumber(sectionText(three, 'deal'), 21)).toBe(true);
    // The draw pile is used up: nothing is left to be told.
    expect(rulesInWords(three).find(({ id }) => id === 'unfinished')?.sentences).toHaveLength(2);
  });
});

describe('what a newcomer asks', () => {
  it.each([
    ['what koi-koi does', 'decision', /koi-koi plays on.*score nothing yet/i],
    ['what their koi-koi does to my score', 'doublings', /opponent called koi-koi.*points double/i],
    ['what my own koi-koi does to it', 'doublings', /own calls never raise/i],
    ['what a dead month pays', 'unfinished', /nobody scores/i],
    ['whether the cup is a plain card', 'yaku', /sake cup counts as an animal only/i],
    ['who deals next', 'dealer', /wins a month deals the next/i],
    ['who deals after a dead month', 'dealer', /without a winner the other player deals/i],
  ] as const)('%s is told in its section', (_, section, answer) => {
    expect(sectionText(modern, section)).toMatch(answer);
  });
});

describe('rules without words', () => {
  const unworded = Object.entries(CHOICES).flatMap(([field, sentences]) =>
    Object.entries(sentences)
      .filter(([, key]) => key === null)
      .map(([value]): [string, string] => [field, value]),
  );

  it.each(unworded)('%s %s is refused, not passed over', (field, value) => {
    expect(() => rulesInWords({ ...modern, [field]: value })).toThrow(field);
  });

  it.each([
    ['target', 50],
    ['rounds', null],
    ['handYaku', { teshi: 6, kuttsuki: 6 }],
    ['minStop', 2],
    ['maxCalls', 1],
    ['oyaKen', 1],
    ['sevenDouble', null],
    ['joker', { 'sep-cup': 'both', 'may-bridge': 'animal' }],
    ['yaku', { ...modern.yaku, 'akatan-aotan': 10 }],
  ] as const)('%s %j is refused', (field, value) => {
    expect(() => rulesInWords({ ...modern, [field]: value })).toThrow('no sentence');
  });
});

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
      render(<ReferenceSheet view={view} tab={tab} onClose={onClose} rivalName="Sakuya" />, document.body),
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
