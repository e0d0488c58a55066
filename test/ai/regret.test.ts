import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createMind } from '../../main/ai/search/mind';
import { distinctMoves } from '../../main/ai/search/options';
import { weighMoves } from '../../main/ai/search/search';
import { makeMove } from '../../main/engine/notation';
import { referenceSchema, RULES, viewOf } from '../../main/headless/regret/positions';

const file = new URL('../../main/headless/regret/reference.json', import.meta.url);
const { positions, worlds } = referenceSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

describe('the reference of the master’s decisions', () => {
  it('holds 300 positions, tried in 20,000 worlds', () => {
    expect(positions).toHaveLength(300);
    expect(worlds).toBe(20_000);
  });

  it('says of each what every distinct move is worth', () => {
    for (const position of positions) {
      const view = viewOf(position);
      const moves = distinctMoves(view, view.legal).map(({ move }) => makeMove(move));
      expect(Object.keys(position.worth).toSorted()).toEqual(moves.toSorted());
    }
  });

  it('agrees with a short search about most positions, so it belongs to the weights that ship', () => {
    const mind = createMind(RULES);
    const near = positions.filter((position, index) => {
      const best = weighMoves(mind, viewOf(position), 1_000, index)[0]?.move;
      const worth = best === undefined ? -Infinity : (position.worth[makeMove(best)] ?? -Infinity);
      return worth > Math.max(...Object.values(position.worth)) - 0.25;
    });
    expect(near.length).toBeGreaterThan(0.85 * positions.length);
  }, 60_000);
});
