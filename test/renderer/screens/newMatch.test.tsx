// @vitest-environment happy-dom
// The set-up screen: what it offers follows from the rule-sets, and what is chosen is exactly the match that starts.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchSummary } from '../../../shared/ipc';
import type { MatchOptions } from '../../../shared/matchOptions';
import { presetLengths, presets } from '../../../shared/presets';
import { PRESET_IDS, type NamedRuleSet, type PresetId } from '../../../shared/ruleSet';
import { DEFAULT_SETTINGS, LANGUAGES } from '../../../shared/settings';
import { NewMatch } from '../../../renderer/screens/NewMatch';
import {
  dealersFor,
  offeredPresets,
  optionsOf,
  RIVAL_BIRTH_MONTHS,
} from '../../../renderer/screens/newMatchChoices';
import type { Choices } from '../../../renderer/screens/newMatchChoices';
import { courseWords, factorLines, smallPrint } from '../../../renderer/screens/thisMatchWords';
import { setLanguage } from '../../../renderer/strings';
import { button, choose, click, hasButton, mount, press, unmountAll } from '../../support/dom';
import { emptyDesk, noDeals, saved } from './fixtures';

const start = vi.fn<(options: MatchOptions, replace: boolean) => void>();
const onChange = vi.fn<(patch: Partial<Choices>) => void>();
const family: NamedRuleSet = { name: 'Family', ruleSet: { ...presets.classic, rounds: null, target: 30 } };

const choices = (changes: Partial<Choices> = {}): Choices => ({
  rules: DEFAULT_SETTINGS.rules,
  months: null,
  firstDealer: 'draw',
  birthMonth: 1,
  opponents: DEFAULT_SETTINGS.opponents,
  coach: true,
  ...changes,
});

interface Given {
  readonly last?: Partial<Choices>;
  readonly own?: readonly NamedRuleSet[];
  readonly running?: MatchSummary | null;
  readonly onBack?: () => void;
}

const newMatch = ({ last = {}, own = [], running = null, onBack = () => undefined }: Given = {}) =>
  mount(
    <NewMatch
      deals={noDeals}
      choices={choices(last)}
      ownRules={own}
      running={running}
      desk={emptyDesk}
      onChange={onChange}
      onStart={start}
      onEdit={() => undefined}
      onBack={onBack}
    />,
  );

const started = async (): Promise<MatchOptions | undefined> => {
  await click(button('Start the match'));
  return start.mock.lastCall?.[0];
};
const panel = (): string => document.querySelector('.thisMatch')?.textContent ?? '';
const months = (): number => document.querySelectorAll('.monthStrip li').length;

beforeEach(() => {
  setLanguage('en');
  vi.clearAllMocks();
});
afterEach(unmountAll);

