import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardMoves, makeBoardMove } from '../../../main/ai/board/moves';
import type { Board } from '../../../main/ai/board/board';
import { scorePile } from '../../../main/ai/board/pileScore';
import { compileRules, type BoardRules } from '../../../main/ai/board/rules';
import { legalMoves } from '../../../main/engine/moves';
import { makeMove } from '../../../main/engine/notation';
import { seatYaku } from '../../../main/engine/state';
import { baseOf } from '../../../main/engine/yaku';
import { idBits } from '../../../main/ai/board/yakuTables';
import { presets } from '../../../shared/presets';
import { PRESET_IDS, type RuleSet } from '../../../shared/ruleSet';
import { boardFromState, boardPicture, statePicture } from '../../support/compactBoard';
import { playOut, type PlayedStep } from '../../support/playout';
import { anyRuleSet, anySeed, oneChange } from '../../support/ruleSets';

const sorted = (moves: readonly Parameters<typeof makeMove>[0][]): readonly string[] =>
  moves.map(makeMove).toSorted();

const expectSame = (board: Board, { state }: PlayedStep): void => {
  expect(boardPicture(board)).toEqual(statePicture(state));
  const isOver = state.result !== null;
  expect(sorted(boardMoves(board))).toEqual(isOver ? [] : sorted(legalMoves(state)));
  for (const seat of board.seats) {
    const yaku = seatYaku(state, seat.index);
    expect([scorePile(board.scorer, seat), board.scorer.ids]).toEqual([
      baseOf(yaku),
      idBits(yaku.map(({ id }) => id)),
    ]);
  }
};

/** Plays the same line on both and compares them after every move. */
const follow = (ruleSet: RuleSet, rules: BoardRules, seed: number, months: number): void => {
  let board: Board | null = null;
  for (const step of playOut({ ruleSet, seed }, seed ^ 1, months)) {
    const { move, state } = step;
    if (board === null || move === null) board = state.result === null ? boardFromState(rules, state) : null;
    else makeBoardMove(board, move);
    if (board !== null) expectSame(board, step);
  }
};

describe('the compact board', () => {
  it.each(PRESET_IDS)(
    'plays %s exactly as the engine does',
    (preset) => {
      const rules = compileRules(presets[preset]);
      for (let seed = 1; seed <= 12; seed += 1) follow(presets[preset], rules, seed, 3);
    },
    30_000,
  );

  it('plays any rule-set exactly as the engine does', () => {
    fc.assert(
      fc.property(anyRuleSet, anySeed, (ruleSet, seed) => follow(ruleSet, compileRules(ruleSet), seed, 3)),
      { numRuns: 60 },
    );
  }, 60_000);

  it('plays every single option exactly as the engine does', () => {
    fc.assert(
      fc.property(oneChange, anySeed, ({ ruleSet }, seed) => follow(ruleSet, compileRules(ruleSet), seed, 2)),
      { numRuns: 40 },
    );
  }, 60_000);

  it.each(PRESET_IDS)(
    'goes on alike from a view in the middle of a month of %s',
    (preset) => {
      const ruleSet = presets[preset];
      const rules = compileRules(ruleSet);
      for (let seed = 20; seed < 24; seed += 1) {
        const steps = [...playOut({ ruleSet, seed }, seed, 1)];
        steps.forEach(({ state }, start) => {
          if (state.result !== null) return;
          const board = boardFromState(rules, state);
          for (const step of steps.slice(start + 1)) {
            if (step.move !== null) makeBoardMove(board, step.move);
            expect(boardPicture(board)).toEqual(statePicture(step.state));
          }
        });
      }
    },
    30_000,
  );
});
