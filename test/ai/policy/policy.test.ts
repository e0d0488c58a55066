import { describe, expect, it } from 'vitest';
import { createBoard } from '../../../main/ai/board/board';
import { cardAt } from '../../../main/ai/board/cards';
import { fastRandom, below } from '../../../main/ai/board/random';
import { compileRules } from '../../../main/ai/board/rules';
import { WEIGHT_COUNT } from '../../../main/ai/policy/layout';
import { playOne, policyOf } from '../../../main/ai/policy/policy';
import { weighView } from '../../../main/ai/policy/weighView';
import { weightsFor } from '../../../main/ai/policy/trained';
import { listOptions, options } from '../../../main/headless/training/options';
import { viewFor } from '../../../main/engine/view';
import { presets } from '../../../shared/presets';
import { PRESET_IDS, type RuleSet } from '../../../shared/ruleSet';
import { boardFromState, boardPicture } from '../../support/compactBoard';
import { playOut, played } from '../../support/playout';
import { statePicture } from '../../support/compactBoard';

const random = fastRandom(3);
const anyWeights = Float64Array.from({ length: WEIGHT_COUNT }, () => below(random, 2001) / 1000 - 1);

/** Every position of some months of chance in which somebody is to move. */
const positions = (ruleSet: RuleSet) =>
  [1, 2, 3].flatMap((seed) =>
    [...playOut({ ruleSet, seed }, seed, 1)]
      .map(({ state }) => state)
      .filter(({ result }) => result === null),
  );

describe('the policy', () => {
  it.each(PRESET_IDS)('learns from exactly the weights that it plays by (%s)', (preset) => {
    const ruleSet = presets[preset];
    const rules = compileRules(ruleSet);
    const policy = policyOf(anyWeights);
    for (const state of positions(ruleSet)) {
      const weighed = weighView(policy, createBoard(rules), viewFor(state, state.turn));
      listOptions(policy, boardFromState(rules, state));
      const learnt = Array.from({ length: options.count }, (_, index) => ({
        card: cardAt(options.cards[index] ?? 0),
        weight: [...(options.features[index] ?? [])]
          .slice(0, options.lengths[index])
          .reduce((sum, position) => sum + (anyWeights[position] ?? 0), 0),
      }));
      for (const { move, weight } of weighed) {
        const option =
          'card' in move
            ? learnt.find(({ card }) => card === move.card)
            : learnt[move.type === 'stop' ? 1 : 0];
        expect(option?.weight).toBeCloseTo(weight, 9);
      }
    }
  });

  it.each(PRESET_IDS)('makes the move that it weighs most, on the board as over a view (%s)', (preset) => {
    const ruleSet = presets[preset];
    const rules = compileRules(ruleSet);
    const policy = policyOf(weightsFor(ruleSet));
    for (const state of positions(ruleSet)) {
      const board = boardFromState(rules, state);
      playOne(policy, board);
      const weighed = weighView(policy, createBoard(rules), viewFor(state, state.turn));
      const most = Math.max(...weighed.map(({ weight }) => weight));
      const best = weighed
        .filter(({ weight }) => weight === most)
        .map(({ move }) => statePicture(played(state, move).state));
      expect(best).toContainEqual(boardPicture(board));
    }
  });
});
