import { describe, expect, it } from 'vitest';
import { createBoard, NOBODY, type Board } from '../../../main/ai/board/board';
import { dealMonth } from '../../../main/ai/board/deal';
import { boardMoves, makeBoardMove } from '../../../main/ai/board/moves';
import { below, fastRandom } from '../../../main/ai/board/random';
import { playRandomMonth } from '../../../main/ai/board/randomMonth';
import { compileRules } from '../../../main/ai/board/rules';
import { presets } from '../../../shared/presets';
import type { RuleSet } from '../../../shared/ruleSet';

const MONTHS_PLAYED = 6_000;

/** What a finished month is looked at for. */
const FACTS: Readonly<Record<string, (board: Board) => number>> = {
  points: ({ points }) => points,
  'first seat wins': ({ winner }) => (winner === 0 ? 1 : 0),
  'nobody wins': ({ winner }) => (winner === NOBODY ? 1 : 0),
  calls: ({ seats }) => seats.reduce((calls, seat) => calls + seat.calls, 0),
  'cards drawn': ({ nextDraw }) => nextDraw,
};

/** The plainest way: the whole shuffle first, then one of the listed moves after another. */
const playPlainly = (board: Board, random: ReturnType<typeof fastRandom>): void => {
  dealMonth(board, 0, 1, random);
  for (let moves = boardMoves(board); moves.length > 0; moves = boardMoves(board)) {
    const move = moves[below(random, moves.length)];
    if (move !== undefined) makeBoardMove(board, move);
  }
};

const quickly = (board: Board, random: ReturnType<typeof fastRandom>): void =>
  playRandomMonth(board, 0, 1, random);

interface Sample {
  readonly mean: number;
  /** Square of the mean's standard error. */
  readonly square: number;
}

const sampleOf = (values: readonly number[]): Sample => {
  const mean = values.reduce((total, value) => total + value, 0) / values.length;
  const variance = values.reduce((total, value) => total + (value - mean) ** 2, 0) / values.length;
  return { mean, square: variance / values.length };
};

/** A sample of each fact. */
const samplesOf = (ruleSet: RuleSet, play: typeof quickly, seed: number): readonly Sample[] => {
  const board = createBoard(compileRules(ruleSet));
  const random = fastRandom(seed);
  const rows = Array.from({ length: MONTHS_PLAYED }, () => {
    play(board, random);
    return Object.values(FACTS).map((fact) => fact(board));
  });
  return Object.keys(FACTS).map((_, index) => sampleOf(rows.map((row) => row[index] ?? NaN)));
};

const { modern } = presets;

describe('a random month', () => {
  it.each<readonly [string, RuleSet]>([
    ['modern', modern],
    ['modern, where a match must be played', { ...modern, mustMatch: 'forced' }],
    ['modern, asked after every capture', { ...modern, promptTiming: 'after_capture' }],
    ['classic for three', presets['classic-3p']],
  ])(
    'ends as one does that is shuffled first and played move by move: %s',
    (_, ruleSet) => {
      const quick = samplesOf(ruleSet, quickly, 1);
      const plain = samplesOf(ruleSet, playPlainly, 2);
      Object.keys(FACTS).forEach((fact, index) => {
        const [a, b] = [quick[index], plain[index]];
        if (a === undefined || b === undefined) throw new Error(fact);
        const apart = Math.abs(a.mean - b.mean) / Math.sqrt(a.square + b.square || 1);
        expect(apart, fact).toBeLessThan(4);
      });
    },
    30_000,
  );

  it('begins with any card equally often', () => {
    const board = createBoard(compileRules(modern));
    const random = fastRandom(3);
    const played = new Float64Array(48);
    const each = 500;
    for (let month = 0; month < 48 * each; month += 1) {
      playRandomMonth(board, 0, 1, random);
      const first = board.stock[0] ?? 0;
      played[first] = (played[first] ?? 0) + 1;
    }
    const chiSquare = played.reduce((total, count) => total + (count - each) ** 2 / each, 0);
    // 99.9 % of fair samples lie below this for 47 degrees of freedom.
    expect(chiSquare).toBeLessThan(82.7);
  });
});
