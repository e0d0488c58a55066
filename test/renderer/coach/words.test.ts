// What the coach says: every kind of reason in every language, the card named inside the sentence, nothing left to fill in.
import { afterEach, describe, expect, it } from 'vitest';
import { didWords, moveWords, reasonWords, whyWords } from '../../../renderer/coach/coachWords';
import { language, setLanguage } from '../../../renderer/strings';
import { CARD_IDS } from '../../../shared/cards';
import type { Reason } from '../../../shared/coach';
import { LANGUAGES } from '../../../shared/settings';
import type { PlayerView, YakuReach } from '../../../shared/view';
import { tsukimi, view as viewWith } from '../screens/fixtures';
import { advised } from './fixtures';

afterEach(() => setLanguage('en'));

const moonViewing: YakuReach = {
  id: 'tsukimi',
  points: 5,
  have: [],
  size: 2,
  missing: [
    { card: 'aug-moon', where: 'field' },
    { card: 'sep-cup', where: 'unseen' },
  ],
};

const seated = viewWith();
const view: PlayerView = {
  ...seated,
  seats: seated.seats.map((seat) => (seat.seat === 0 ? { ...seat, reach: [moonViewing] } : seat)),
  legal: [
    { move: { type: 'playCard', card: 'sep-plain-2' }, takes: ['sep-cup'], choice: false, makes: [] },
    { move: { type: 'playCard', card: 'feb-plain-1' }, takes: [], choice: false, makes: [] },
    {
      move: { type: 'playCard', card: 'oct-deer' },
      takes: ['oct-plain-1', 'oct-ribbon'],
      choice: true,
      makes: [],
    },
  ],
};

const rival = { seat: 1, yaku: 'hanami' } as const;
const reasons: Readonly<Record<string, Reason>> = {
  makes: { type: 'makes', yaku: [tsukimi] },
  last: { type: 'nearer', card: 'aug-moon', yaku: 'tsukimi', missing: 1 },
  nearer: { type: 'nearer', card: 'jul-boar', yaku: 'ino-shika-cho', missing: 2 },
  denies: { type: 'denies', card: 'sep-cup', missing: 1, ...rival },
  feeds: { type: 'feeds', card: 'mar-curtain', missing: 2, ...rival },
  safe: { type: 'safe', card: 'jan-plain-2' },
  keeps: { type: 'keeps', card: 'dec-phoenix' },
  holds: { type: 'holds', card: 'mar-curtain', missing: 1, ...rival },
  prize: { type: 'prize', card: 'sep-cup', yaku: ['tsukimi', 'hanami'] },
  counts: { type: 'counts', card: 'may-ribbon', yaku: 'tanzaku', have: 2, size: 5 },
  harmless: { type: 'harmless', card: 'jan-plain-2' },
  ahead: { type: 'secures', points: 5, lead: 8 },
  level: { type: 'secures', points: 5, lead: 0 },
  behind: { type: 'secures', points: 1, lead: -3 },
  won: { type: 'decides', lead: 4 },
  drawn: { type: 'decides', lead: 0 },
  lost: { type: 'decides', lead: -2 },
  danger: { type: 'danger', doubled: false, against: false, ...rival },
  against: { type: 'danger', doubled: false, against: true, ...rival },
  doubled: { type: 'danger', doubled: true, against: true, ...rival },
  onField: { type: 'hopes', card: 'aug-moon', yaku: 'tsukimi', where: 'field', ways: 1 },
  inHand: { type: 'hopes', card: 'aug-moon', yaku: 'tsukimi', where: 'hand', ways: 1 },
  only: { type: 'hopes', card: 'aug-moon', yaku: 'tsukimi', where: 'open', ways: 1 },
  several: { type: 'hopes', card: 'may-ribbon', yaku: 'tanzaku', where: 'open', ways: 3 },
  grows: { type: 'grows', now: 6, points: 14 },
  many: { type: 'turns', cards: 6, against: false },
  few: { type: 'turns', cards: 2, against: true },
  lastCard: { type: 'turns', cards: 1, against: true },
};

