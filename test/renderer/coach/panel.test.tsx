// @vitest-environment happy-dom
// The coach beside the table and at the question: every choice with its number, the best one first and said aloud.
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CoachMarks } from '../../../renderer/coach/CoachMarks';
import { CoachPanel } from '../../../renderer/coach/CoachPanel';
import { CoachQuestion } from '../../../renderer/coach/CoachQuestion';
import { setLanguage } from '../../../renderer/strings';
import { layoutTable } from '../../../renderer/table/layout';
import { modelOf } from '../../../renderer/table/model';
import { placeAll } from '../../../renderer/table/placement';
import { LANGUAGES } from '../../../shared/settings';
import type { Advice } from '../../../shared/coach';
import type { PlayerView } from '../../../shared/view';
import { button, click, mount, unmountAll, update } from '../../support/dom';
import { adviceOn, advised, firstView } from './fixtures';

beforeEach(() => setLanguage('en'));
afterEach(unmountAll);

const box = { x: 0, y: 0, width: 260, height: 750 };
const playing = firstView(({ phase, seat, turn }) => phase === 'play' && turn === seat);
const deciding = firstView(({ decision }) => decision?.canCall === true);

const panel = (advice: Advice | null, view: PlayerView, onClose = vi.fn()) => (
  <CoachPanel advice={advice} view={view} box={box} onClose={onClose} />
);
const texts = (place: HTMLElement, selector: string): readonly string[] =>
  [...place.querySelectorAll(selector)].map((each) => each.textContent ?? '');

describe('the panel', () => {
  it('says that it thinks until there is an answer, and takes no focus', async () => {
    const place = await mount(panel(null, playing));
    expect(place.querySelector('[role=status]')?.textContent).toBe('Thinking …');
    expect(document.activeElement).toBe(document.body);
  });

  it('has one bar for each choice, in the coach’s order, with its number', async () => {
    const advice = adviceOn(playing);
    const place = await mount(panel(advice, playing));
    expect(texts(place, '.worthRow .worth')).toEqual(
      advice.options.map(({ points }) =>
        points === 0 ? '0.0' : `${points > 0 ? '+' : '−'}${Math.abs(points)}.0`,
      ),
    );
    expect([...place.querySelectorAll('.worthRow')].map((row) => row.getAttribute('data-who'))).toEqual(
      advice.options.map((_, index) => (index === 0 ? 'coach' : 'other')),
    );
    expect(place.querySelector('[role=status]')?.textContent).toMatch(/^The coach says: /);
  });

  it('lets refined values glide: the same bars, with other lengths', async () => {
    const advice = adviceOn(playing);
    const place = await mount(panel(advice, playing));
    const [, second] = place.querySelectorAll<HTMLElement>('.worthBar .fill');
    const before = second?.style.width;
    const options = advice.options.map((each, index) => (index === 1 ? { ...each, points: -2.5 } : each));
    await update(place, panel({ ...advice, options }, playing));
    expect(place.querySelectorAll('.worthBar .fill')[1]).toBe(second);
    expect(second?.style.width).not.toBe(before);
  });

  it('is left by its button', async () => {
    const onClose = vi.fn();
    await mount(panel(adviceOn(playing), playing, onClose));
    await click(button('Close'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each(LANGUAGES)('has all its words in %s', async (language) => {
    setLanguage(language);
    const place = await mount(panel(adviceOn(playing), playing));
    expect(place.textContent).not.toMatch(/coach:|table:|\{\{/);
  });
});

describe('at the question', () => {
  it('tells how a call goes on, in three shares', async () => {
    const place = await mount(<CoachQuestion advice={adviceOn(deciding)} view={deciding} />);
    expect(texts(place, '.odds li')).toEqual(['50% you score', '30% Sakuya scores', '20% nobody scores']);
    const widths = [...place.querySelectorAll<HTMLElement>('.oddsBar i')].map(({ style }) => style.width);
    expect(widths).toEqual(['50.00%', '30.00%', '20.00%']);
    expect(place.querySelectorAll('.questionWorth li')).toHaveLength(deciding.legal.length);
  });

  it('gives the reasons of each answer under its plate, what speaks against one marked', async () => {
    const options = [
      advised({ type: 'callKoiKoi' }, 4, {
        reasons: [
          { type: 'turns', cards: 6, against: false },
          { type: 'danger', seat: 1, yaku: 'hanami', doubled: false, against: true },
        ],
      }),
      advised({ type: 'stop' }, 3, { reasons: [{ type: 'secures', points: 3, lead: 1 }] }),
    ];
    const place = await mount(<CoachQuestion advice={{ options, call: null }} view={deciding} />);
    const lists = [...place.querySelectorAll('.questionReasons ul')];
    expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual(['Stop', 'Koi-koi']);
    expect(texts(place, '.questionReasons li')).toEqual([
      'Secures 3 points: you then lead by 1',
      '6 cards left in your hand: time enough',
      'Against it: Sakuya is one card short of Cherry viewing',
    ]);
    const marked = [...place.querySelectorAll('.questionReasons li')];
    expect(marked.map((each) => each.getAttribute('data-against'))).toEqual(['false', 'false', 'true']);
  });

  it('says why the better one has fewer points', async () => {
    const [stop, call] = [
      { move: { type: 'stop' }, points: 5, margin: 0, odds: 0.84, reasons: [] },
      { move: { type: 'callKoiKoi' }, points: 7, margin: 1, odds: 0.8, reasons: [] },
    ] as const;
    const odds = { score: 0.5, rival: 0.5, nobody: 0 };
    const place = await mount(
      <CoachQuestion advice={{ options: [stop, call], call: odds }} view={deciding} />,
    );
    expect(place.querySelector('.forTheMatch')?.textContent).toContain('84% to 80%');
  });
});

describe('the ticks on the table', () => {
  const layout = layoutTable({ width: 1280, height: 800 });
  const marked = async (view: PlayerView, choice: boolean): Promise<readonly Element[]> => {
    const legal = view.legal.find((each) => each.takes.length > 0 && each.choice === choice);
    if (legal === undefined) throw new Error('nothing to take');
    const model = modelOf(view, null);
    const laid = signal({ model, layout, places: placeAll(model, layout) });
    const place = await mount(<CoachMarks move={legal.move} view={view} laid={laid} risen={null} />);
    return [...place.querySelectorAll('.whoseMark')];
  };

  it('are on the card to play and on what it takes', async () => {
    const view = firstView(
      ({ phase, turn, seat, legal }) =>
        phase === 'play' && turn === seat && legal.some(({ takes, choice }) => takes.length === 1 && !choice),
    );
    expect(await marked(view, false)).toHaveLength(2);
  });

  it('leave a choice that is still open to the player', async () => {
    const view = firstView(
      ({ phase, turn, seat, legal }) =>
        phase === 'play' && turn === seat && legal.some(({ choice }) => choice),
    );
    expect(await marked(view, true)).toHaveLength(1);
  });
});
