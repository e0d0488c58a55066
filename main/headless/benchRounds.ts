/** Plays months by chance through the public engine as fast as it goes, and a loop of plain arithmetic beside it. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { presets } from '../../shared/presets';
import { applyMove } from '../engine/apply';
import { at } from '../engine/lists';
import { createMatch, nextMonth } from '../engine/match';
import { legalMoves } from '../engine/moves';
import type { MatchState } from '../engine/state';

export interface Played {
  readonly rounds: number;
  readonly actions: number;
  readonly milliseconds: number;
}

const dealtOn = (state: MatchState): MatchState => {
  const step = nextMonth(state);
  if (!step.ok) throw new Error(step.code);
  return step.value.state;
};

/** Plays whole matches under `modern`, one after another, until at least `rounds` months are over. */
export const playRounds = (rounds: number, seed: number): Played => {
  const chance = xoroshiro128plus(seed);
  const started = performance.now();
  let played = 0;
  let actions = 0;
  for (let match = seed; played < rounds; match += 1) {
    let { state } = createMatch({ ruleSet: presets.modern, seed: match });
    while (state.phase !== 'matchOver') {
      if (state.phase === 'monthOver') {
        state = dealtOn(state);
        continue;
      }
      const moves = legalMoves(state);
      const step = applyMove(state, state.turn, at(moves, uniformInt(chance, 0, moves.length - 1)));
      if (!step.ok) throw new Error(step.code);
      ({ state } = step.value);
      actions += 1;
    }
    played += state.round;
  }
  return { rounds: played, actions, milliseconds: performance.now() - started };
};

const LOOPS = 50_000_000;

/** Milliseconds for always the same arithmetic: tells how fast, or how busy, this machine is. */
export const calibrate = (): number => {
  const started = performance.now();
  let number = 1;
  for (let loop = 0; loop < LOOPS; loop += 1) {
    number ^= number << 13;
    number ^= number >>> 17;
    number ^= number << 5;
  }
  // A xorshift never reaches 0; asking keeps the loop from being left out.
  if (number === 0) throw new Error('the calibration loop went wrong');
  return performance.now() - started;
};
