/** Lesson 3: three yaku that the learner makes, and why the rain man is different. */
import type { Lesson } from '../lesson';
import { cards } from './cards';

export const yaku: Lesson = {
  id: 'yaku',
  scenes: [
    {
      id: '3a',
      deal: {
        month: 1,
        hands: [
          cards('jul-plain-1 mar-plain-1 oct-plain-2 may-plain-1'),
          cards('apr-ribbon sep-plain-2 dec-plain-2 jan-crane'),
        ],
        field: cards('jul-boar apr-plain-1 mar-ribbon oct-plain-1 dec-plain-1 sep-plain-1'),
        drawPile: cards('jun-plain-2 nov-lightning jun-plain-1 may-plain-2'),
        captured: [
          cards('jan-ribbon jan-plain-1 feb-ribbon feb-plain-1'),
          cards('aug-geese aug-plain-1 nov-swallow nov-ribbon'),
        ],
      },
      steps: [
        { id: '3a1', point: ['zone:yakuList'], expect: 'next' },
        {
          id: '3a2',
          point: ['yaku:akatan', 'card:jan-ribbon', 'card:feb-ribbon'],
          expect: 'play:mar-plain-1',
          wrong: ['play:jul-plain-1', 'play:oct-plain-2', 'play:*'],
        },
        { id: '3a3', point: ['yaku:akatan', 'button:stop'], expect: 'stop', wrong: ['koi'] },
        { id: '3a4', point: ['zone:tally', 'zone:theirPile'], expect: 'next' },
        { id: '3a5', point: ['yaku:aotan', 'yaku:akatan'], expect: 'next' },
      ],
    },
    {
      id: '3b',
      deal: {
        month: 2,
        hands: [
          cards('jan-plain-1 sep-plain-1 dec-plain-1 jul-plain-2'),
          cards('mar-plain-1 jun-plain-1 nov-lightning apr-plain-2'),
        ],
        field: cards('jan-plain-2 sep-cup oct-deer jul-plain-1 dec-plain-2'),
        drawPile: cards('oct-plain-1 mar-plain-2 jun-plain-2 aug-plain-2'),
        captured: [
          cards(
            'feb-warbler feb-plain-1 apr-cuckoo apr-plain-1 may-bridge may-plain-1 nov-swallow nov-ribbon',
          ),
          cards('jan-ribbon jan-crane aug-geese aug-plain-1'),
        ],
      },
      steps: [
        { id: '3b1', point: ['yaku:tane', 'column:animal'], expect: 'next' },
        { id: '3b2', expect: 'play:sep-plain-1', wrong: ['play:*'] },
        {
          id: '3b3',
          point: ['card:sep-cup', 'card:oct-deer', 'button:stop'],
          expect: 'stop',
          wrong: ['koi'],
        },
        { id: '3b4', point: ['yaku:tanzaku', 'yaku:kasu'], expect: 'next' },
      ],
    },
    {
      id: '3c',
      deal: {
        month: 3,
        hands: [
          cards('nov-lightning aug-plain-1 feb-plain-1 oct-plain-1'),
          cards('jul-ribbon sep-plain-1 apr-plain-2 mar-plain-1'),
        ],
        field: cards('aug-moon nov-rainman feb-warbler apr-ribbon jun-plain-1'),
        drawPile: cards('jul-plain-1 sep-plain-2 mar-plain-2 oct-plain-2'),
        captured: [
          cards('jan-crane jan-plain-1 dec-phoenix dec-plain-1 may-ribbon may-plain-1'),
          cards('sep-ribbon sep-cup jul-boar jul-plain-2'),
        ],
      },
      steps: [
        {
          id: '3c1',
          point: ['card:jan-crane', 'card:dec-phoenix', 'card:aug-moon', 'card:nov-rainman'],
          expect: 'play:aug-plain-1',
          wrong: ['play:nov-lightning', 'play:feb-plain-1', 'play:*'],
        },
        { id: '3c2', point: ['yaku:sanko', 'button:stop'], expect: 'stop', wrong: ['koi'] },
        {
          id: '3c3',
          point: ['card:nov-rainman', 'yaku:ame-shiko', 'yaku:shiko', 'yaku:goko'],
          expect: 'next',
        },
      ],
    },
    {
      id: '3d',
      show: cards('jun-butterflies nov-swallow oct-deer sep-cup jul-boar aug-moon mar-curtain'),
      steps: [
        {
          id: '3d1',
          point: ['yaku:ino-shika-cho'],
          expect: { all: ['touch:jul-boar', 'touch:oct-deer', 'touch:jun-butterflies'] },
          wrong: ['touch:*'],
        },
        {
          id: '3d2',
          when: { viewing: 'either' },
          says: [{ when: { viewing: 'bonus' }, id: '3d2b' }],
          point: ['yaku:tsukimi', 'yaku:hanami'],
          expect: 'touch:sep-cup',
          wrong: ['touch:month=8', 'touch:month=3', 'touch:*'],
        },
        { id: '3d3', point: ['zone:yakuList'], expect: 'next' },
      ],
    },
  ],
};
