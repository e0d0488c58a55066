import { describe, expect, it } from 'vitest';
import { chooseMove } from '../../main/ai/normalPolicy';
import { applyMove } from '../../main/engine/apply';
import { presets } from '../../shared/presets';
import { seedRng } from '../../main/engine/rng';
import { viewFor } from '../../main/engine/view';
import type { CardId } from '../../shared/cards';
import type { Move } from '../../shared/moves';
import type { PlayerView } from '../../shared/view';
import { sketchState, sketchView as view } from '../support/policyPositions';
import type { Sketch } from '../support/policyPositions';
import { HAND_CASES } from './policyCases.table';

const cardOf = (seen: PlayerView, seed = 1): CardId | undefined => {
  const move = chooseMove(seen, seedRng(seed));
  return 'card' in move ? move.card : undefined;
};

describe('hand card', () => {
  it.each(HAND_CASES)('%s', (_text, position, card) => {
    expect(cardOf(view(position))).toBe(card);
  });
});

describe('two matches', () => {
  const choose = (position: Sketch): CardId | undefined => {
    const state = sketchState(position);
    const step = applyMove(state, 0, { type: 'playCard', card: position.hand[0] ?? 'jan-crane' });
    if (!step.ok) throw new Error(step.code);
    expect(step.value.state.phase).toBe('chooseHand');
    return cardOf(viewFor(step.value.state, 0));
  };

  it('takes the wanted one', () => {
    expect(choose({ hand: ['aug-plain-1'], field: ['aug-geese', 'aug-moon'] })).toBe('aug-moon');
  });

  it('takes a hot one before a favourite', () => {
    const own: readonly CardId[] = ['feb-warbler', 'apr-cuckoo', 'may-bridge', 'nov-swallow'];
    expect(choose({ hand: ['aug-plain-1'], field: ['aug-moon', 'aug-geese'], own })).toBe('aug-geese');
  });

  it('takes the more valuable where none is wanted', () => {
    expect(choose({ hand: ['may-plain-1'], field: ['may-ribbon', 'may-bridge'] })).toBe('may-bridge');
    expect(choose({ hand: ['may-plain-1'], field: ['may-plain-2', 'may-ribbon'] })).toBe('may-ribbon');
  });
});

describe('which move', () => {
  it('is an error to ask when it is not the seat’s turn', () => {
    const seen = view({ hand: [] });
    expect(() => chooseMove(seen, seedRng(1))).toThrow(/Nothing to choose/);
  });

  it('is always of the legal ones, forced matches included', () => {
    const forced = view(
      { hand: ['jan-crane', 'jul-plain-1'], field: ['jan-plain-1'] },
      { ...presets.modern, mustMatch: 'forced' },
    );
    const move: Move = chooseMove(forced, seedRng(1));
    expect(forced.legal.map((each) => each.move)).toContainEqual(move);
  });
});
