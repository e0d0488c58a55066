// @vitest-environment happy-dom
// The review: its curve also as a table, its costliest decisions a press away, its sums those of its months.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chanceCurve, costliest } from '../../../renderer/review/chanceCurve';
import { Review } from '../../../renderer/review/Review';
import { formatPercent, setLanguage, t } from '../../../renderer/strings';
import { LANGUAGES } from '../../../shared/settings';
import type { Review as Finished } from '../../../shared/coach';
import { button, click, mount, press, unmountAll } from '../../support/dom';
import { review } from '../coach/fixtures';

beforeEach(() => setLanguage('en'));
afterEach(unmountAll);

const whole = review();
const onWatch = vi.fn();
const open = (finished: Finished | null = whole, onBack = vi.fn(), progress = 1) =>
  mount(
    <Review
      update={{ id: 'a', progress, review: finished, failed: false }}
      onWatch={onWatch}
      onBack={onBack}
      onAgain={() => undefined}
    />,
  );

const tab = (name: string): Element => {
  const found = [...document.querySelectorAll('[role=tab]')].find((each) => each.textContent === name);
  if (found === undefined) throw new Error(`no tab ${name}`);
  return found;
};
const place = (): string => document.querySelector('.reviewPlace h3')?.textContent ?? '';
const number = (): number =>
  Number(/decision (\d+)/.exec(document.querySelector('.reviewPlace .cap')?.textContent ?? '')?.[1]);
const mistakes = (): readonly HTMLButtonElement[] => [
  ...document.querySelectorAll<HTMLButtonElement>('.mistakes button'),
];

