/** Lesson 5: what the other side is after, taking it first, and counting what is gone. */
import type { Lesson } from '../lesson';
import { cards } from './cards';

export const reading: Lesson = {
  id: 'reading',
  scenes: [
    {
      id: '5a',
      deal: {
        month: 7,
        hands: [
          cards('aug-plain-1 jan-plain-1 jun-plain-1 mar-plain-2 jan-plain-2'),
          cards('aug-plain-2 may-ribbon dec-phoenix mar-curtain nov-swallow'),
        ],
        field: cards(
          'jun-butterflies aug-geese may-plain-1 nov-ribbon sep-plain-1 apr-plain-1 feb-plain-2 dec-plain-3',
        ),
        drawPile: cards(
          'jul-plain-2 oct-plain-1 apr-ribbon sep-plain-2 oct-plain-2 dec-plain-1 nov-lightning feb-warbler jun-ribbon may-bridge sep-cup aug-moon jun-plain-2 nov-rainman dec-plain-2 may-plain-2 jul-ribbon sep-ribbon',
        ),
        captured: [
          cards('jan-crane jan-ribbon feb-ribbon feb-plain-1 apr-cuckoo apr-plain-2'),
          cards('jul-boar jul-plain-1 oct-deer oct-ribbon mar-ribbon mar-plain-1'),
        ],
      },
      steps: [
        { id: '5a1', point: ['zone:theirPile'], expect: 'next' },
        {
          id: '5a2',
          point: ['zone:theirPile'],
          expect: { all: ['touch:jul-boar', 'touch:oct-deer'] },
          wrong: ['touch:mar-ribbon', 'touch:theirPile', 'touch:*'],
        },
        {
          id: '5a3',
          point: ['card:jun-butterflies'],
          expect: 'play:jun-plain-1',
          wrong: ['play:aug-plain-1', 'play:*'],
          opponent: ['play:aug-plain-2'],
        },
        { id: '5a4', point: ['card:jun-butterflies', 'card:aug-geese'], expect: 'next' },
        {
          id: '5a5',
          point: ['card:jan-ribbon', 'card:feb-ribbon'],
          expect: 'touch:mar-ribbon',
          wrong: ['touch:kind=ribbon', 'touch:*'],
        },
        { id: '5a6', point: ['card:mar-ribbon'], expect: 'next' },
        {
          id: '5a7',
          point: ['card:jan-crane', 'card:jan-ribbon', 'card:jan-plain-1', 'card:jan-plain-2'],
          expect: { any: ['play:jan-plain-1', 'play:jan-plain-2'] },
          wrong: ['play:mar-plain-2', 'play:aug-plain-1'],
          opponent: ['play:may-ribbon'],
        },
        {
          id: '5a8',
          point: ['card:jan-plain-1'],
          expect: { any: ['play:jan-plain-2', 'play:jan-plain-1'] },
          wrong: ['play:*'],
        },
        { id: '5a9', point: ['card:jan-plain-1', 'card:jan-plain-2'], expect: 'next' },
      ],
    },
    {
      id: '5b',
      when: { viewing: 'always' },
      deal: {
        month: 8,
        hands: [
          cards('jun-plain-2 feb-plain-1 sep-plain-1 nov-ribbon'),
          cards('jan-plain-1 apr-plain-1 jul-plain-1 oct-plain-1'),
        ],
        field: cards('sep-cup jun-ribbon feb-warbler nov-swallow dec-plain-1'),
        drawPile: cards('mar-plain-1 may-plain-1 may-plain-2 mar-plain-2'),
        captured: [
          cards('jul-boar jul-plain-2 apr-cuckoo apr-ribbon'),
          cards('aug-moon aug-plain-1 oct-deer oct-ribbon'),
        ],
      },
      steps: [
        { id: '5b1', expect: 'play:sep-plain-1', wrong: ['play:jun-plain-2', 'play:*'] },
        { id: '5b2', point: ['card:sep-cup', 'card:aug-moon'], expect: 'next' },
      ],
    },
  ],
};