describe('reasons', () => {
  it.each([
    ['makes', 'Makes Moon viewing, 5 points'],
    ['last', 'Takes the moon: for Moon viewing you then need only the sake cup'],
    ['nearer', 'Takes the boar: 2 more cards for “Boar, deer, butterflies”'],
    ['denies', 'Keeps the sake cup from Sakuya, one card short of Cherry viewing'],
    ['feeds', 'Leaves the curtain to Sakuya, 2 cards short of Cherry viewing'],
    ['safe', 'Safe: nobody else can take Pine 2 any more'],
    ['keeps', 'Keeps the last card that can still take the phoenix'],
    ['holds', 'Holds back the curtain from Sakuya, one card short of Cherry viewing'],
    ['prize', 'Takes the sake cup, which counts towards Moon viewing and Cherry viewing'],
    ['counts', 'Takes the iris ribbon: 2 of 5 for Ribbons'],
    ['harmless', 'Gives nothing away: no one else needs Pine 2 soon'],
    ['ahead', 'Secures 5 points: you then lead by 8'],
    ['level', 'Secures 5 points: you are then level'],
    ['behind', 'Secures 1 point, though you still trail by 3'],
    ['won', 'Wins the match, by 4'],
    ['drawn', 'Ends the match level'],
    ['lost', 'Against it: the match then ends, lost by 2'],
    ['danger', 'Stops Sakuya, one card short of Cherry viewing'],
    ['against', 'Against it: Sakuya is one card short of Cherry viewing'],
    ['doubled', 'Against it: Sakuya is one card short of Cherry viewing, and your call doubles it'],
    ['onField', 'One card short of Moon viewing: you can take the moon from the field'],
    ['inHand', 'One card short of Moon viewing: you hold the moon, and its match is on the field'],
    ['only', 'One card short of Moon viewing: you need the moon'],
    ['several', 'One card short of Ribbons: 3 cards would do'],
    ['grows', 'With one point more, a stop pays 14 instead of 6'],
    ['many', '6 cards left in your hand: time enough'],
    ['few', 'Against it: only 2 cards are left in your hand'],
    ['lastCard', 'Against it: only one card is left in your hand'],
  ] as const)('%s: %s', (name, words) => {
    const reason = reasons[name];
    if (reason === undefined) throw new Error(`no reason ${name}`);
    expect(reasonWords(reason, view)).toBe(words);
  });

  it('names the last card only where no other would do', () => {
    const wide: PlayerView = {
      ...view,
      seats: view.seats.map((seat) => ({
        ...seat,
        reach: [{ ...moonViewing, missing: [...moonViewing.missing, { card: 'jul-boar', where: 'field' }] }],
      })),
    };
    expect(reasons['last'] && reasonWords(reasons['last'], wide)).toBe(
      'Takes the moon: one more card for Moon viewing',
    );
  });

  it.each(LANGUAGES)('are whole sentences in %s, whatever the card', (spoken) => {
    setLanguage(spoken);
    expect(language.value).toBe(spoken);
    for (const card of CARD_IDS) {
      for (const reason of Object.values(reasons)) {
        const words = reasonWords('card' in reason ? { ...reason, card } : reason, view);
        expect(words).not.toMatch(/\{\{|coach:|undefined/);
        expect(words.charAt(0)).toBe(words.charAt(0).toLocaleUpperCase(spoken));
      }
    }
  });

  it('stand one after the other; without any, the move itself is told', () => {
    const move = { type: 'playCard', card: 'sep-plain-2' } as const;
    const two = advised(move, 1, {
      reasons: [
        { type: 'safe', card: 'jan-plain-2' },
        { type: 'keeps', card: 'dec-phoenix' },
      ],
    });
    expect(whyWords(two, view)).toBe(
      'Safe: nobody else can take Pine 2 any more. Keeps the last card that can still take the phoenix.',
    );
    expect(whyWords(two, view, 1)).toBe('Safe: nobody else can take Pine 2 any more.');
    expect(whyWords(advised(move, 1), view)).toBe('Chrysanthemum 2 takes the sake cup');
  });
});

describe('moves', () => {
  it.each([
    [
      'takes',
      { type: 'playCard', card: 'sep-plain-2' },
      'Chrysanthemum 2 takes the sake cup',
      'Took the sake cup',
    ],
    ['lays', { type: 'playCard', card: 'feb-plain-1' }, 'Lay down Plum 1', 'Laid down Plum 1'],
    ['chooses', { type: 'playCard', card: 'oct-deer' }, 'Play the deer and choose', 'Played the deer'],
    [
      'answers',
      { type: 'chooseMatch', card: 'oct-ribbon' },
      'Take the maple ribbon',
      'Took the maple ribbon',
    ],
    ['stops', { type: 'stop' }, 'Stop', 'Stopped'],
    ['calls', { type: 'callKoiKoi' }, 'Koi-koi', 'Called koi-koi'],
  ] as const)('%s, before and afterwards', (_, move, before, after) => {
    expect(moveWords(move, view)).toBe(before);
    expect(didWords(move, view)).toBe(after);
  });
});
