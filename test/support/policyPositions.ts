/** Positions for the `normal` policy, as short as they can be written. */
import { stateFromPosition } from '../../main/engine/positions';
import type { Position } from '../../main/engine/positions';
import { presets } from '../../shared/presets';
import type { MatchState } from '../../main/engine/state';
import { viewFor } from '../../main/engine/view';
import type { CardId } from '../../shared/cards';
import type { RuleSet } from '../../shared/ruleSet';
import type { PlayerView } from '../../shared/view';

/** Seat 0 to move; what is not given is empty. */
export interface Sketch extends Partial<Omit<Position, 'hands' | 'captured'>> {
  readonly hand: readonly CardId[];
  readonly own?: readonly CardId[];
  readonly theirs?: readonly CardId[];
}

export function sketchState(sketch: Sketch, ruleSet: RuleSet = presets.modern): MatchState {
  const { hand, own = [], theirs = [], ...rest } = sketch;
  return stateFromPosition(ruleSet, {
    field: [],
    drawPile: ['dec-plain-1', 'dec-plain-2', 'dec-plain-3'],
    turn: 0,
    dealer: 0,
    month: 1,
    ...rest,
    hands: [hand, ['apr-plain-1']],
    captured: [own, theirs],
  });
}

export const sketchView = (sketch: Sketch, ruleSet?: RuleSet): PlayerView =>
  viewFor(sketchState(sketch, ruleSet), 0);
