// @vitest-environment happy-dom
// Title, match end and the small dialogs: what they offer and what they hand on.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchSummary } from '../../../shared/ipc';
import { GiveUpConfirm } from '../../../renderer/screens/Confirm';
import { MatchEnd } from '../../../renderer/screens/MatchEnd';
import { Notices } from '../../../renderer/screens/Notices';
import { PauseMenu } from '../../../renderer/screens/PauseMenu';
import { Problem } from '../../../renderer/screens/Problem';
import { Title } from '../../../renderer/screens/Title';
import { setLanguage } from '../../../renderer/strings';
import { button, click, hasButton, mount, press, unmountAll } from '../../support/dom';
import { history, saved, view } from './fixtures';

const nothing = (): void => undefined;
const focused = (): string => document.activeElement?.textContent ?? '';

beforeEach(() => setLanguage('en'));
afterEach(unmountAll);

describe('Title', () => {
  const title = (kept: MatchSummary | null, onContinue = nothing, onQuit = nothing) =>
    mount(
      <Title
        from={null}
        saved={kept}
        onContinue={onContinue}
        onNewMatch={nothing}
        onSettings={nothing}
        onAbout={nothing}
        onRecord={nothing}
        onReference={nothing}
        newcomer={false}
        onLearn={nothing}
        onQuit={onQuit}
      />,
    );

  it('offers the kept match first, with its month and score', async () => {
    const onContinue = vi.fn();
    await title(saved, onContinue);
    expect(focused()).toBe('Continue May, Modern: You 21, Sakuya 17');
    await click(document.activeElement ?? document.body);
    expect(onContinue).toHaveBeenCalledOnce();
  });

  it('has no such entry without one', async () => {
    await title(null);
    expect(focused()).toBe('New match');
    expect(document.querySelectorAll('nav button')).toHaveLength(7);
  });

  it('moves with the arrows, round the corner too', async () => {
    await title(null);
    await press('ArrowDown');
    expect(focused()).toBe('Learn');
    await press('ArrowUp');
    await press('ArrowUp');
    expect(focused()).toBe('About');
    await press('ArrowUp');
    expect(focused()).toBe('Quit');
  });
});

describe('MatchEnd', () => {
  const onReview = vi.fn();
  const onWatch = vi.fn();
  const end = (changes: Parameters<typeof view>[0], reducedMotion = true) =>
    mount(
      <MatchEnd
        deal={{ type: 'fresh' }}
        onCopyDeal={() => undefined}
        view={view({ phase: 'matchOver', history: history([0, 6], [48, 0], [0, 0]), ...changes })}
        seed={2718281828}
        reducedMotion={reducedMotion}
        onWatch={onWatch}
        onReview={onReview}
        onPlayAgain={nothing}
        onNewMatch={nothing}
        onTitle={nothing}
      />,
    );
  const heading = (): string => document.querySelector('#match-end-title')?.textContent ?? '';

  it.each([
    [0, 'You win the match'],
    [1, 'Sakuya wins the match'],
    ['draw', 'The match is a draw'],
  ] as const)('winner %s: %s', async (winner, words) => {
    await end({ winner });
    expect(heading()).toBe(words);
  });

  it('tells totals, months, the best one and the seed', async () => {
    const place = await end({ winner: 0 });
    const scores = [...place.querySelectorAll('.finalScore b')].map((score) => score.textContent);
    expect(scores).toEqual(['21', '17']);
    expect(place.textContent).toContain('3 months played. Your best month: February, 48 points');
    expect(place.querySelector('.seed')?.textContent).toContain('2718281828');
  });

  it('offers three ways on, the same again first', async () => {
    await end({ winner: 0 });
    expect(focused()).toBe('Play again');
    expect([hasButton('New match'), hasButton('Main menu')]).toEqual([true, true]);
  });

  it('lets petals fall only where motion is welcome', async () => {
    await end({ winner: 0 });
    expect(document.querySelector('.petals')).toBeNull();
    await unmountAll();
    await end({ winner: 0 }, false);
    expect(document.querySelectorAll('.petals img').length).toBeGreaterThan(0);
  });
});

describe('small dialogs', () => {
  it('give up only after one question, the safe answer first', async () => {
    const [onYes, onNo] = [vi.fn(), vi.fn()];
    await mount(<GiveUpConfirm totals={[21, 17]} onYes={onYes} onNo={onNo} />);
    expect(focused()).toBe('Keep playing');
    await press('Escape');
    await click(button('Give up'));
    expect([onNo.mock.calls.length, onYes.mock.calls.length]).toEqual([1, 1]);
  });

  it('pause: Esc continues', async () => {
    const onContinue = vi.fn();
    await mount(
      <PauseMenu
        closed={null}
        onContinue={onContinue}
        onSettings={nothing}
        onShortcuts={nothing}
        onGiveUp={nothing}
        onTakeBack={null}
        onTitle={nothing}
      />,
    );
    await press('Escape');
    expect(onContinue).toHaveBeenCalledOnce();
  });

  it('notices name the file or the reason', async () => {
    const place = await mount(
      <Notices
        notices={[
          { type: 'saveDamaged', file: '/kept/match.damaged.json' },
          { type: 'settingsFailed', reason: 'no space left' },
          { type: 'opponentRestarted' },
        ]}
        onClose={nothing}
      />,
    );
    const details = [...place.querySelectorAll('.detail')].map((detail) => detail.textContent);
    expect(details).toEqual(['/kept/match.damaged.json', 'no space left']);
    expect(place.querySelectorAll('.noticeList > div')).toHaveLength(3);
  });

  it('a problem says why', async () => {
    const place = await mount(<Problem reason="the canvas is gone" onRestart={nothing} onQuit={nothing} />);
    expect(place.textContent).toContain('the canvas is gone');
  });
});