describe('while it is worked on', () => {
  it('tells how far it is, and can be left', async () => {
    const onBack = vi.fn();
    await open(null, onBack, 0.42);
    expect(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('42');
    await press('Escape');
    expect(onBack).toHaveBeenCalledOnce();
  });
});

describe('that failed', () => {
  it.each(LANGUAGES)('says so aloud in %s, leads back and tries again', async (language) => {
    setLanguage(language);
    const [onBack, onAgain] = [vi.fn(), vi.fn()];
    const failed = { id: 'a', progress: 0, review: null, failed: true };
    await mount(<Review update={failed} onWatch={onWatch} onBack={onBack} onAgain={onAgain} />);
    const told = document.querySelector('[role=alert]')?.textContent;
    expect(told).toContain(t('coach:review.failed'));
    expect(document.querySelector('[role=progressbar]')).toBeNull();
    await click(button(t('coach:review.again')));
    expect(onAgain).toHaveBeenCalledOnce();
    await press('Escape');
    expect(onBack).toHaveBeenCalledOnce();
  });
});

describe('decisions', () => {
  it('open at the costliest, with the three worst in the foot', async () => {
    await open();
    expect(costliest(whole).map((index) => whole.decisions[index]?.lost)).toEqual([3, 2, 1]);
    expect(mistakes().map((each) => each.querySelector('b')?.textContent)).toEqual(['−3.0', '−2.0', '−1.0']);
    expect(mistakes()[0]?.getAttribute('aria-pressed')).toBe('true');
    expect(place()).toMatch(/^March, /);
  });

  it('are gone through by keys and buttons, no further than the first and the last', async () => {
    await open();
    const from = number();
    await press('ArrowRight');
    expect(number()).toBe(from + 1);
    await click(button('Previous'));
    expect(number()).toBe(from);
    for (let step = 0; step < from + 3; step += 1) await press('ArrowLeft');
    expect(number()).toBe(1);
    for (let step = 0; step < whole.decisions.length + 3; step += 1) await press('ArrowRight');
    expect(number()).toBe(whole.decisions.length);
  });

  it('are reached from the foot', async () => {
    await open();
    const second = mistakes()[1];
    if (second === undefined) throw new Error('one mistake only');
    await click(second);
    expect(number()).toBe((costliest(whole)[1] ?? 0) + 1);
    expect(place()).toMatch(/^February, /);
  });

  it('tell the chance to win as a table too', async () => {
    await open();
    const rows = [...document.querySelectorAll('.chanceGraph tbody tr')];
    expect(rows).toHaveLength(whole.decisions.length);
    const told = rows.map((row) => row.querySelector('td')?.textContent);
    expect(told).toEqual(whole.decisions.map(({ advice }) => formatPercent(advice.options[0]?.odds ?? 0)));
  });

  it('tag the coach’s choice and the player’s own, in the rows and on the cards', async () => {
    await open();
    const who = [...document.querySelectorAll('.worthRow')].map((row) => row.getAttribute('data-who'));
    expect(who.slice(0, 2)).toEqual(['coach', 'you']);
    expect(document.querySelector('.reviewChoices .cap')?.textContent).toContain('gave away 3.0');
    await press('ArrowRight');
    expect(document.querySelectorAll('.worthRow[data-who=coach] .whoseTag')).toHaveLength(2);
    expect(document.querySelector('.reviewChoices .cap')?.textContent).toBe('The coach would do the same.');
  });

  it('say so where none cost anything, and where there were none', async () => {
    await open(review({ decisions: whole.decisions.map((each) => ({ ...each, lost: 0 })) }));
    expect(document.querySelector('.screenFoot')?.textContent).toContain('Nothing given away');
    await unmountAll();
    await open(review({ decisions: [] }));
    expect(document.body.textContent).toContain('There was nothing to decide in this match.');
  });
});

describe('the curve', () => {
  it('keeps every decision inside its month, in order, and ends as the match did', () => {
    const { points, months, end } = chanceCurve(whole);
    expect(points.map(({ index }) => index)).toEqual(whole.decisions.map((_, index) => index));
    for (const { index, x } of points) {
      const month = months.find(({ round }) => round === whole.decisions[index]?.view.round);
      expect(x).toBeGreaterThan(month?.from ?? 1);
      expect(x).toBeLessThan(month?.to ?? 0);
    }
    expect(points.map(({ x }) => x)).toEqual(points.map(({ x }) => x).toSorted((a, b) => a - b));
    expect(end).toBe(1);
  });

  it.each([
    [0, 1],
    [1, 0],
    ['draw', 0.5],
    ['shared', 0.5],
  ] as const)('winner %s ends at %s', (winner, end) => {
    expect(chanceCurve(review({ winner })).end).toBe(end);
  });
});

describe('luck and skill', () => {
  it('adds up over the match, in one sentence', async () => {
    await open();
    await click(tab('Luck and skill'));
    expect(document.querySelector('.luckSum')?.textContent).toBe(
      'The cards were worth +6.0 to you; your play gave away 4.0; Sakuya gave away 3.0. Together: +5.',
    );
  });

  it('shows each month’s parts on the side they count for', async () => {
    await open();
    await click(tab('Luck and skill'));
    const sides = [...document.querySelectorAll('.luckRow')].map((row) =>
      ['minus', 'plus'].map((side) =>
        [...row.querySelectorAll(`.${side} i`)].map((part) => part.getAttribute('data-part')).join(),
      ),
    );
    expect(sides).toEqual([
      ['played', 'cards,rivals'],
      ['cards,played', ''],
      ['played', 'cards,rivals'],
    ]);
  });
});

describe('deal and seed', () => {
  it('tells the seed, the rules, who played, and whether it counts', async () => {
    await open();
    await click(tab('Deal and seed'));
    const words = document.querySelector('.dealPage')?.textContent ?? '';
    for (const part of ['2718281828', 'Modern', 'Sakuya: Medium · balanced', 'as a match']) {
      expect(words).toContain(part);
    }
    await unmountAll();
    await open(review({ practice: true }));
    await click(tab('Deal and seed'));
    expect(document.body.textContent).toContain('as practice');
  });
});

it.each(LANGUAGES)('has all its words in %s', async (language) => {
  setLanguage(language);
  await open();
  for (const each of document.querySelectorAll('[role=tab]')) {
    await click(each);
    expect(document.body.textContent).not.toMatch(/coach:|screens:|\{\{/);
  }
});

it('offers the match to be watched', async () => {
  await open();
  await click(button('Watch'));
  expect(onWatch).toHaveBeenCalledWith('a');
});
