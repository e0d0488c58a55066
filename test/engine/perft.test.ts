// Counts of legal lines on twenty deals: as they were written down, and as a model that shares nothing with the engine counts them.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { legalMoves } from '../../main/engine/moves';
import { isMonthOver, type MatchState } from '../../main/engine/state';
import { played } from '../support/playout';
import {
  countsOf,
  DEALS,
  DEPTH,
  engineCounts,
  naivePerft,
  perftFile,
  perftText,
  startOf,
} from '../support/perft';

const golden = readFileSync(perftFile, 'utf8');
const lineOf = (name: string): string | undefined =>
  golden.split('\n').find((line) => line.startsWith(`${name}: `));

/** Phases on the way, over all lines. */
const phasesIn = (state: MatchState, depth: number): ReadonlySet<string> => {
  if (depth === 0 || isMonthOver(state)) return new Set([state.phase]);
  const below = legalMoves(state).map((move) => phasesIn(played(state, move).state, depth - 1));
  return new Set([state.phase, ...below.flatMap((phases) => [...phases])]);
};

describe('legal lines', { timeout: 120_000 }, () => {
  it('are counted on twenty deals', () => {
    expect(new Set(DEALS.map(({ name }) => name)).size).toBe(20);
  });

  it(`to depth ${DEPTH} are as many as were written down`, () => {
    expect(perftText(engineCounts)).toBe(golden);
  });

  it.each(DEALS)('are as many by the plain model: $name', (deal) => {
    expect(`${deal.name}: ${countsOf(deal, naivePerft).join(' ')}`).toBe(lineOf(deal.name));
  });

  it('pass through every phase', () => {
    const phases = new Set(DEALS.flatMap((deal) => [...phasesIn(startOf(deal), 3)]));
    expect([...phases].toSorted()).toEqual(['chooseDraw', 'chooseHand', 'decide', 'monthOver', 'play']);
  });
});
