/** Lesson 2: taking cards with the hand card and with the turned card, with one match, two, three and none. */
import type { Lesson } from '../lesson';
import { cards } from './cards';

export const capture: Lesson = {
  id: 'capture',
  scenes: [
    {
      id: '2a',
      deal: {
        month: 1,
        hands: [
          cards('feb-plain-1 oct-plain-2 mar-curtain jan-plain-1 may-plain-1'),
          cards('aug-geese jul-ribbon apr-ribbon jun-ribbon sep-ribbon'),
        ],
        field: cards(
          'feb-ribbon oct-deer oct-plain-1 mar-ribbon mar-plain-1 mar-plain-2 nov-swallow nov-ribbon',
        ),
        drawPile: cards(
          'dec-plain-1 apr-plain-1 aug-plain-1 jul-plain-1 nov-lightning dec-plain-2 jan-plain-2 sep-plain-1 may-plain-2 jun-plain-1',
        ),
      },
      steps: [
        { id: '2a1', point: ['zone:hand', 'zone:field'], expect: 'next' },
        {
          id: '2a2',
          point: ['card:feb-plain-1', 'card:feb-ribbon'],
          expect: 'play:feb-plain-1',
          wrong: ['play:nomatch', 'play:*'],
        },
        {
          id: '2a3',
          point: ['zone:myPile', 'zone:drawPile', 'card:dec-plain-1'],
          expect: 'next',
          opponent: ['play:aug-geese'],
        },
        {
          id: '2a4',
          point: ['card:aug-geese', 'card:oct-plain-2'],
          expect: 'play:oct-plain-2',
          wrong: ['play:nomatch', 'play:*'],
        },
        {
          id: '2a5',
          point: ['card:oct-deer', 'card:oct-plain-1'],
          expect: 'take:oct-deer',
          wrong: ['take:oct-plain-1'],
        },
        {
          id: '2a6',
          point: ['card:aug-plain-1', 'card:aug-geese'],
          expect: 'next',
          opponent: ['play:apr-ribbon'],
        },
        { id: '2a7', expect: 'play:mar-curtain', wrong: ['play:*'] },
        {
          id: '2a8',
          point: ['card:nov-swallow'],
          expect: 'take:nov-swallow',
          wrong: ['take:nov-ribbon'],
          opponent: ['play:jul-ribbon'],
        },
        { id: '2a9', point: ['card:dec-plain-1', 'card:dec-plain-2'], expect: 'next' },
        { id: '2a10', point: ['card:jan-plain-1'], expect: 'play:jan-plain-1', wrong: ['play:may-plain-1'] },
        { id: '2a11', point: ['card:jan-plain-1', 'card:jan-plain-2'], expect: 'next' },
        {
          id: '2a12',
          point: ['column:light', 'column:animal', 'column:ribbon', 'column:plain'],
          expect: 'next',
        },
      ],
    },
  ],
};
