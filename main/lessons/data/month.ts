/** Lesson 6: a whole month alone, then a look back at two of its decisions. */
import type { Lesson } from '../lesson';
import { cards } from './cards';

export const month: Lesson = {
  id: 'month',
  scenes: [
    {
      id: '6a',
      deal: {
        month: 9,
        hands: [
          cards(
            'nov-swallow dec-plain-2 apr-cuckoo jun-butterflies feb-warbler oct-plain-1 sep-plain-2 oct-plain-2',
          ),
          cards(
            'mar-plain-1 nov-lightning sep-ribbon jun-ribbon jan-crane aug-plain-2 feb-plain-1 mar-curtain',
          ),
        ],
        field: cards(
          'jul-plain-1 jun-plain-2 mar-ribbon dec-plain-1 may-plain-2 jan-plain-1 nov-rainman sep-plain-1',
        ),
        drawPile: cards(
          'feb-plain-2 jan-ribbon apr-plain-1 oct-deer jul-boar jun-plain-1 dec-plain-3 may-plain-1 jul-ribbon dec-phoenix may-bridge may-ribbon jul-plain-2 apr-ribbon aug-geese nov-ribbon sep-cup mar-plain-2 oct-ribbon feb-ribbon jan-plain-2 apr-plain-2 aug-moon aug-plain-1',
        ),
      },
      steps: [
        { id: '6a1', point: ['zone:hand', 'zone:field', 'zone:score'], expect: 'next' },
        { id: '6a2', point: ['button:coach'], expect: 'next' },
        { id: '6a3', expect: 'month' },
        {
          id: '6a4',
          says: [
            { when: { outcome: 'lost' }, id: '6a4b' },
            { when: { outcome: 'drawn' }, id: '6a4c' },
          ],
          expect: 'next',
        },
        { id: '6a5', expect: 'next', lookBack: 'best' },
        { id: '6a6', expect: 'next', lookBack: 'costliest' },
        { id: '6a7', expect: 'next' },
      ],
    },
  ],
};