describe('what starts', () => {
  it('is modern against one opponent, the dealer drawn for, unless chosen otherwise', async () => {
    await newMatch();
    expect(await started()).toEqual({
      rules: { type: 'preset', preset: 'modern', months: null },
      opponents: [{ level: 'medium', manner: 'balanced' }],
      firstDealer: { type: 'draw' },
    });
    expect(start).toHaveBeenCalledWith(expect.anything(), false, { type: 'fresh' });
  });

  it.each(offeredPresets)('%s, by its name in the list', async (preset) => {
    await newMatch();
    await choose('Rules', `preset ${preset}`);
    expect((await started())?.rules).toEqual({ type: 'preset', preset, months: null });
    expect(onChange.mock.calls).toEqual([[{ rules: { type: 'preset', preset }, months: null }]]);
  });

  it.each([
    ['draw', { type: 'draw' }],
    ['random', { type: 'random' }],
    ['you', { type: 'agreed', seat: 0 }],
    ['opponent', { type: 'agreed', seat: 1 }],
    ['birthday', { type: 'birthday', months: [1, 3] }],
  ] as const)('first dealer %s', async (dealer, expected) => {
    await newMatch();
    await choose('First dealer', dealer);
    expect((await started())?.firstDealer).toEqual(expected);
    expect(onChange).toHaveBeenCalledWith({ firstDealer: dealer });
  });

  it('the birth month, asked for only where it matters', async () => {
    const place = await newMatch({ last: { firstDealer: 'birthday', birthMonth: 2 } });
    expect(place.textContent).toContain('Sakuya: March');
    await choose('Your birth month', '11');
    expect((await started())?.firstDealer).toEqual({ type: 'birthday', months: [11, 3] });
    await choose('First dealer', 'draw');
    expect(document.querySelector('select[aria-label="Your birth month"]')).toBeNull();
  });

  it('another number of months, where the preset has a choice', async () => {
    await newMatch();
    await click(button('3 months'));
    expect(panel()).toContain('3 months, January to March, against Sakuya.');
    expect(months()).toBe(3);
    expect((await started())?.rules).toEqual({ type: 'preset', preset: 'modern', months: 3 });
    await click(button('6 months'));
    expect((await started())?.rules).toEqual({ type: 'preset', preset: 'modern', months: null });
  });

  it('a rule-set of one’s own', async () => {
    await newMatch({ own: [family] });
    await choose('Rules', 'own Family');
    expect((await started())?.rules).toEqual({ type: 'own', rules: family });
    expect(panel()).toContain('until somebody has 30 points');
    expect(months()).toBe(12);
  });
});

describe('what was chosen last', () => {
  it('stands again', async () => {
    const last = { rules: { type: 'own', name: 'Family' }, firstDealer: 'you' } as const;
    await newMatch({ last, own: [family] });
    expect(await started()).toMatchObject({
      rules: { type: 'own', rules: family },
      firstDealer: { type: 'agreed', seat: 0 },
    });
  });

  it.each([
    ['rules that were forgotten', { rules: { type: 'own', name: 'Gone' } }],
    ['months that the preset does not have', { months: 5 }],
    ['months that are its own', { months: 6 }],
  ] as const)('gives way to the default: %s', (_, last) => {
    expect(optionsOf(choices(last), [family]).rules).toEqual({
      type: 'preset',
      preset: 'modern',
      months: null,
    });
  });

  it('leaves an opponent who is not at the table to the one who is', () => {
    expect(optionsOf(choices({ firstDealer: 'otherOpponent' }), []).firstDealer).toEqual({
      type: 'agreed',
      seat: 1,
    });
    expect(dealersFor(2)).not.toContain('otherOpponent');
    expect(dealersFor(3)).toContain('otherOpponent');
    expect(RIVAL_BIRTH_MONTHS).toEqual([3, 10]);
  });
});

describe('what is offered', () => {
  it('is every preset for two, those for chips after the others', () => {
    const two = PRESET_IDS.filter((id) => presets[id].players === 2);
    expect(offeredPresets.filter((id) => presets[id].players === 2)).toHaveLength(two.length);
    const firstChips = offeredPresets.findIndex((id) => presets[id].scoring === 'chips');
    expect(offeredPresets.slice(0, firstChips).every((id) => presets[id].scoring !== 'chips')).toBe(true);
  });

  it.each(offeredPresets)('%s: as many lengths as it has, else what it says', async (preset) => {
    await newMatch({ last: { rules: { type: 'preset', preset } } });
    const group = document.querySelector('[role="radiogroup"][aria-label="Length"]');
    expect(group?.querySelectorAll('button').length ?? 0).toBe(presetLengths[preset].length);
    if (group !== null) {
      const chosen = group.querySelector('[aria-checked="true"]')?.textContent;
      expect(chosen).toBe(`${presets[preset].rounds} months`);
    }
    expect(months()).toBe(presets[preset].rounds ?? 12);
  });
});

