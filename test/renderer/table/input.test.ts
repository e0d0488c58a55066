// When a press counts: one move per unlock, nothing from a press that began while locked.
import { describe, expect, it, vi } from 'vitest';
import { createInput } from '../../../renderer/table/input';
import type { LegalMove } from '../../../shared/view';

const legal: LegalMove[] = [
  { move: { type: 'playCard', card: 'jan-crane' }, takes: ['jan-ribbon'], choice: false, makes: [] },
  { move: { type: 'playCard', card: 'feb-warbler' }, takes: [], choice: false, makes: [] },
];

function setUp() {
  const onMove = vi.fn();
  const onRefusal = vi.fn();
  const input = createInput({ onMove, onRefusal });
  const click = (card: 'jan-crane' | 'mar-curtain'): void => {
    input.arm('pointer');
    input.choose(card, 'pointer');
  };
  return { input, onMove, onRefusal, click };
}

describe('input', () => {
  it('plays once, however often it is clicked before it opens again', () => {
    const { input, onMove, click } = setUp();
    input.setEnabled(true, legal);
    for (let n = 0; n < 20; n++) click('jan-crane');
    expect(onMove.mock.calls).toEqual([[{ type: 'playCard', card: 'jan-crane' }]]);
    input.setEnabled(true, legal);
    click('jan-crane');
    expect(onMove).toHaveBeenCalledTimes(2);
  });

  it('is locked by the time the move is told', () => {
    const seen: boolean[] = [];
    const input = createInput({ onMove: () => seen.push(input.enabled.value), onRefusal: () => undefined });
    input.setEnabled(true, legal);
    input.arm('pointer');
    input.choose('jan-crane', 'pointer');
    expect(seen).toEqual([false]);
  });

  it('ignores a press that began while locked, by pointer or key', () => {
    const { input, onMove } = setUp();
    input.arm('pointer');
    input.arm('key');
    input.setEnabled(true, legal);
    input.choose('jan-crane', 'pointer');
    input.choose('jan-crane', 'key');
    expect(onMove).not.toHaveBeenCalled();
  });

  it('ignores the click after a drag, and takes one from a screen reader', () => {
    const { input, onMove } = setUp();
    input.setEnabled(true, legal);
    input.arm('pointer');
    input.disarm();
    input.choose('jan-crane', 'pointer');
    expect(onMove).not.toHaveBeenCalled();
    input.choose('jan-crane', 'key');
    expect(onMove).toHaveBeenCalledOnce();
  });

  it('says why a card cannot be played', () => {
    const { input, onMove, onRefusal, click } = setUp();
    input.setEnabled(true, legal);
    click('mar-curtain');
    const choice: LegalMove = {
      move: { type: 'chooseMatch', card: 'jan-ribbon' },
      takes: [],
      choice: false,
      makes: [],
    };
    input.setEnabled(true, [choice]);
    click('jan-crane');
    expect(onRefusal.mock.calls).toEqual([
      ['mustMatch', 'mar-curtain'],
      ['chooseFirst', 'jan-crane'],
    ]);
    expect(onMove).not.toHaveBeenCalled();
  });

  it('tells the move pointed at before the one focused, and none while locked', () => {
    const { input } = setUp();
    input.setEnabled(true, legal);
    input.focus('feb-warbler');
    expect(input.hovered.value).toBe(legal[1]);
    input.point('jan-crane');
    expect(input.hovered.value).toBe(legal[0]);
    input.point('mar-curtain');
    expect(input.hovered.value).toBe(legal[1]);
    input.setEnabled(false, []);
    expect(input.hovered.value).toBeNull();
  });
});
