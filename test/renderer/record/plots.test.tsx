// @vitest-environment happy-dom
// The record’s plots say the numbers that main answered with, also to those who see no plots.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../../renderer/strings';
import { button, choose, click, unmountAll } from '../../support/dom';
import { desk, FAMILY, finished, finishedMany, MODERN, optionsOf, record } from './fixtures';
import { open, openPage, row, rows, settled, table, text, textsOf } from './opened';

beforeEach(() => setLanguage('en'));
afterEach(unmountAll);

describe('the page of play', () => {
  it('shows the four figures, and the best month leads to its match', async () => {
    const { onReview } = await open();
    expect(textsOf('.figure')).toEqual([
      '38matches, 214 months',
      '55%won, between 39% and 70%',
      '4.6points a month, theirs 3.9',
      '48best month, October, 4 Jan 2026',
    ]);
    await click(button('48best month, October, 4 Jan 2026'));
    expect(onReview).toHaveBeenCalledWith('match 7');
  });

  it('tells every plot as a table too', async () => {
    await open();
    expect(table('Matches won, by opponent')).toEqual([
      ['Easy', '12', '55%', '39% to 70%'],
      ['Medium', '12', '55%', '39% to 70%'],
      ['Hard', '12', '55%', '39% to 70%'],
      ['Master', '0', '–', '–'],
    ]);
    expect(table('Matches won, by rule-set').map(([name]) => name)).toEqual(['Modern', '祖母の決まり']);
    const months = table('Points a month, by month');
    expect(months).toHaveLength(12);
    expect(months[4]).toEqual(['May', '5.0', '3.5', '10']);
    expect(months[11]).toEqual(['December', '–', '–', '0']);
    expect(table('How your koi-koi calls ended')).toEqual([
      ['you scored later', '27'],
      ['another scored', '14'],
      ['nobody scored', '9'],
    ]);
  });

  it('says what a call brought, and the streaks of the matches that count', async () => {
    const matches = [finished(3, { practice: true }), finished(2), finished(1)];
    await open(desk({ list: () => Promise.resolve(matches) }));
    expect(text('.callBrought')).toContain('+2.1 points');
    expect(text('.callBrought')).toContain('would have paid 5.0 points');
    expect(text('.streakPlot .srOnly')).toBe('The latest matches, oldest first: Won, Lost');
    expect(text('.streakPlot')).toContain('2 now, 5 at most');
  });

  it('puts dot and interval where the share is', async () => {
    await open();
    const dot = document.querySelector<HTMLElement>('.wonDot');
    const range = document.querySelector<HTMLElement>('.wonRange');
    expect([dot?.style.left, range?.style.left, range?.style.right]).toEqual(['55.00%', '39.00%', '30.00%']);
  });

  it('stands with one match, nothing won and no call', async () => {
    const one = record({
      matches: 1,
      won: { share: 0, low: 0, high: 0.79 },
      months: 1,
      best: null,
      calls: { scored: 0, rival: 0, nobody: 0, points: null, stop: null },
    });
    await open(desk({ list: () => Promise.resolve([finished(2)]), read: () => Promise.resolve(one) }));
    expect(textsOf('.figure')[0]).toBe('1match, 1 month');
    expect(textsOf('.figure')[3]).toBe('–no month won yet');
    expect(text('.callPlot')).toContain('You have not called koi-koi');
  });
});

describe('filters', () => {
  it('are asked of main, and narrow the list', async () => {
    const family = finished(40, { options: optionsOf(FAMILY, 3), totals: [1, 2, 3], winner: 2 });
    const { asked } = await open(desk({ list: () => Promise.resolve([family, ...finishedMany(5)]) }));
    await openPage('Matches');
    expect(rows()).toHaveLength(6);
    await choose('Rules', FAMILY.key);
    await settled(() => expect(asked.read).toHaveBeenLastCalledWith({ level: null, rules: FAMILY.key }));
    expect(rows().map((each) => each.textContent)).toEqual([
      expect.stringContaining(
        'against Sakuya and Toru (Hard · bold, Easy · bold), 祖母の決まり: Lost, You 1',
      ),
    ]);
    await choose('Opponent', 'master');
    await settled(() => expect(asked.read).toHaveBeenLastCalledWith({ level: 'master', rules: FAMILY.key }));
    expect(text('.recordNothing')).toContain('No match fits');
    await click(button('Show all'));
    expect(rows()).toHaveLength(6);
  });

  it('of an older question do not overwrite a newer answer', async () => {
    let answerLate: (late: ReturnType<typeof record>) => void = () => undefined;
    const late = new Promise<ReturnType<typeof record>>((settle) => (answerLate = settle));
    const read = vi.fn(({ level }: { readonly level: string | null }) =>
      level === 'easy' ? late : Promise.resolve(record({ matches: level === 'hard' ? 12 : 38 })),
    );
    await open(desk({ read }));
    await choose('Opponent', 'easy');
    await choose('Opponent', 'hard');
    await settled(() => expect(textsOf('.figure')[0]).toMatch(/^12/));
    answerLate(record({ matches: 99 }));
    await late;
    expect(textsOf('.figure')[0]).toMatch(/^12/);
  });

  it('are not offered for fairness, which looks at all deals', async () => {
    await open();
    expect(document.querySelectorAll('.screenFoot select')).toHaveLength(2);
    await openPage('Fairness');
    expect(document.querySelectorAll('.screenFoot select')).toHaveLength(0);
  });
});

describe('the page of yaku', () => {
  it('lists all of them with pictures, house yaku by the name their family gave', async () => {
    await open();
    await openPage('Yaku');
    const [caption] = textsOf('.yakuPage caption');
    expect(table(caption ?? '')).toEqual([
      ['Plain cards', '44', '47'],
      ['春の三姉妹', '3', '0'],
      [expect.any(String), '0', '1'],
    ]);
    const pictures = [...document.querySelectorAll('.yakuCountRow')].map((each) =>
      [...each.querySelectorAll('img')].map((image) => image.getAttribute('src')),
    );
    expect(pictures[1]).toEqual(['cards/jan-crane.webp', 'cards/feb-warbler.webp', 'cards/mar-curtain.webp']);
    for (const row of pictures) expect(row.length).toBeGreaterThan(0);
  });

  it('says so where no month ended with one', async () => {
    await open(desk({ read: () => Promise.resolve(record({ yaku: [] })) }));
    await openPage('Yaku');
    expect(text('.recordNothing')).toContain('No month of these matches');
  });
});

it('the rules of a filter are those of any length', async () => {
  const short = finished(1, {
    options: { ...optionsOf(MODERN), rules: { type: 'preset', preset: 'modern', months: 3 } },
  });
  const classic = finished(2, {
    options: { ...optionsOf(MODERN), rules: { type: 'preset', preset: 'classic', months: null } },
  });
  await open(desk({ list: () => Promise.resolve([classic, short]) }));
  await openPage('Matches');
  await choose('Rules', MODERN.key);
  await settled(() => expect(rows()).toHaveLength(1));
  expect(row(0).textContent).toContain('Modern');
});
