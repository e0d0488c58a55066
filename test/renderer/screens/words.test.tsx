// @vitest-environment happy-dom
// Every word on every screen comes from the catalogues: shown in Japanese, no English is left.
import { afterEach, describe, expect, it } from 'vitest';
import type { ComponentChild } from 'preact';
import { DEFAULT_SETTINGS, LANGUAGES } from '../../../shared/settings';
import { GiveUpConfirm, NewMatchConfirm } from '../../../renderer/screens/Confirm';
import { Decision } from '../../../renderer/screens/Decision';
import { MatchEnd } from '../../../renderer/screens/MatchEnd';
import { NewMatch } from '../../../renderer/screens/NewMatch';
import { Notices } from '../../../renderer/screens/Notices';
import { PauseMenu } from '../../../renderer/screens/PauseMenu';
import { Problem } from '../../../renderer/screens/Problem';
import { PAGES } from '../../../renderer/settings/pages';
import type { PageId } from '../../../renderer/settings/pages';
import { Settings } from '../../../renderer/settings/Settings';
import { Tally } from '../../../renderer/screens/Tally';
import { Title } from '../../../renderer/screens/Title';
import { ShortcutsSheet } from '../../../renderer/shortcuts/ShortcutsSheet';
import { setLanguage } from '../../../renderer/strings';
import { mount, unmountAll, update } from '../../support/dom';
import { decision, emptyDesk, emptyEditor, noDeals, history, result, saved, view } from './fixtures';

const no = (): void => undefined;
const still = { timeScale: Infinity, reducedMotion: true, onCue: no, onNext: no, onSheet: no };

const SCREENS: Readonly<Record<string, ComponentChild>> = {
  title: (
    <Title
      from={null}
      saved={saved}
      onContinue={no}
      onNewMatch={no}
      onRecord={no}
      onReference={no}
      newcomer={false}
      onLearn={no}
      onSettings={no}
      onAbout={no}
      onQuit={no}
    />
  ),
  newMatch: (
    <NewMatch
      deals={noDeals}
      choices={{ ...DEFAULT_SETTINGS, firstDealer: 'birthday' }}
      ownRules={[]}
      running={null}
      desk={emptyDesk}
      onChange={no}
      onStart={no}
      onEdit={no}
      onBack={no}
    />
  ),
  decision: (
    <Decision
      decision={decision()}
      view={view()}
      onAnswer={no}
      confirmCall={false}
      coach={null}
      onSheet={no}
    />
  ),
  tally: <Tally result={result()} view={view({ history: history([40, 0]) })} {...still} />,
  matchEnd: (
    <MatchEnd
      deal={{ type: 'fresh' }}
      onCopyDeal={() => undefined}
      view={view({ winner: 0, history: history([40, 0]) })}
      seed={7}
      reducedMotion
      onWatch={no}
      onReview={no}
      onPlayAgain={no}
      onNewMatch={no}
      onTitle={no}
    />
  ),
  newMatchConfirm: <NewMatchConfirm running={saved} onYes={no} onNo={no} />,
  giveUpConfirm: <GiveUpConfirm totals={[21, 17]} onYes={no} onNo={no} />,
  pause: (
    <PauseMenu
      closed={null}
      onContinue={no}
      onSettings={no}
      onShortcuts={no}
      onGiveUp={no}
      onTakeBack={no}
      onTitle={no}
    />
  ),
  shortcuts: <ShortcutsSheet onClose={no} />,
  notices: <Notices notices={[{ type: 'opponentRestarted' }]} onClose={no} />,
  problem: <Problem reason="" onRestart={no} onQuit={no} />,
};

/** Its pages have words of their own. */
const settingsAt = (id: PageId) => (
  <Settings
    settings={DEFAULT_SETTINGS}
    systemLanguage="ja"
    page={id}
    rules={emptyEditor}
    onChange={no}
    onReset={() => Promise.resolve(true)}
    onBack={no}
  />
);
const PAGED: readonly (readonly [string, ComponentChild])[] = PAGES.map(({ id }) => [
  `settings, ${id}`,
  settingsAt(id),
]);
const ALL = new Map([...Object.entries(SCREENS), ...PAGED]);

/** What stays Latin in Japanese: the names of the languages and those printed on keys. */
const LATIN = ['English', 'Deutsch', 'Italiano', 'Enter', 'Esc', 'Tab'];

/** Visible words and spoken names. */
function wordsOf(place: HTMLElement): string {
  const spoken = [...place.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'alt', 'title'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [place.textContent ?? '', ...spoken].join(' ');
}

afterEach(async () => {
  await unmountAll();
  setLanguage('en');
});

describe.each([...ALL.keys()])('%s', (name) => {
  it('has no word of its own', async () => {
    setLanguage('ja');
    const words = LATIN.reduce(
      (rest, word) => rest.replaceAll(word, ''),
      wordsOf(await mount(ALL.get(name))),
    );
    expect(words.match(/[A-Za-z]{2,}/g)).toBeNull();
  });

  it('changes its words when the language changes', async () => {
    const seen = new Set<string>();
    const place = await mount(ALL.get(name));
    for (const language of LANGUAGES) {
      setLanguage(language);
      await update(place, <>{ALL.get(name)}</>);
      seen.add(wordsOf(place));
    }
    expect(seen.size).toBe(LANGUAGES.length);
  });
});
