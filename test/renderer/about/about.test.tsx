// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AboutDesk } from '../../../renderer/about/aboutDesk';
import { AboutScreen } from '../../../renderer/about/AboutScreen';
import { FONT_CREDITS, SOFTWARE_CREDITS, TOOL_CREDITS } from '../../../renderer/about/credits.table';
import { setLanguage, t } from '../../../renderer/strings';
import { LANGUAGES } from '../../../shared/settings';
import { button, click, mount, press, unmountAll } from '../../support/dom';

const LICENCES = [
  { name: 'Hanagoyomi', licence: 'MIT', text: 'MIT License' },
  { name: 'bare', version: '2.9.6', licence: 'ISC', text: null },
];

const desk = (parts: Partial<AboutDesk> = {}): AboutDesk => ({
  about: () =>
    Promise.resolve({
      version: '0.1.0',
      runtime: { electron: '33.2.1', chromium: '130.0', node: '20.18.1' },
      folder: '/home/hana/profile',
    }),
  showFolder: vi.fn(() => Promise.resolve()),
  licences: vi.fn(() => Promise.resolve(LICENCES)),
  ...parts,
});

const tab = (name: string): Element => {
  const found = [...document.querySelectorAll('[role=tab]')].find(({ textContent }) => textContent === name);
  if (found === undefined) throw new Error(`no tab ${name}`);
  return found;
};
const openLicences = (): Promise<void> => click(tab(t('about:page.licences')));

const rows = (): readonly HTMLDetailsElement[] => [...document.querySelectorAll('details')];
async function toggle(row: HTMLDetailsElement | undefined): Promise<void> {
  if (row === undefined) throw new Error('no such line');
  row.open = !row.open;
  await vi.waitFor(() => expect(row.querySelector('.licenceText') !== null).toBe(row.open));
}

afterEach(async () => {
  await unmountAll();
  setLanguage('en');
});

describe('the page about the game', () => {
  it('tells version, runtime and folder, and opens the folder', async () => {
    const asked = desk();
    const place = await mount(<AboutScreen desk={asked} onBack={() => undefined} />);
    for (const words of ['Version 0.1.0', 'Electron 33.2.1', 'Chromium 130.0', '/home/hana/profile'])
      expect(place.textContent).toContain(words);
    await click(button('Show folder'));
    expect(asked.showFolder).toHaveBeenCalledOnce();
  });

  it('asks for the licences only when they are looked at, and lays a text out only when it is opened', async () => {
    const asked = desk();
    await mount(<AboutScreen desk={asked} onBack={() => undefined} />);
    expect(asked.licences).not.toHaveBeenCalled();
    await openLicences();
    expect(rows().map((row) => row.querySelector('b')?.textContent)).toEqual(['Hanagoyomi', 'bare']);
    expect(document.body.textContent).not.toContain('MIT License');
    await toggle(rows()[0]);
    expect(rows()[0]?.textContent).toContain('MIT License');
    await toggle(rows()[0]);
  });

  it('names the licence of what brings no text', async () => {
    await mount(<AboutScreen desk={desk()} onBack={() => undefined} />);
    await openLicences();
    await toggle(rows()[1]);
    expect(rows()[1]?.textContent).toContain(t('about:licences.noText', { name: 'bare', licence: 'ISC' }));
  });

  it('tells when they cannot be read, and tries again', async () => {
    const licences = vi.fn<AboutDesk['licences']>(() => Promise.resolve(LICENCES));
    licences.mockResolvedValueOnce(null);
    await mount(<AboutScreen desk={desk({ licences })} onBack={() => undefined} />);
    await openLicences();
    expect(document.querySelector('[role=alert]')?.textContent).toContain(t('about:licences.failed'));
    await click(button(t('about:licences.retry')));
    expect(rows()).toHaveLength(2);
  });

  it('goes back by Esc', async () => {
    const onBack = vi.fn();
    await mount(<AboutScreen desk={desk()} onBack={onBack} />);
    await press('Escape');
    expect(onBack).toHaveBeenCalledOnce();
  });

  it.each(LANGUAGES)('names every author and every part in %s', async (language) => {
    setLanguage(language);
    const place = await mount(<AboutScreen desk={desk()} onBack={() => undefined} />);
    const names = FONT_CREDITS.flatMap(({ font, authors }) => [font, authors]);
    for (const name of [...names, ...SOFTWARE_CREDITS, ...TOOL_CREDITS])
      expect(place.textContent).toContain(name);
  });
});

describe('credits', () => {
  const credits = readFileSync(join(import.meta.dirname, '../../../assets/CREDITS.md'), 'utf8');
  /** The table rows under a heading, without head and line. */
  const rowsUnder = (heading: string): readonly (readonly string[])[] =>
    (credits.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .slice(2)
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );

  it('are those of the credits file', () => {
    const fonts = rowsUnder('Fonts').filter(([game]) => game !== 'HG Names');
    expect(FONT_CREDITS).toEqual(fonts.map(([, font, authors]) => ({ font, authors })));
    const software = rowsUnder('Software inside the game').flatMap(([names = '']) => names.split(', '));
    expect([...SOFTWARE_CREDITS].sort()).toEqual([...software].sort());
    for (const tool of TOOL_CREDITS) expect(credits).toContain(tool);
  });
});
