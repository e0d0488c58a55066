/** The start screen: the moonlit scene, the game's name and where to go. Knows the kept match only by its summary. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { MatchSummary } from '../../shared/ipc';
import { t } from '../strings';
import { monthStyle } from '../ui/month';
import { moveFocus } from '../ui/roving';
import { Sheet } from '../ui/Sheet';
import { rulesName } from '../reference/names';
import { scoreLine } from './people';
import { TitleRibbon, TitleScene } from './TitleScene';
import './title.css';

export interface TitleProps {
  /** The screen that stood here until now: the way to it has the focus first. */
  readonly from: 'newMatch' | 'learn' | 'record' | 'about' | null;
  /** The match that can be continued; null = there is none and no such entry. */
  readonly saved: MatchSummary | null;
  /** Nothing has been played or learnt: the way in comes first. */
  readonly newcomer: boolean;
  readonly onContinue: () => void;
  readonly onNewMatch: () => void;
  readonly onLearn: () => void;
  readonly onRecord: () => void;
  readonly onReference: () => void;
  readonly onSettings: () => void;
  readonly onAbout: () => void;
  readonly onQuit: () => void;
}

/** Where it stands: in one line, or the score in a line of its own. */
function Kept({ month, options, totals }: MatchSummary) {
  const place = { month: t(`cards:month.${month}.name`), rules: rulesName(options.rules) };
  return (
    <small>
      <span>{t('screens:title.kept', place)}</span> <span>{scoreLine(totals)}</span>
    </small>
  );
}

export function Title({
  from,
  saved,
  newcomer,
  onContinue,
  onNewMatch,
  onLearn,
  onRecord,
  onReference,
  onSettings,
  onAbout,
  onQuit,
}: TitleProps) {
  const menu = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const wayThere = from === null ? null : menu.current?.querySelector<HTMLElement>(`[data-to=${from}]`);
    (wayThere ?? menu.current?.querySelector('button'))?.focus();
  }, []);
  const handleKey = (event: KeyboardEvent): void => {
    const buttons = [...(menu.current?.querySelectorAll('button') ?? [])];
    moveFocus(
      event,
      menu.current,
      buttons.findIndex((button) => button === event.target),
    );
  };
  return (
    // August's sunset, whatever month is played
    <main class="title" style={monthStyle(8)}>
      <TitleScene />
      <Sheet class="titleSheet">
        <div class="titleHead">
          <TitleRibbon />
          <div class="titleName">
            <h1>{t('screens:title.name')}</h1>
            <p class="dim">{t('screens:title.subtitle')}</p>
          </div>
        </div>
        <nav ref={menu} class="titleMenu" aria-label={t('screens:title.menu')} onKeyDown={handleKey}>
          {saved !== null && (
            <button type="button" onClick={onContinue}>
              {t('screens:title.continue')} <Kept {...saved} />
            </button>
          )}
          {newcomer && (
            <button type="button" class="titleFirst" data-to="learn" onClick={onLearn}>
              {t('learn:first')} <small>{t('learn:firstHint')}</small>
            </button>
          )}
          <button type="button" data-to="newMatch" onClick={onNewMatch}>
            {t('screens:title.newMatch')}
          </button>
          {!newcomer && (
            <button type="button" data-to="learn" onClick={onLearn}>
              {t('learn:open')}
            </button>
          )}
          <button type="button" data-to="record" onClick={onRecord}>
            {t('record:title')}
          </button>
          <button type="button" data-to="reference" onClick={onReference}>
            {t('reference:name')}
          </button>
          <button type="button" onClick={onSettings}>
            {t('screens:title.settings')}
          </button>
          <button type="button" class="titleQuit" onClick={onQuit}>
            {t('screens:title.quit')}
          </button>
          <button type="button" class="titleAbout" data-to="about" onClick={onAbout}>
            {t('about:open')}
          </button>
        </nav>
      </Sheet>
    </main>
  );
}
