// @vitest-environment happy-dom
// Notes on yaku to come: what is missing and where, each player's wanted or not; only what the view knows.
import { afterEach, describe, expect, it } from 'vitest';
import { lackWords } from '../../../renderer/rails/lackWords';
import { RailNotes } from '../../../renderer/rails/notes';
import { Person } from '../../../renderer/rails/Person';
import { setLanguage, t } from '../../../renderer/strings';
import type { PlayerView, YakuReach } from '../../../shared/view';
import { LANGUAGES } from '../../../shared/settings';
import { mount, unmountAll } from '../../support/dom';
import { view } from '../screens/fixtures';

afterEach(async () => {
  setLanguage('en');
  await unmountAll();
});

const tsukimi = (where: YakuReach['missing'][number]['where']): YakuReach => ({
  id: 'tsukimi',
  points: 5,
  have: ['aug-moon'],
  size: 2,
  missing: [{ card: 'sep-cup', where }],
});

const tane = (size: number): YakuReach => ({
  id: 'tane',
  points: 1,
  have: ['jul-boar', 'oct-deer', 'apr-cuckoo', 'feb-warbler'],
  size,
  missing: [
    { card: 'sep-cup', where: 'unseen' },
    { card: 'may-bridge', where: 'unseen' },
  ],
});

/** Both are near to the same yaku. */
const bothNear = (): PlayerView => {
  const plain = view();
  return { ...plain, seats: plain.seats.map((seat) => ({ ...seat, reach: [tsukimi('field')] })) };
};

const people = (notes: { reach: boolean; danger: boolean }) => {
  const shown = bothNear();
  return mount(
    <RailNotes.Provider value={notes}>
      {shown.seats.map((seat) => (
        <Person key={seat.seat} view={shown} seat={seat} subtitle="" isTurn={false} />
      ))}
    </RailNotes.Provider>,
  );
};

describe('the notes in the rails', () => {
  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('own: %s, opponents: %s; what is not wanted leaves nothing behind', async (reach, danger) => {
    const place = await people({ reach, danger });
    const own = place.querySelector('.person[aria-label=You]');
    const rival = place.querySelector('.person[aria-label=Sakuya]');
    expect(own?.querySelectorAll('.near')).toHaveLength(reach ? 1 : 0);
    expect(rival?.querySelectorAll('.near')).toHaveLength(danger ? 1 : 0);
    if (reach) expect(own?.querySelector('.need')?.textContent).toBe('Sake cup, on the field');
    if (danger) {
      const note = rival?.querySelector('.need')?.textContent;
      expect(note).toBe('One card short, and it lies open: Sake cup');
    }
  });
});

describe('what a yaku lacks', () => {
  it.each([
    ['hand', 'One card short, and you hold it: Sake cup'],
    ['field', 'One card short, and it lies open: Sake cup'],
    ['unseen', 'One card short, not seen yet: Sake cup'],
  ] as const)('tells where a rival’s last card is: %s', (where, words) => {
    expect(lackWords(tsukimi(where), false)).toBe(words);
  });

  it('names no card where several would do, unless one of them lies open', () => {
    const several = tane(5);
    expect(lackWords(several, false)).toBe('One card short: any of 2 will do');
    const unseen = { card: 'sep-cup', where: 'unseen' } as const;
    const open = { ...several, missing: [unseen, { card: 'may-bridge', where: 'field' } as const] };
    expect(lackWords(open, false)).toBe('One card short, and it lies open: Bridge');
  });

  it('is silent while more than one card is missing, or none is to be had', () => {
    expect(lackWords(tane(6), false)).toBeNull();
    expect(lackWords({ ...tane(5), missing: [] }, false)).toBeNull();
  });

  it.each(LANGUAGES)('speaks %s', (language) => {
    setLanguage(language);
    expect(lackWords(tsukimi('field'), false)).toContain(t('cards:sep-cup.name'));
    expect(lackWords(tane(5), false)).toContain('2');
  });
});
