/** The fixed positions on which decisions are judged: how they are written, and the view that each of them is. */
import { z } from 'zod';
import { applyMove } from '../../engine/apply';
import { createMatch } from '../../engine/match';
import { parseMove } from '../../engine/notation';
import type { MatchState } from '../../engine/state';
import { viewFor } from '../../engine/view';
import { presets, withRounds } from '../../../shared/presets';
import type { PlayerView } from '../../../shared/view';

/** A decision in the first month of a match of `modern`, and what each move is worth there. */
export const positionSchema = z.object({
  seed: z.int(),
  /** Moves up to the decision, as notation. */
  moves: z.array(z.string()),
  /** Points of each distinct move, by its notation. */
  worth: z.record(z.string(), z.number()),
});
export type Position = z.infer<typeof positionSchema>;

export const referenceSchema = z.object({
  /** Worlds in which each move was tried. */
  worlds: z.int(),
  positions: z.array(positionSchema),
});

/** `modern` in a match so long that every point counts alike: the master plays for the match, the reference counts points. */
export const RULES = withRounds(presets.modern, 99);

/** The state after these moves of the match's first month. */
export const stateAfter = (seed: number, moves: readonly string[]): MatchState => {
  let { state } = createMatch({ ruleSet: RULES, seed });
  for (const text of moves) {
    const move = parseMove(text);
    const step = move.ok ? applyMove(state, state.turn, move.value) : move;
    if (!step.ok) throw new Error(`${text} cannot be played: ${step.code}`);
    state = step.value.state;
  }
  return state;
};

export const viewOf = ({ seed, moves }: Position): PlayerView => {
  const state = stateAfter(seed, moves);
  return viewFor(state, state.turn);
};
