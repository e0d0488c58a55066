// Who deals first is said as the cards say it: for two, for three, by birthdays and by lot.
import { describe, expect, it } from 'vitest';
import { dealerWords } from '../../../renderer/motion/dealerWords';
import type { CardId } from '../../../shared/cards';
import type { FirstDealerChoice } from '../../../shared/matchOptions';
import { updateWith } from '../../support/updates';

const told = (
  dealer: number,
  dealerDraws: readonly (readonly CardId[])[],
  firstDealer: FirstDealerChoice = { type: 'draw' },
): string | null => {
  const update = updateWith(1, 0);
  const { view, options } = update;
  return dealerWords(
    { type: 'matchStarted', dealer, dealerDraws },
    { view, options: { ...options, firstDealer } },
  );
};

describe('who deals first', () => {
  it.each([
    [0, ['jan-crane', 'feb-ribbon'], 'January comes before February: you deal first'],
    [1, ['mar-curtain', 'feb-ribbon'], 'February comes before March: Sakuya deals first'],
    [0, ['feb-warbler', 'feb-ribbon'], 'Both drew February; yours is the higher card: you deal first'],
    [2, ['mar-curtain', 'apr-cuckoo', 'feb-ribbon'], 'February is the earliest month: Toru deals first'],
    [0, ['jan-crane', 'apr-cuckoo', 'feb-ribbon'], 'January is the earliest month: you deal first'],
    [
      1,
      ['apr-cuckoo', 'jan-crane', 'jan-ribbon'],
      'Sakuya has the higher of the January cards and deals first',
    ],
    [
      0,
      ['jan-crane', 'jan-plain-1', 'feb-ribbon'],
      'The higher of the January cards is yours: you deal first',
    ],
  ] as const)('seat %i by %o', (dealer, draw, words) => {
    expect(told(dealer, [['jan-plain-1', 'jan-plain-2'], draw])).toBe(words);
  });

  it('tells whose birthday is nearest round the year, and the lot where none is', () => {
    const births: FirstDealerChoice = { type: 'birthday', months: [1, 6] };
    expect(told(0, [['dec-phoenix']], births)).toContain('your birthday is nearest');
    expect(told(1, [['may-bridge']], births)).toContain('Sakuya’s birthday is nearest');
    expect(told(1, [['may-bridge']], { type: 'birthday', months: [4, 6] })).toContain(
      'The lot falls on Sakuya',
    );
  });

  it('tells the lot, and nothing where it was agreed', () => {
    expect(told(0, [], { type: 'random' })).toContain('The lot falls on you');
    expect(told(1, [], { type: 'agreed', seat: 1 })).toBeNull();
  });
});
