// @vitest-environment happy-dom
// The settings, page by page: what each control hands on, what is marked as changed, and how a page goes back.
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS, SETTING_GROUPS } from '../../../shared/settings';
import type { Settings as SettingsValues } from '../../../shared/settings';
import { ownName } from '../../../renderer/settings/languages';
import { PAGES } from '../../../renderer/settings/pages';
import type { PageId } from '../../../renderer/settings/pages';
import { Settings } from '../../../renderer/settings/Settings';
import { setLanguage } from '../../../renderer/strings';
import { ToastPlace } from '../../../renderer/ui/Toast';
import { button, choose, click, hasButton, mount, press, unmountAll } from '../../support/dom';
import { emptyEditor } from './fixtures';

const onChange = vi.fn<(patch: Partial<SettingsValues>) => void>();
const onReset = vi.fn<(group: string) => Promise<boolean>>(() => Promise.resolve(true));

const open = (page?: PageId, change: Partial<SettingsValues> = {}) =>
  mount(
    <>
      <Settings
        settings={{ ...DEFAULT_SETTINGS, ...change }}
        systemLanguage="it"
        page={page}
        rules={emptyEditor}
        onChange={onChange}
        onReset={onReset}
        onBack={() => undefined}
      />
      <ToastPlace />
    </>,
  );

const changed = (): (string | null)[] =>
  [...document.querySelectorAll('.setting[data-changed=true] b')].map((label) => label.textContent);

beforeEach(() => {
  setLanguage('en');
  vi.clearAllMocks();
});
afterEach(unmountAll);

describe('Settings', () => {
  it.each([
    ['game', 'Show what can be taken', { takeable: false }],
    ['game', 'Yaku within your reach', { reach: false }],
    ['game', 'What opponents are near to', { danger: false }],
    ['game', 'Where all cards are', { tracker: false }],
    ['game', 'Coach at the table', { coach: false }],
    ['game', 'Ask again before koi-koi', { confirmCall: true }],
    ['game', 'Long', { pause: 'long' }],
    ['table', 'Always', { cardMarks: 'always' }],
    ['table', 'Flower', { markParts: ['month', 'kind', 'flower'] }],
    ['table', 'Month', { markParts: ['kind'] }],
    ['table', 'Fan', { handShape: 'fan' }],
    ['table', 'Full screen', { fullScreen: true }],
    ['sound', 'Play sounds', { muted: true }],
    ['access', '130%', { textSize: 1.3 }],
    ['access', 'Fast', { speed: 'fast' }],
    ['access', 'On', { reducedMotion: 'on' }],
  ] as const)('%s: %s hands on one change at once', async (page, name, patch) => {
    await open(page);
    await click(button(name));
    expect(onChange.mock.calls).toEqual([[patch]]);
  });

  it('hands on the volume and the language', async () => {
    await open('sound');
    const slider = document.querySelector<HTMLInputElement>('input[type="range"]');
    await act(() => {
      if (slider) slider.value = '20';
      slider?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await unmountAll();
    await open('language');
    await choose('Language', 'ja');
    expect(onChange.mock.calls).toEqual([[{ volume: 0.2 }], [{ language: 'ja' }]]);
  });

  it('writes each language in its own name', async () => {
    await open('language');
    const names = [...document.querySelectorAll('option')].map((option) => option.textContent);
    expect(names).toEqual(['As the system: Italiano', 'English', 'Deutsch', 'Italiano', '日本語']);
    expect(ownName('de')).toBe('Deutsch');
  });

  it('turns pages by click and by arrow', async () => {
    await open();
    await click(button('Sound'));
    expect(document.querySelector('input[type="range"]')).not.toBeNull();
    button('Sound').focus();
    await press('ArrowRight');
    expect(document.activeElement).toBe(button('Language'));
    expect(document.querySelector('select')).not.toBeNull();
  });

  it('has a control for every setting of each page’s group, and no other', async () => {
    const settings = DEFAULT_SETTINGS;
    for (const { id, group } of PAGES) {
      await open(id, {
        ...settings,
        takeable: false,
        reach: false,
        danger: false,
        tracker: false,
        coach: false,
        confirmCall: true,
        pause: 'long',
        cardMarks: 'always',
        markParts: ['flower'],
        handShape: 'fan',
        fullScreen: true,
        volume: 0,
        muted: true,
        language: 'de',
        speed: 'off',
        reducedMotion: 'on',
        textSize: 1.5,
      });
      expect(changed(), id).toHaveLength(SETTING_GROUPS[group].length);
      expect(document.querySelectorAll('.setting'), id).toHaveLength(SETTING_GROUPS[group].length);
      await unmountAll();
    }
  });

  it('keeps the last part of a mark, and says why', async () => {
    const place = await open('table', { markParts: ['flower'] });
    await click(button('Flower'));
    expect(onChange).not.toHaveBeenCalled();
    expect(button('Flower').getAttribute('aria-disabled')).toBe('true');
    expect(place.textContent).toContain('One of them stays');
  });
});

describe('Settings, put back', () => {
  it('marks what differs, and offers the way back only then', async () => {
    await open('game');
    expect([changed(), hasButton('Reset this page')]).toEqual([[], false]);
    await unmountAll();
    await open('game', { pause: 'long', volume: 0 });
    expect([changed(), hasButton('Reset this page')]).toEqual([['Opponents’ pause'], true]);
  });

  it('resets one page, and undoes that', async () => {
    await open('table', { cardMarks: 'always', handShape: 'fan', volume: 0 });
    await click(button('Reset this page'));
    expect(onReset.mock.calls).toEqual([['table']]);
    await click(button('Undo'));
    const { markParts, fullScreen } = DEFAULT_SETTINGS;
    expect(onChange.mock.calls).toEqual([[{ cardMarks: 'always', markParts, handShape: 'fan', fullScreen }]]);
  });

  it('tells nothing of a reset that was refused', async () => {
    onReset.mockResolvedValueOnce(false);
    await open('sound', { muted: true });
    await click(button('Reset this page'));
    expect(hasButton('Undo')).toBe(false);
  });
});
