/** Lesson 4: one month where stopping is right, one where a call pays, and one where it is punished. */
import type { Lesson } from '../lesson';
import { cards } from './cards';

export const koiKoi: Lesson = {
  id: 'koikoi',
  scenes: [
    {
      id: '4a',
      deal: {
        month: 4,
        hands: [cards('mar-plain-1 apr-ribbon nov-lightning'), cards('jun-plain-1 mar-curtain sep-cup')],
        field: cards('mar-ribbon sep-ribbon jun-butterflies dec-phoenix apr-plain-1 aug-plain-2'),
        drawPile: cards(
          'sep-plain-1 nov-rainman sep-plain-2 feb-plain-1 apr-cuckoo feb-plain-2 jun-ribbon may-plain-2 apr-plain-2 aug-geese dec-plain-3 mar-plain-2 may-bridge jun-plain-2',
        ),
        captured: [
          cards(
            'jan-ribbon jan-plain-1 feb-ribbon feb-warbler may-ribbon may-plain-1 jul-ribbon jul-plain-1 oct-plain-1 oct-plain-2 dec-plain-1 dec-plain-2',
          ),
          cards(
            'jul-boar jul-plain-2 oct-deer oct-ribbon jan-crane jan-plain-2 aug-moon aug-plain-1 nov-swallow nov-ribbon',
          ),
        ],
      },
      steps: [
        {
          id: '4a1',
          point: ['card:jan-ribbon', 'card:feb-ribbon', 'card:mar-ribbon'],
          expect: 'play:mar-plain-1',
          wrong: ['play:apr-ribbon', 'play:*'],
        },
        { id: '4a2', point: ['button:stop', 'button:koi'], expect: 'next' },
        {
          id: '4a3',
          point: [
            'card:jul-boar',
            'card:oct-deer',
            'card:jun-butterflies',
            'card:jan-crane',
            'card:aug-moon',
            'card:dec-phoenix',
          ],
          expect: 'stop',
          wrong: ['koi'],
        },
        {
          id: '4a4',
          says: [{ when: { paid: ['seven'] }, id: '4a4' }, { id: '4a4b' }],
          point: ['zone:tally'],
          expect: 'next',
        },
      ],
    },
    {
      id: '4b',
      deal: {
        month: 5,
        hands: [
          cards('jun-plain-1 aug-moon sep-plain-2 jan-plain-2 may-ribbon'),
          cards('apr-cuckoo may-plain-2 oct-plain-2 mar-plain-2 dec-plain-2'),
        ],
        field: cards(
          'jun-butterflies aug-plain-1 aug-plain-2 nov-ribbon may-plain-1 sep-plain-1 dec-plain-1 apr-plain-2',
        ),
        drawPile: cards(
          'feb-plain-2 jul-plain-2 oct-ribbon jul-ribbon jan-ribbon nov-lightning sep-ribbon feb-warbler aug-geese dec-phoenix may-bridge nov-rainman jun-ribbon nov-swallow dec-plain-3 mar-ribbon jun-plain-2 sep-cup',
        ),
        captured: [
          cards('jan-crane jan-plain-1 mar-curtain mar-plain-1 jul-boar jul-plain-1 oct-deer oct-plain-1'),
          cards('apr-plain-1 apr-ribbon feb-plain-1 feb-ribbon'),
        ],
      },
      steps: [
        {
          id: '4b1',
          point: ['card:jul-boar', 'card:oct-deer'],
          expect: 'play:jun-plain-1',
          wrong: ['play:aug-moon', 'play:*'],
        },
        {
          id: '4b2',
          point: ['zone:theirPile', 'card:aug-moon', 'card:jan-crane', 'card:mar-curtain'],
          expect: 'next',
        },
        {
          id: '4b3',
          point: ['card:aug-plain-1', 'card:aug-plain-2', 'button:koi'],
          expect: 'koi',
          wrong: ['stop'],
          opponent: ['play:may-plain-2'],
        },
        { id: '4b4', point: ['card:aug-moon'], expect: 'play:aug-moon', wrong: ['play:*'] },
        {
          id: '4b5',
          point: ['card:aug-plain-1', 'card:aug-plain-2'],
          expect: { any: ['take:aug-plain-1', 'take:aug-plain-2'] },
        },
        { id: '4b6', point: ['button:stop'], expect: 'stop', wrong: ['koi'] },
        {
          id: '4b7',
          says: [
            { when: { paid: ['seven'] }, id: '4b7' },
            { when: { paid: ['own-koi'] }, id: '4b7b' },
            { id: '4b7c' },
          ],
          point: ['zone:tally'],
          expect: 'next',
        },
      ],
    },
    {
      id: '4c',
      deal: {
        month: 6,
        hands: [cards('dec-plain-1 mar-ribbon oct-ribbon'), cards('jun-plain-1 jul-plain-2 may-bridge')],
        field: cards('dec-plain-2 jun-butterflies aug-geese mar-plain-1 oct-plain-2 sep-plain-2'),
        drawPile: cards(
          'may-plain-2 aug-plain-1 dec-phoenix sep-cup jan-crane mar-plain-2 jan-ribbon aug-moon jul-ribbon jun-ribbon dec-plain-3 mar-curtain jun-plain-2 aug-plain-2',
        ),
        captured: [
          cards(
            'jan-plain-1 jan-plain-2 feb-plain-1 feb-plain-2 apr-plain-1 apr-ribbon sep-plain-1 sep-ribbon may-plain-1 may-ribbon nov-lightning nov-swallow',
          ),
          cards(
            'jul-boar jul-plain-1 oct-deer oct-plain-1 feb-warbler feb-ribbon apr-cuckoo apr-plain-2 nov-rainman nov-ribbon',
          ),
        ],
      },
      steps: [
        {
          id: '4c1',
          point: ['column:plain', 'card:dec-plain-1'],
          expect: 'play:dec-plain-1',
          wrong: ['play:*'],
        },
        {
          id: '4c2',
          point: ['card:jul-boar', 'card:oct-deer', 'card:jun-butterflies', 'button:koi'],
          expect: 'koi',
          wrong: ['stop'],
          opponent: ['play:jun-plain-1', 'stop'],
        },
        { id: '4c3', point: ['card:jun-butterflies', 'card:aug-geese', 'zone:tally'], expect: 'next' },
        {
          id: '4c4',
          says: [{ when: { paid: ['seven', 'opp-koi'] }, id: '4c4' }, { id: '4c4b' }],
          point: ['zone:tally'],
          expect: 'next',
        },
        { id: '4c5', when: { oppKoi: true }, expect: 'next' },
        { id: '4c6', expect: 'next' },
      ],
    },
  ],
};
