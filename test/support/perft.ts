/** Counts of legal lines on named deals: which deals there are, and how the engine and the plain model count them. */
import type { RuleSet } from '../../shared/ruleSet';
import { presets } from '../../shared/presets';
import { applyMove } from '../../main/engine/apply';
import { at } from '../../main/engine/lists';
import { createMatch } from '../../main/engine/match';
import { legalMoves } from '../../main/engine/moves';
import { makeMove } from '../../main/engine/notation';
import { drawNumber, seedRng } from '../../main/engine/rng';
import { isMonthOver, type MatchState } from '../../main/engine/state';
import { copyTable, naiveMove, naiveMoves, naiveTable, type NaiveTable } from './naivePlay';
import { played } from './playout';

export interface NamedDeal {
  readonly name: string;
  readonly ruleSet: RuleSet;
  readonly seed: number;
  /** Moves by chance before the count begins. */
  readonly moves: number;
}

export const DEPTH = 4;

const { modern, classic, fifty, nintendo, mekuri } = presets;
const three = presets['classic-3p'];

export const DEALS: readonly NamedDeal[] = [
  { name: 'modern, dealt', ruleSet: modern, seed: 75, moves: 0 },
  { name: 'modern, midway', ruleSet: modern, seed: 110, moves: 8 },
  { name: 'modern, late', ruleSet: modern, seed: 28, moves: 12 },
  { name: 'modern with choose, dealt', ruleSet: { ...modern, threeMatch: 'choose' }, seed: 6, moves: 0 },
  {
    name: 'modern with prompt on the last turn, late',
    ruleSet: { ...modern, lastTurn: 'prompt' },
    seed: 523,
    moves: 17,
  },
  { name: 'classic, dealt', ruleSet: classic, seed: 147, moves: 0 },
  { name: 'classic, midway', ruleSet: classic, seed: 66, moves: 8 },
  {
    name: 'classic with after_capture, midway',
    ruleSet: { ...classic, promptTiming: 'after_capture' },
    seed: 39,
    moves: 8,
  },
  { name: 'classic with forced, dealt', ruleSet: { ...classic, mustMatch: 'forced' }, seed: 131, moves: 0 },
  { name: 'fifty, dealt', ruleSet: fifty, seed: 49, moves: 0 },
  { name: 'fifty, late', ruleSet: fifty, seed: 61, moves: 12 },
  { name: 'fifty with one call, midway', ruleSet: { ...fifty, maxCalls: 1 }, seed: 88, moves: 8 },
  { name: 'nintendo, dealt', ruleSet: nintendo, seed: 5, moves: 0 },
  {
    name: 'nintendo with forced and choose, midway',
    ruleSet: { ...nintendo, mustMatch: 'forced', threeMatch: 'choose' },
    seed: 89,
    moves: 8,
  },
  {
    name: 'nintendo with after_capture, late',
    ruleSet: { ...nintendo, promptTiming: 'after_capture' },
    seed: 61,
    moves: 12,
  },
  { name: 'three players, dealt', ruleSet: three, seed: 140, moves: 0 },
  { name: 'three players, midway', ruleSet: three, seed: 31, moves: 10 },
  {
    name: 'three players with choose and forced, late',
    ruleSet: { ...three, threeMatch: 'choose', mustMatch: 'forced' },
    seed: 55,
    moves: 15,
  },
  { name: 'mekuri, dealt', ruleSet: mekuri, seed: 19, moves: 0 },
  {
    name: 'mekuri with total_rise, midway',
    ruleSet: { ...mekuri, promptOn: 'total_rise' },
    seed: 47,
    moves: 8,
  },
];

/** The dealt state, and the moves from it to where the count begins. */
const opening = ({
  ruleSet,
  seed,
  moves,
}: NamedDeal): {
  readonly dealt: MatchState;
  readonly line: readonly string[];
  readonly start: MatchState;
} => {
  const dealt = createMatch({ ruleSet, seed }).state;
  const line: string[] = [];
  let rng = seedRng(seed);
  let state = dealt;
  for (let count = 0; count < moves; count += 1) {
    // Nobody stops before the count begins.
    const open = legalMoves(state).filter(({ type }) => type !== 'stop');
    const drawn = drawNumber(rng, open.length);
    rng = drawn.rng;
    const move = at(open, drawn.value);
    line.push(makeMove(move));
    state = played(state, move).state;
  }
  return { dealt, line, start: state };
};

/** The state in which the count begins. */
export const startOf = (deal: NamedDeal): MatchState => opening(deal).start;

/** Lines of `depth` decisions, whoever makes them; a month that is over ends its line. */
export const perft = (state: MatchState, depth: number): number => {
  if (depth === 0 || isMonthOver(state)) return 1;
  return legalMoves(state).reduce((sum, move) => {
    const step = applyMove(state, state.turn, move);
    if (!step.ok) throw new Error(`a legal move was refused: ${step.code}`);
    return sum + perft(step.value.state, depth - 1);
  }, 0);
};

/** The same count by the plain model, dealt the same cards. */
export const naivePerft = (deal: NamedDeal, depth: number): number => {
  const { dealt, line } = opening(deal);
  const rules = { rules: deal.ruleSet, month: dealt.month };
  const table = naiveTable(dealt);
  for (const move of line) naiveMove(table, rules, move);
  const count = (from: NaiveTable, left: number): number => {
    if (left === 0 || from.phase === 'over') return 1;
    return naiveMoves(from, rules).reduce((sum, move) => {
      const next = copyTable(from);
      naiveMove(next, rules, move);
      return sum + count(next, left - 1);
    }, 0);
  };
  return count(table, depth);
};

const depths = Array.from({ length: DEPTH }, (_, index) => index + 1);

/** Counts at depth 1, 2, … */
export const countsOf = (
  deal: NamedDeal,
  count: (deal: NamedDeal, depth: number) => number,
): readonly number[] => depths.map((depth) => count(deal, depth));

export const engineCounts = (deal: NamedDeal): readonly number[] => {
  const start = startOf(deal);
  return countsOf(deal, (_, depth) => perft(start, depth));
};

export const perftFile: URL = new URL('../golden/perft.txt', import.meta.url);

/** One line a deal: its name and the counts. */
export const perftText = (counts: (deal: NamedDeal) => readonly number[]): string =>
  DEALS.map((deal) => `${deal.name}: ${counts(deal).join(' ')}\n`).join('');
