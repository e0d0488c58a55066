import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createMind, type Mind } from '../../main/ai/search/mind';
import { distinctMoves } from '../../main/ai/search/options';
import { weighMoves } from '../../main/ai/search/search';
import { makeMove } from '../../main/engine/notation';
import { referenceSchema, RULES, viewOf, type Position } from '../../main/headless/regret/positions';

const file = new URL('../../main/headless/regret/reference.json', import.meta.url);
const { positions, worlds } = referenceSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

const isQuestion = (position: Position): boolean => viewOf(position).phase === 'decide';
const questions = positions.filter(isQuestion);
const cards = positions.filter((position) => !isQuestion(position));

/** Whether a short search finds a move within a quarter of a point of the best. */
const isNear = (mind: Mind, position: Position, seed: number): boolean => {
  const best = weighMoves(mind, viewOf(position), 1_000, seed)[0]?.move;
  const worth = best === undefined ? undefined : position.worth[makeMove(best)];
  return worth !== undefined && worth > Math.max(...Object.values(position.worth)) - 0.25;
};

describe('the reference of the master’s decisions', () => {
  it('holds 300 choices of a card and as many koi-koi questions, tried in 20,000 worlds', () => {
    expect([cards.length, questions.length]).toEqual([300, 300]);
    expect(worlds).toBe(20_000);
  });

  it('says of each what every distinct move is worth', () => {
    for (const position of positions) {
      const view = viewOf(position);
      const moves = distinctMoves(view, view.legal).map(({ move }) => makeMove(move));
      expect(Object.keys(position.worth).toSorted()).toEqual(moves.toSorted());
    }
  });

  it.each([
    ['cards', cards, 0.85],
    ['questions', questions, 0.95],
  ])(
    'agrees with a short search about most %s, so it belongs to the weights that ship',
    (_kind, asked, share) => {
      const mind = createMind(RULES);
      const near = asked.filter((position, index) => isNear(mind, position, index));
      expect(near.length).toBeGreaterThan(share * asked.length);
    },
    120_000,
  );
});
