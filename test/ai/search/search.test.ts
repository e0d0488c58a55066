import { describe, expect, it } from 'vitest';
import { createMind } from '../../../main/ai/search/mind';
import { weighMoves } from '../../../main/ai/search/search';
import { at } from '../../../main/engine/lists';
import { makeMove } from '../../../main/engine/notation';
import { viewFor } from '../../../main/engine/view';
import { presets } from '../../../shared/presets';
import type { RuleSet } from '../../../shared/ruleSet';
import { KOI, STOP, play, played, playOut } from '../../support/playout';
import { sketchState } from '../../support/policyPositions';

const { modern } = presets;
const mind = createMind(modern);
const PLAYOUTS = 400;

const best = (view: Parameters<typeof weighMoves>[1]): string =>
  makeMove(at(weighMoves(mind, view, PLAYOUTS, 1), 0).move);

describe('the search', () => {
  it('takes the light that makes five points rather than a plain', () => {
    const state = sketchState({
      hand: ['jan-plain-1'],
      field: ['jan-crane', 'jan-plain-2'],
      own: ['mar-curtain', 'aug-moon'],
      month: 6,
    });
    const asked = played(state, play('jan-plain-1')).state;
    expect(best(viewFor(asked, 0))).toBe('take:jan-crane');
  });

  it('takes away what the rival needs when its own cards promise nothing', () => {
    const view = viewFor(
      sketchState({
        hand: ['oct-plain-1', 'apr-plain-2'],
        field: ['oct-deer', 'apr-plain-1'],
        theirs: ['jul-boar', 'jun-butterflies'],
        month: 3,
      }),
      0,
    );
    expect(best(view)).toBe('play:oct-plain-1');
  });

  it('knows exactly what a stop is worth, and stops where that wins the match', () => {
    const asked = [...playOut({ ruleSet: modern, seed: 3 }, 8)].find(({ state }) => state.phase === 'decide');
    const state = asked?.state;
    if (state === undefined) throw new Error('nobody was asked in this match');
    const view = viewFor({ ...state, round: 6, totals: [0, 0] }, state.turn);
    const verdict = weighMoves(mind, view, PLAYOUTS, 1);
    expect(verdict.map(({ move }) => move)).toEqual([STOP, KOI]);
    expect(verdict[0]).toMatchObject({ odds: 1, points: view.decision?.stop.points, tries: 1 });
  });

  it('calls where a stop would lose the match', () => {
    const asked = [...playOut({ ruleSet: modern, seed: 3 }, 8)].find(({ state }) => state.phase === 'decide');
    const state = asked?.state;
    if (state === undefined) throw new Error('nobody was asked in this match');
    const totals = [0, 1].map((seat) => (seat === state.turn ? 0 : 30));
    const verdict = weighMoves(mind, viewFor({ ...state, round: 6, totals }, state.turn), PLAYOUTS, 1);
    expect(verdict.find(({ move }) => move.type === 'stop')).toMatchObject({ odds: 0 });
    expect(at(verdict, 0).move).toEqual(KOI);
  });

  it('says the same for the same view, seed and effort, and spends about as many playouts as it may', () => {
    const { state } = at([...playOut({ ruleSet: modern, seed: 9 }, 2, 1)], 0);
    const view = viewFor(state, state.turn);
    const verdict = weighMoves(mind, view, PLAYOUTS, 4);
    expect(weighMoves(mind, structuredClone(view), PLAYOUTS, 4)).toEqual(verdict);
    expect(weighMoves(mind, view, PLAYOUTS, 5)).not.toEqual(verdict);
    const tries = verdict.reduce((sum, each) => sum + each.tries, 0);
    expect(tries).toBeGreaterThanOrEqual(PLAYOUTS);
    expect(tries).toBeLessThan(1.2 * PLAYOUTS);
  });

  it('takes equal plains for one choice, unless a house yaku tells them apart', () => {
    const sketch = {
      hand: ['apr-plain-1', 'apr-plain-2', 'jul-boar'] as const,
      field: ['jan-crane'] as const,
    };
    const named: RuleSet = {
      ...modern,
      houseYaku: [
        {
          id: 'house-1',
          name: 'Wisteria',
          pattern: { type: 'cards', cards: ['apr-plain-1', 'apr-ribbon'], need: 2 },
          points: 3,
          perFurther: 0,
          replaces: [],
        },
      ],
    };
    expect(weighMoves(mind, viewFor(sketchState(sketch), 0), 30, 1)).toHaveLength(2);
    const other = createMind(named);
    expect(weighMoves(other, viewFor(sketchState(sketch, named), 0), 30, 1)).toHaveLength(3);
  });

  it('refuses to be asked out of turn', () => {
    const state = sketchState({ hand: ['apr-plain-1'], field: [] });
    expect(() => weighMoves(mind, viewFor(state, 1), 30, 1)).toThrow('out of turn');
  });
});
