// The opponent under rules that nobody has thought of: at every position it makes one of the legal moves.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presets } from '../../shared/presets';
import { sameMove } from '../../shared/moves';
import type { RuleSet } from '../../shared/ruleSet';
import { chooseMove } from '../../main/ai/normalPolicy';
import { createMatch } from '../../main/engine/match';
import { seedRng } from '../../main/engine/rng';
import type { MatchState } from '../../main/engine/state';
import { viewFor } from '../../main/engine/view';
import { dealtOn, played } from '../support/playout';
import { anyRuleSet, anySeed } from '../support/ruleSets';

const MOST_MONTHS = 3;

/** Plays by the policy for every seat; how many moves that were. */
const playByPolicy = (ruleSet: RuleSet, seed: number): number => {
  const birthMonths = ([1, 5, 9] as const).slice(0, ruleSet.players);
  let state: MatchState = createMatch({ ruleSet, seed, birthMonths }).state;
  for (let moves = 0; ;) {
    if (state.phase === 'matchOver' || (state.phase === 'monthOver' && state.round >= MOST_MONTHS))
      return moves;
    if (state.phase === 'monthOver') {
      state = dealtOn(state).state;
      continue;
    }
    const view = viewFor(state, state.turn);
    const move = chooseMove(view, seedRng(seed + moves));
    expect(view.legal.some((legal) => sameMove(legal.move, move))).toBe(true);
    state = played(state, move).state;
    moves += 1;
  }
};

describe('the opponent', { timeout: 60_000 }, () => {
  it('makes a legal move at every position of any rules', () => {
    fc.assert(
      fc.property(anyRuleSet, anySeed, (ruleSet, seed) => {
        playByPolicy(ruleSet, seed);
      }),
      { numRuns: 150 },
    );
  });

  const { modern, fifty } = presets;
  it.each<readonly [string, RuleSet]>([
    ...Object.entries(presets),
    ['no calls at all', { ...modern, maxCalls: 0 }],
    ['a match must be played', { ...modern, mustMatch: 'forced', threeMatch: 'choose' }],
    ['asked after the hand card', { ...modern, promptTiming: 'after_capture', lastTurn: 'prompt' }],
    ['a stop of fifteen', { ...modern, minStop: 15 }],
    ['one card each', { ...modern, handSize: 1, fieldSize: 1, fieldRedeal: 'none' }],
    ['eleven cards each', { ...modern, handSize: 11, fieldSize: 4 }],
    ['three for fifty', { ...fifty, players: 3, handSize: 7, fieldSize: 6, oppKoi: 'per_call' }],
  ])('plays by %s', (_, ruleSet) => {
    expect(playByPolicy(ruleSet, 11)).toBeGreaterThan(0);
  });
});
