import { describe, expect, it } from 'vitest';
import { wantList } from '../../main/ai/wantList';
import { presets } from '../../shared/presets';
import type { CardId } from '../../shared/cards';
import { sketchView as view } from '../support/policyPositions';
import { HOT_CASES } from './policyCases.table';

describe('want-list', () => {
  it.each(HOT_CASES)('hot: %s', (_text, position, card, isHot) => {
    expect(wantList(view(position))[0] === card).toBe(isHot);
  });

  it('hot: the cup with curtain or moon, before a hot card that stands behind it in the hand', () => {
    const hand: readonly CardId[] = ['sep-cup', 'nov-rainman'];
    const withCurtain = view({ own: ['mar-curtain', 'jan-crane', 'dec-phoenix'], hand });
    expect(wantList(withCurtain).slice(0, 2)).toEqual(['sep-cup', 'nov-rainman']);
    const without = view({
      own: ['jan-crane', 'dec-phoenix', 'nov-rainman'],
      hand: ['sep-cup'],
      field: ['aug-moon'],
    });
    expect(wantList(without).slice(0, 2)).toEqual(['aug-moon', 'sep-cup']);
  });

  const nine: readonly CardId[] = [
    'jan-plain-1',
    'jan-plain-2',
    'feb-plain-1',
    'feb-plain-2',
    'mar-plain-1',
    'mar-plain-2',
    'apr-plain-2',
    'may-plain-1',
    'may-plain-2',
  ];
  it('hot: a plain with nine', () => {
    expect(wantList(view({ own: nine, hand: ['jul-plain-1'] }))[0]).toBe('jul-plain-1');
    expect(wantList(view({ own: nine.slice(1), hand: ['jul-plain-1'] }))[0]).toBe('sep-cup');
  });

  it('hot: with eight, the plains of a month that lies in hand and on the field', () => {
    const list = wantList(
      view({
        own: nine.slice(1),
        hand: ['jul-plain-1', 'oct-plain-1'],
        field: ['jul-plain-2', 'sep-plain-1'],
      }),
    );
    expect(list.slice(0, 3)).toEqual(['jul-plain-1', 'jul-plain-2', 'sep-cup']);
  });

  it('counts the cup as a plain only where the rules do', () => {
    const own: readonly CardId[] = [...nine.slice(1), 'sep-cup'];
    expect(wantList(view({ own, hand: ['jul-plain-1'] }))[0]).not.toBe('jul-plain-1');
    expect(wantList(view({ own, hand: ['jul-plain-1'] }, presets.wikipedia))[0]).toBe('jul-plain-1');
  });

  it('hot cards of the hand go before those of the field', () => {
    const list = wantList(
      view({ own: ['jan-crane', 'aug-moon'], hand: ['mar-plain-1', 'dec-phoenix'], field: ['mar-curtain'] }),
    );
    expect(list.slice(0, 3)).toEqual(['dec-phoenix', 'mar-curtain', 'sep-cup']);
  });

  it('then the favourites, then the sets in their order, and no card twice', () => {
    expect(wantList(view({ hand: ['apr-plain-2'] }))).toEqual([
      'sep-cup',
      'mar-curtain',
      'aug-moon',
      'jan-crane',
      'dec-phoenix',
      'nov-rainman',
      'jul-boar',
      'oct-deer',
      'jun-butterflies',
      'jan-ribbon',
      'feb-ribbon',
      'mar-ribbon',
      'jun-ribbon',
      'sep-ribbon',
      'oct-ribbon',
    ]);
  });

  it('leaves out what anybody has captured, and a set that the opponent has', () => {
    const list = wantList(
      view({
        hand: ['apr-plain-2'],
        own: ['sep-cup'],
        theirs: ['jan-ribbon', 'feb-ribbon', 'mar-ribbon', 'jan-crane'],
      }),
    );
    expect(list).not.toContain('sep-cup');
    expect(list).not.toContain('jan-crane');
    expect(list.some((card) => card === 'mar-ribbon')).toBe(false);
    expect(list).toContain('oct-ribbon');
  });

  it('adds every card of a kind that is well begun', () => {
    const animals = wantList(
      view({ hand: ['apr-plain-2'], own: ['feb-warbler', 'apr-cuckoo', 'aug-geese'] }),
    );
    expect(animals.slice(-2)).toEqual(['may-bridge', 'nov-swallow']);
    const seven = wantList(view({ hand: ['jun-plain-1'], own: nine.slice(2) }));
    expect(seven).toContain('dec-plain-3');
    const six = wantList(view({ hand: ['jun-plain-1'], own: nine.slice(3) }));
    expect(six).not.toContain('dec-plain-3');
  });
});
