/**
 * `npm run -s regret -- [--playouts N] [--json]`: how many points the master gives away a decision, at 300 fixed
 * choices of a card and 300 koi-koi questions, against what 20,000 playouts of every move say. `-- --remake` makes that
 * reference anew: needed when the policy's weights change, and it takes some minutes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { MASTER_PLAYOUTS } from '../ai/levels';
import { createMind, type Mind } from '../ai/search/mind';
import { weighEvenly, weighMoves } from '../ai/search/search';
import { sum } from '../engine/lists';
import { makeMove } from '../engine/notation';
import { collectPositions } from './regret/collect';
import { referenceSchema, RULES, viewOf, type Position } from './regret/positions';

const FILE = fileURLToPath(new URL('./regret/reference.json', import.meta.url));

/** Positions of either kind. */
const EACH = 300;
const WORLDS = 20_000;

const weigh = (mind: Mind, position: Position, seed: number): Position => {
  const verdict = weighEvenly(mind, viewOf(position), WORLDS, seed);
  const worth = verdict.map(({ move, points }) => [makeMove(move), Number(points.toFixed(3))] as const);
  return { ...position, worth: Object.fromEntries(worth) };
};

const remake = async (): Promise<void> => {
  const mind = createMind(RULES);
  const chosen = collectPositions(mind, EACH);
  const positions = chosen.map((position, index) => {
    if (index % 50 === 0) process.stderr.write(`${index} of ${chosen.length} positions\n`);
    return weigh(mind, position, index);
  });
  await writeFile(FILE, `${JSON.stringify({ worlds: WORLDS, positions })}\n`);
};

interface Loss {
  readonly isQuestion: boolean;
  readonly points: number;
}

/** What the search gives away against the best move of the reference. */
const lossOf = (mind: Mind, position: Position, playouts: number, seed: number): Loss => {
  const view = viewOf(position);
  const move = weighMoves(mind, view, playouts, seed)[0]?.move;
  const worth = move === undefined ? undefined : position.worth[makeMove(move)];
  if (worth === undefined) throw new Error(`the reference has another choice in seed ${position.seed}`);
  return { isQuestion: view.phase === 'decide', points: Math.max(...Object.values(position.worth)) - worth };
};

const rounded = (points: number): number => Number(points.toFixed(4));

/** The mean loss, and its standard error: how far other positions of the kind would have it differ. */
const regretOf = (losses: readonly Loss[]) => {
  const count = losses.length;
  const mean = sum(losses.map(({ points }) => points)) / count;
  const variance = sum(losses.map(({ points }) => (points - mean) ** 2)) / (count - 1);
  return { positions: count, regret: rounded(mean), error: rounded(Math.sqrt(variance / count)) };
};

const report = async (playouts: number, asJson: boolean): Promise<void> => {
  const { positions } = referenceSchema.parse(JSON.parse(await readFile(FILE, 'utf8')));
  const mind = createMind(RULES);
  const losses = positions.map((position, index) => lossOf(mind, position, playouts, index + 1));
  const found = {
    playouts,
    cards: regretOf(losses.filter(({ isQuestion }) => !isQuestion)),
    koiKoi: regretOf(losses.filter(({ isQuestion }) => isQuestion)),
  };
  if (asJson) console.log(JSON.stringify(found));
  else console.log(`points given away a decision, ${playouts} playouts`, found);
};

const { values } = parseArgs({
  options: {
    playouts: { type: 'string', default: String(MASTER_PLAYOUTS) },
    json: { type: 'boolean', default: false },
    remake: { type: 'boolean', default: false },
  },
});
const playouts = Number(values.playouts);
if (!Number.isInteger(playouts) || playouts < 1) {
  console.error('usage: npm run -s regret -- [--playouts N] [--json] [--remake]');
  process.exitCode = 2;
} else if (values.remake) await remake();
else await report(playouts, values.json);
