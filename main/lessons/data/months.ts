/** Lesson 1: which cards belong together, and what kind each card is. Every scene lays out a few cards to be touched. */
import type { Lesson } from '../lesson';
import { cards } from './cards';

export const months: Lesson = {
  id: 'months',
  scenes: [
    {
      id: '1a',
      show: cards(
        'jan-plain-1 feb-plain-1 mar-plain-1 apr-plain-1 may-plain-1 jun-plain-1 jul-plain-1 aug-plain-1 sep-plain-1 oct-plain-1 nov-swallow dec-plain-1',
      ),
      steps: [
        { id: '1a1', point: ['zone:board'], expect: 'next' },
        { id: '1a2', expect: 'touch:jan-plain-1', wrong: ['touch:dec-plain-1', 'touch:*'] },
        {
          id: '1a3',
          expect: 'touch:mar-plain-1',
          wrong: ['touch:feb-plain-1', 'touch:jul-plain-1', 'touch:*'],
        },
        { id: '1a4', expect: 'touch:jun-plain-1', wrong: ['touch:sep-plain-1', 'touch:*'] },
      ],
    },
    {
      id: '1b',
      show: cards('may-plain-1 apr-plain-1 may-bridge dec-plain-1 may-ribbon aug-geese may-plain-2'),
      steps: [
        {
          id: '1b1',
          point: ['card:may-plain-1'],
          expect: { all: ['touch:may-bridge', 'touch:may-ribbon', 'touch:may-plain-2'] },
          wrong: ['touch:may-plain-1', 'touch:apr-plain-1', 'touch:dec-plain-1', 'touch:*'],
        },
        {
          id: '1b2',
          point: ['card:may-bridge', 'card:may-ribbon', 'card:may-plain-1', 'card:may-plain-2'],
          expect: 'next',
        },
      ],
    },
    {
      id: '1c',
      show: cards('jul-plain-1 apr-plain-1 jul-ribbon apr-ribbon'),
      steps: [
        { id: '1c1', expect: { all: ['touch:apr-plain-1', 'touch:apr-ribbon'] }, wrong: ['touch:month=7'] },
      ],
    },
    {
      id: '1d',
      show: cards('jan-crane aug-geese nov-swallow aug-plain-1 aug-moon jul-plain-2'),
      steps: [
        {
          id: '1d1',
          expect: { all: ['touch:aug-plain-1', 'touch:aug-geese', 'touch:aug-moon'] },
          wrong: ['touch:jan-crane', 'touch:nov-swallow', 'touch:*'],
        },
      ],
    },
    {
      id: '1e',
      show: cards('nov-lightning apr-plain-2 nov-swallow aug-moon oct-ribbon'),
      steps: [
        {
          id: '1e1',
          point: ['card:nov-lightning'],
          expect: 'touch:nov-swallow',
          wrong: ['touch:nov-lightning', 'touch:apr-plain-2', 'touch:aug-moon', 'touch:*'],
        },
      ],
    },
    {
      id: '1f',
      show: cards('apr-plain-2 dec-plain-1 jan-plain-2 dec-plain-3 oct-plain-1'),
      steps: [
        {
          id: '1f1',
          expect: { all: ['touch:dec-plain-1', 'touch:dec-plain-3'] },
          wrong: ['touch:apr-plain-2', 'touch:jan-plain-2', 'touch:*'],
        },
      ],
    },
    {
      id: '1g',
      show: cards('jan-crane mar-curtain aug-moon nov-rainman dec-phoenix'),
      steps: [{ id: '1g1', point: ['zone:board'], expect: 'next' }],
    },
    {
      id: '1h',
      show: cards(
        'feb-warbler apr-cuckoo may-bridge jun-butterflies jul-boar aug-geese sep-cup oct-deer nov-swallow',
      ),
      steps: [{ id: '1h1', expect: { all: ['touch:may-bridge', 'touch:sep-cup'] }, wrong: ['touch:*'] }],
    },
    {
      id: '1i',
      show: cards(
        'jan-ribbon feb-ribbon mar-ribbon apr-ribbon may-ribbon jun-ribbon jul-ribbon sep-ribbon oct-ribbon nov-ribbon',
      ),
      steps: [
        {
          id: '1i1',
          expect: { all: ['touch:jun-ribbon', 'touch:sep-ribbon', 'touch:oct-ribbon'] },
          wrong: ['touch:month=1', 'touch:month=2', 'touch:month=3', 'touch:*'],
        },
      ],
    },
    {
      id: '1j',
      show: cards('dec-plain-2 apr-cuckoo nov-lightning oct-ribbon jan-plain-1'),
      steps: [
        {
          id: '1j1',
          expect: 'touch:nov-lightning',
          wrong: ['touch:apr-cuckoo', 'touch:oct-ribbon', 'touch:*'],
        },
      ],
    },
    {
      id: '1k',
      show: cards('apr-ribbon jul-boar nov-ribbon oct-deer jul-plain-2'),
      steps: [
        {
          id: '1k1',
          expect: { all: ['touch:jul-boar', 'touch:jul-plain-2'] },
          wrong: ['touch:apr-ribbon', 'touch:nov-ribbon', 'touch:*'],
        },
        { id: '1k2', expect: 'next' },
      ],
    },
  ],
};