describe('this match', () => {
  it.each([
    ['modern', ['×2 for a yaku sum of 7 or more', '×2 if the other player called koi-koi']],
    ['classic', ['×2 for each koi-koi call of the winner']],
    ['classic-capped', ['×2 if the winner called koi-koi']],
    ['fifty', []],
  ] as const)('%s: a line for each doubling that is on, and for no other', (preset, lines) => {
    expect(factorLines(presets[preset]).map(({ sign, why }) => `${sign} ${why}`)).toEqual(lines);
  });

  it.each([
    ['modern', 'Nobody scores when the hands run out.'],
    ['fifty', 'the last to call koi-koi scores'],
    ['fifty', 'the dealer scores 1 point'],
    ['modern', 'without one, the deal passes on'],
    ['flash', 'the dealer scores 6 points'],
    ['classic', 'The deal passes on every month.'],
  ] as const)('%s: %s', (preset, words) => {
    expect(smallPrint(presets[preset]).join(' ')).toContain(words);
  });

  it('tells who deals after a month without a winner only where there can be one', () => {
    const { fifty } = presets;
    expect(smallPrint(fifty).join(' ')).not.toContain('without one');
    expect(smallPrint({ ...fifty, minStop: 3 }).join(' ')).toContain('without one, the same dealer stays');
  });

  it.each([
    ['modern', '6 months, January to June, against Sakuya. The highest total wins.'],
    ['fifty', 'until somebody has 50 points and wins.'],
    ['fifty-subtract', 'By these rules the others pay the points out of their own.'],
    ['classic-chips', 'Everybody begins with 100 chips. One chip is paid for each point.'],
  ] as const)('%s: %s', (preset, words) => {
    expect(courseWords(presets[preset], 'Sakuya')).toContain(words);
  });

  it('says that a level end goes on or is shared', () => {
    const by = (tie: 'extra_month' | 'share') => courseWords({ ...presets.modern, tie }, 'Sakuya');
    expect(by('extra_month')).toContain('one more month decides');
    expect(by('share')).toContain('the win is shared');
  });

  it.each(PRESET_IDS)('%s: has all its words in every language', async (preset: PresetId) => {
    for (const language of LANGUAGES) {
      setLanguage(language);
      const words = [
        courseWords(presets[preset], 'S'),
        ...smallPrint(presets[preset]),
        ...factorLines(presets[preset]).map(({ why }) => why),
      ];
      expect(words.join(' ')).not.toMatch(/screens:|rules:|\{\{/);
    }
    await newMatch({ last: { rules: { type: 'preset', preset } } });
    expect(panel()).not.toMatch(/screens:|rules:|\{\{/);
  });

  it('counts how it differs from modern, and lists it', async () => {
    await newMatch();
    expect(document.querySelector('details')).toBeNull();
    await choose('Rules', 'preset fifty');
    const listed = document.querySelectorAll('.differences li').length;
    expect(document.querySelector('summary')?.textContent).toBe(`Differs from Modern in ${listed} things`);
    expect(listed).toBeGreaterThan(4);
  });

  it('opens all rules in words, and gives the focus back', async () => {
    await newMatch();
    button('All rules in words').focus();
    await click(button('All rules in words'));
    expect(document.querySelector('.rulesSheet h2')?.textContent).toBe('Modern');
    await press('Escape');
    expect(document.querySelector('.rulesSheet')).toBeNull();
    expect(document.activeElement).toBe(button('All rules in words'));
  });
});

describe('going on and back', () => {
  it('asks before a running match goes, and keeps it when told to', async () => {
    await newMatch({ running: saved });
    await click(button('Start the match'));
    expect(document.querySelector('[role="alertdialog"]')?.textContent).toContain('You 21, Sakuya 17');
    expect(document.activeElement?.textContent).toBe('Keep the old one');
    await press('Escape');
    expect(hasButton('Keep the old one')).toBe(false);
    expect(start).not.toHaveBeenCalled();
    await click(button('Start the match'));
    await click(button('Give it up and start'));
    expect(start).toHaveBeenCalledWith(expect.anything(), true, { type: 'fresh' });
  });

  it('goes back by Esc', async () => {
    const onBack = vi.fn();
    await newMatch({ onBack });
    await press('Escape');
    expect(onBack).toHaveBeenCalledOnce();
  });
});
