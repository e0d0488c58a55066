// The text of rules/normal-policy.md, a line each.
import type { CardId } from '../../shared/cards';
import type { Sketch } from '../support/policyPositions';

/** Position, card, and whether that card is hot there. No case may be about the cup: it leads the list anyway. */
export const HOT_CASES: readonly (readonly [string, Sketch, CardId, boolean])[] = [
  [
    'a light with two dry ones',
    { own: ['jan-crane', 'aug-moon'], hand: ['dec-phoenix'] },
    'dec-phoenix',
    true,
  ],
  [
    'not the rain man with two',
    { own: ['jan-crane', 'aug-moon'], hand: ['nov-rainman'] },
    'nov-rainman',
    false,
  ],
  [
    'not with one dry and the rain man',
    { own: ['jan-crane', 'nov-rainman'], hand: ['dec-phoenix'] },
    'dec-phoenix',
    false,
  ],
  [
    'the rain man with three',
    { own: ['jan-crane', 'aug-moon', 'dec-phoenix'], hand: ['nov-rainman'] },
    'nov-rainman',
    true,
  ],
  ['the moon with the cup', { own: ['sep-cup'], hand: ['aug-moon'] }, 'aug-moon', true],
  ['not the crane with the cup', { own: ['sep-cup'], hand: ['jan-crane'] }, 'jan-crane', false],
  [
    'an animal with four',
    { own: ['feb-warbler', 'apr-cuckoo', 'aug-geese', 'nov-swallow'], hand: ['may-bridge'] },
    'may-bridge',
    true,
  ],
  [
    'the deer with boar and butterflies',
    { own: ['jul-boar', 'jun-butterflies'], hand: ['oct-deer'] },
    'oct-deer',
    true,
  ],
  [
    'not another animal with those',
    { own: ['jul-boar', 'jun-butterflies'], hand: ['may-bridge'] },
    'may-bridge',
    false,
  ],
  [
    'a ribbon with four',
    { own: ['apr-ribbon', 'may-ribbon', 'jul-ribbon', 'nov-ribbon'], hand: ['jan-ribbon'] },
    'jan-ribbon',
    true,
  ],
  [
    'the third poetry ribbon',
    { own: ['jan-ribbon', 'feb-ribbon'], hand: ['mar-ribbon'] },
    'mar-ribbon',
    true,
  ],
  [
    'not a plain ribbon with two of poetry',
    { own: ['jan-ribbon', 'feb-ribbon'], hand: ['apr-ribbon'] },
    'apr-ribbon',
    false,
  ],
  [
    'any ribbon with all three of poetry',
    { own: ['jan-ribbon', 'feb-ribbon', 'mar-ribbon'], hand: ['apr-ribbon'] },
    'apr-ribbon',
    true,
  ],
  ['the third blue ribbon', { own: ['jun-ribbon', 'sep-ribbon'], hand: ['oct-ribbon'] }, 'oct-ribbon', true],
];

/** Position and the hand card that is played. */
export const HAND_CASES: readonly (readonly [string, Sketch, CardId])[] = [
  [
    'takes the first wanted card of the field',
    { hand: ['jan-plain-1', 'aug-plain-1'], field: ['jan-crane', 'aug-moon'] },
    'aug-plain-1',
  ],
  [
    'with the first hand card that matches',
    { hand: ['aug-geese', 'aug-plain-1'], field: ['aug-moon'] },
    'aug-geese',
  ],
  [
    'else the most valuable: an animal before a ribbon',
    { hand: ['apr-plain-2', 'may-plain-1'], field: ['apr-ribbon', 'may-bridge'] },
    'may-plain-1',
  ],
  [
    'else a ribbon before a plain',
    { hand: ['apr-plain-2', 'may-plain-1'], field: ['apr-plain-1', 'may-ribbon'] },
    'may-plain-1',
  ],
  [
    'a ribbon before an animal once two ribbons are owned',
    {
      hand: ['feb-plain-1', 'may-plain-1'],
      field: ['feb-warbler', 'may-ribbon'],
      own: ['apr-ribbon', 'jul-ribbon'],
    },
    'may-plain-1',
  ],
  [
    'an animal before a ribbon once two of both are owned',
    {
      hand: ['feb-plain-1', 'may-plain-1'],
      field: ['feb-warbler', 'may-ribbon'],
      own: ['apr-ribbon', 'jul-ribbon', 'apr-cuckoo', 'aug-geese'],
    },
    'feb-plain-1',
  ],
  [
    'a plain before an animal once five are owned',
    {
      hand: ['feb-plain-1', 'may-ribbon'],
      field: ['feb-warbler', 'may-plain-1'],
      own: ['jan-plain-1', 'jan-plain-2', 'mar-plain-1', 'mar-plain-2', 'dec-plain-1'],
    },
    'may-ribbon',
  ],
  [
    'the first in hand where two are worth the same',
    { hand: ['apr-plain-2', 'may-plain-1'], field: ['may-ribbon', 'apr-ribbon'] },
    'apr-plain-2',
  ],
  [
    'else discards a plain',
    { hand: ['jan-crane', 'feb-warbler', 'apr-ribbon', 'jul-plain-1', 'jul-plain-2'] },
    'jul-plain-1',
  ],
  ['before a ribbon', { hand: ['jan-crane', 'feb-warbler', 'apr-ribbon'] }, 'apr-ribbon'],
  ['before an animal', { hand: ['jan-crane', 'feb-warbler'] }, 'feb-warbler'],
];
