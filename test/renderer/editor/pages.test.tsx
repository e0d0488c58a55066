// @vitest-environment happy-dom
// The table of yaku and the jokers: every value can be reached, by pointer and by keys, and none that nobody could play.
import { afterEach, describe, expect, it } from 'vitest';
import { presets } from '../../../shared/presets';
import type { RuleSet } from '../../../shared/ruleSet';
import { YAKU_IDS } from '../../../shared/yaku';
import { isCountYaku } from '../../../shared/yakuCards';
import { setLanguage, t } from '../../../renderer/strings';
import { LANGUAGES } from '../../../shared/settings';
import { button, click, press, type, unmountAll } from '../../support/dom';
import { open, settle } from './pagesPlace';

const { modern } = presets;

afterEach(async () => {
  await unmountAll();
  setLanguage('en');
});

const name = (id: (typeof YAKU_IDS)[number]): string => t(`cards:yaku.${id}.name`);
const number = (label: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[role=spinbutton][aria-label="${label}"]`);
  if (found === null) throw new Error(`no number ${label}`);
  return found;
};
const tap = async (label: string): Promise<void> => {
  await click(button(label));
  await settle();
};
const notes = (): readonly string[] =>
  [...document.querySelectorAll('.pageOptionNote')].map(({ textContent }) => textContent ?? '');

describe('the table of yaku', () => {
  it.each(YAKU_IDS)('switches %s and back to what it paid', async (id) => {
    const rules: RuleSet = { ...modern, yaku: { ...presets.mekuri.yaku, 'akatan-aotan': 11 } };
    const watched = await open('yaku', rules);
    await tap(t('options:yaku.played', { yaku: name(id) }));
    expect(watched.rules.yaku[id]).toBeNull();
    await tap(t('options:yaku.played', { yaku: name(id) }));
    expect(watched.rules.yaku).toEqual(rules.yaku);
  });

  it('gives a yaku that the base does not know the value of a preset that does', async () => {
    const watched = await open('yaku', modern);
    await tap('Played: Grass ribbons');
    expect(watched.rules.yaku.kusatan).toBe(presets.mekuri.yaku.kusatan);
  });

  it.each(YAKU_IDS.filter((id) => !isCountYaku(id)))(
    'sets the points of %s by button, key and typing',
    async (id) => {
      const watched = await open('yaku', { ...modern, yaku: { ...presets.mekuri.yaku, 'akatan-aotan': 11 } });
      const field = number(`Points for ${name(id)}`);
      await tap(`More: Points for ${name(id)}`);
      const more = Number(watched.rules.yaku[id]);
      field.focus();
      await press('ArrowDown');
      await settle();
      expect(watched.rules.yaku[id]).toBe(more - 1);
      await type(field, '100');
      await press('Enter');
      await settle();
      expect(watched.rules.yaku[id]).toBe(100);
      await type(field, '101');
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.querySelector('.stepperBounds')?.textContent).toBe('1 to 100');
      await press('Enter');
      await settle();
      expect(watched.rules.yaku[id]).toBe(100);
    },
  );

  it('sets all three numbers of a counted yaku, and says why no more cards can be asked for', async () => {
    const watched = await open('yaku', { ...modern, yaku: { ...modern.yaku, tane: [8, 1, 1] } }, modern);
    await tap('More: Animals, points');
    await tap('Less: Animals, each further');
    await tap('More: Animals, cards needed');
    expect(watched.rules.yaku.tane).toEqual([9, 2, 0]);
    expect(button('More: Animals, cards needed').getAttribute('aria-disabled')).toBe('true');
    expect(notes().join(' ')).not.toBe('');
    await tap('More: Animals, cards needed');
    expect(watched.rules.yaku.tane).toEqual([9, 2, 0]);
  });

  it('keeps the last yaku, with the reason', async () => {
    const none = Object.fromEntries(YAKU_IDS.map((id) => [id, null]));
    const alone: RuleSet = { ...modern, sevenDouble: null, yaku: { ...modern.yaku, ...none, goko: 10 } };
    const watched = await open('yaku', alone);
    await tap('Played: Five lights');
    expect(watched.rules.yaku.goko).toBe(10);
    expect(notes()).not.toEqual([]);
  });

  it.each([
    ['setIncrement', ['Growing', 'In place', 'Fixed'], ['stack', 'replace', 'none']],
    ['viewing', ['As a bonus', 'Never', 'Always'], ['bonus', 'never', 'always']],
    ['bonusEnabledBy', ['Not enough', 'Enough'], ['basic', 'non-bonus']],
    ['viewingCancel', ['Rain', 'Rain and fog', 'Neither'], ['rain-both', 'rain-and-fog', 'none']],
  ] as const)('chooses every value of %s', async (field, labels, values) => {
    const watched = await open('yaku', modern);
    const seen: unknown[] = [];
    for (const label of labels) {
      await tap(label);
      seen.push(watched.rules[field]);
    }
    expect(seen).toEqual(values);
  });

  it('marks what is changed and says what it was', async () => {
    await open('yaku', { ...modern, yaku: { ...modern.yaku, goko: 12, tane: null, kusatan: 5 } }, modern);
    const changed = [...document.querySelectorAll('[data-changed=true] .pageOptionWas')];
    expect(changed.map(({ textContent }) => textContent)).toEqual([
      'was 10 points',
      'was not played',
      'was 5 animals: 1 point, and 1 for each further animal',
    ]);
  });
});

describe('the jokers', () => {
  it.each(['sep-cup', 'may-bridge'] as const)('chooses every use of %s by pointer and keys', async (card) => {
    const watched = await open('jokers', modern);
    const group = document.querySelector(`[role=radiogroup][aria-label="${t(`cards:${card}.name`)}"]`);
    const plates = [...(group?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])];
    const seen: unknown[] = [];
    for (const plate of plates) {
      await click(plate);
      await settle();
      seen.push(watched.rules.joker[card]);
    }
    plates[2]?.focus();
    await press('ArrowUp');
    await settle();
    expect([...seen, watched.rules.joker[card]]).toEqual(['animal', 'either', 'both', 'either']);
  });

  it.each(LANGUAGES)('says in %s what each use means and pays', async (language) => {
    setLanguage(language);
    await open('jokers', modern);
    const plates = [...document.querySelectorAll('.usePlates [role=radio]')];
    expect(plates).toHaveLength(6);
    for (const plate of plates) expect(plate.textContent).toMatch(/[.。].*\d.*\d/);
  });
});
