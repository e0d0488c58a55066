// @vitest-environment happy-dom
// Fairness in plain words, the empty record, files, refusals, and every page in every language.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecordDesk } from '../../../renderer/record/recordDesk';
import { setLanguage } from '../../../renderer/strings';
import { FAIRNESS_QUESTIONS } from '../../../shared/record';
import { LANGUAGES } from '../../../shared/settings';
import { button, click, hasButton, unmountAll } from '../../support/dom';
import { answer, answers, desk, emptyRecord, finished, finishedMany } from './fixtures';
import { open, openPage, settled, table, text, textsOf } from './opened';

beforeEach(() => setLanguage('en'));
afterEach(unmountAll);

describe('the page of fairness', () => {
  it('asks all questions, each with its numbers as a table and a plain sentence', async () => {
    await open();
    await openPage('Fairness');
    expect(document.querySelectorAll('.fairPlot')).toHaveLength(FAIRNESS_QUESTIONS.length);
    expect(table('Lights in your hand')[0]).toEqual(['0', '42', '40.0']);
    expect(table('Which cards you were dealt')[0]?.[0]).toBe('Crane');
    expect(text('.fairPlot')).toContain('In 62 of 100 fair shufflings the cards stray this far or further.');
    expect(text('.fairHow')).toContain('npm run -s replay');
  });

  it.each([
    [0.001, 'In fewer than 1 of 100'],
    [0.999, 'In more than 99 of 100'],
    [0.03, 'chance alone brings it about'],
    [0.3, 'That is how chance looks.'],
  ])('a chance of %s is told without alarm', async (chance, words) => {
    await open(desk({ fairness: () => Promise.resolve([answer({ chance })]) }));
    await openPage('Fairness');
    expect(text('.fairPlot')).toContain(words);
  });

  it('says how many deals are missing to tell', async () => {
    // 40 % and 60 % of four deals: the smaller group holds five once there are 13.
    const few = answer({
      deals: 4,
      chance: null,
      degrees: 0,
      cells: [
        { value: 0, seen: 1, expected: 1.6 },
        { value: 1, seen: 3, expected: 2.4 },
      ],
    });
    await open(
      desk({ fairness: () => Promise.resolve([few, answer({ deals: 0, cells: [], chance: null })]) }),
    );
    await openPage('Fairness');
    expect(text('.fairPlot')).toContain('About 9 more');
    expect(textsOf('.fairPlot')[1]).toContain('No deals yet.');
  });
});

describe('the empty record', () => {
  const nothing = () =>
    desk({
      list: () => Promise.resolve([]),
      read: () => Promise.resolve(emptyRecord),
      fairness: () =>
        Promise.resolve(answers.map((each) => ({ ...each, deals: 0, cells: [], chance: null }))),
    });

  it('says what will be here, and starts a match', async () => {
    const { onNewMatch } = await open(nothing());
    expect(text('.emptyRecord')).toContain('Nothing here yet');
    expect(document.querySelectorAll('[role=tab]')).toHaveLength(0);
    expect(hasButton('Export')).toBe(false);
    await click(button('Start a match'));
    expect(onNewMatch).toHaveBeenCalledOnce();
  });

  it('still brings back what was deleted', async () => {
    const { asked } = await open(nothing(), ['a']);
    await click(button('Bring back 1 deleted'));
    expect(asked.restore).toHaveBeenCalledWith(['a']);
  });

  it('is another thing than a record of practice alone', async () => {
    await open(
      desk({
        list: () => Promise.resolve([finished(1, { practice: true })]),
        read: () => Promise.resolve(emptyRecord),
      }),
    );
    expect(text('.recordNothing')).toContain('All matches so far are practice');
  });
});

describe('files', () => {
  it('are written in the form that was chosen', async () => {
    const { asked } = await open();
    await click(button('Export'));
    await click(button('Table (CSV)'));
    await click(button('Choose a file …'));
    expect(asked.export).toHaveBeenCalledWith('csv');
    await settled(() => expect(text('.toast')).toBe('Saved: /home/me/hanagoyomi.json'));
  });

  it('tell what was added, known and broken, and the record is read again', async () => {
    const read = { type: 'read', added: 3, known: 1, broken: 2 } as const;
    const { asked } = await open(desk({ import: () => Promise.resolve(read) }));
    await click(button('Import'));
    await settled(() => expect(text('[role=alertdialog]')).toContain('3 matches were added.'));
    expect(text('[role=alertdialog]')).toContain('1 was there already.');
    expect(text('[role=alertdialog]')).toContain('2 were left out');
    await settled(() => expect(asked.list).toHaveBeenCalledTimes(2));
    await click(button('Close'));
    expect(document.querySelector('[role=alertdialog]')).toBeNull();
  });

  it.each(['damaged', 'newer', 'notRecord', 'tooLarge', 'unreadable'] as const)(
    'that are %s are refused in words of their own',
    async (reason) => {
      const { asked } = await open(desk({ import: () => Promise.resolve({ type: 'refused', reason }) }));
      await click(button('Import'));
      await settled(() => expect(text('[role=alertdialog]')).toContain('Your record is as it was.'));
      expect(text('[role=alertdialog]').length).toBeGreaterThan(60);
      expect(asked.list).toHaveBeenCalledTimes(1);
    },
  );
});

describe('a record that main refuses', () => {
  it('can be asked for again', async () => {
    const list = vi.fn<RecordDesk['list']>(() => Promise.resolve(finishedMany(3)));
    list.mockResolvedValueOnce(null);
    await open(desk({ list }));
    await settled(() => expect(text('.recordNothing')).toContain('could not be read'));
    await click(button('Try again'));
    await settled(() => expect(document.querySelector('.figures')).not.toBeNull());
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('every page has its words, with one of each thing and with many', async () => {
    setLanguage(language);
    const matches = [finished(2, { winner: 'draw' }), finished(1, { winner: 'shared', totals: [9, 9] })];
    await open(desk({ list: () => Promise.resolve(matches), fairness: () => Promise.resolve([answer()]) }));
    const tabs = [...document.querySelectorAll('[role=tab]')];
    for (const tab of tabs) {
      await click(tab);
      expect(document.body.textContent).not.toMatch(/\{\{|record:/);
    }
    expect(tabs).toHaveLength(4);
  });
});
