/** `npm run -s play -- [--months N] [--seed N]`: a match in the terminal against the normal opponent. Holds no rules. */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { GameEvent } from '../../shared/events';
import { sameMove, type Move } from '../../shared/moves';
import type { LegalMove, PlayerView } from '../../shared/view';
import { chooseMove } from '../ai/normalPolicy';
import { applyMove } from '../engine/apply';
import { createMatch, nextMonth } from '../engine/match';
import { makeMove, parseMove } from '../engine/notation';
import { presets, withRounds } from '../../shared/presets';
import { seedRng } from '../engine/rng';
import type { Step } from '../engine/state';
import { redactEvents, viewFor } from '../engine/view';
import { eventText } from './eventText';

const YOU = 0;

const tell = (events: readonly GameEvent[]): void => {
  for (const event of redactEvents(events, YOU)) console.log(eventText(event));
};

const moveText = ({ move, takes, choice, makes }: LegalMove): string => {
  const taken =
    takes.length === 0 || move.type === 'chooseMatch' ? '' : ` takes ${takes.join(choice ? ' or ' : ' ')}`;
  const made =
    makes.length === 0 ? '' : ` makes ${makes.map(({ id, points }) => `${id} ${points}`).join(', ')}`;
  return `${makeMove(move)}${taken}${made}`;
};

const showTable = ({ field, seats, legal, decision }: PlayerView): void => {
  console.log(`\nfield: ${field.join(' ')}`);
  for (const { seat, captured } of seats) {
    console.log(`${seat === YOU ? 'you' : 'opponent'}: ${captured.join(' ') || 'no cards'}`);
  }
  if (decision !== null) console.log(`a stop pays ${decision.stop.points}`);
  legal.forEach((move, index) => console.log(`  ${index + 1} ${moveText(move)}`));
};

/** A move by its number or its notation; null for anything else. */
const readMove = (answer: string, legal: readonly LegalMove[]): Move | null => {
  const parsed = parseMove(answer);
  const wanted = parsed.ok ? parsed.value : legal[Number(answer) - 1]?.move;
  return legal.find(({ move }) => wanted !== undefined && sameMove(move, wanted))?.move ?? null;
};

const advance = (step: Step, move: Move): Step => {
  const next = applyMove(step.state, step.state.turn, move);
  if (!next.ok) throw new Error(`${makeMove(move)} was refused: ${next.code}`);
  return next.value;
};

type Opponent = (view: PlayerView) => Move;

/** Another seed for each of its decisions. */
const opponentFrom = (seed: number): Opponent => {
  let decisions = 0;
  return (view) => {
    decisions += 1;
    return chooseMove(view, seedRng(seed ^ decisions));
  };
};

/** Everything that needs no answer from the terminal: the opponent's moves and the next deal. */
const runOn = (from: Step, opponent: Opponent): Step => {
  let step = from;
  for (;;) {
    tell(step.events);
    const { state } = step;
    const next = nextMonth(state);
    if (next.ok) step = next.value;
    else if (state.phase === 'matchOver' || state.turn === YOU) return step;
    else step = advance(step, opponent(viewFor(state, state.turn)));
  }
};

const playMatch = async (months: number, seed: number): Promise<void> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' });
  const opponent = opponentFrom(seed);
  let step = runOn(createMatch({ ruleSet: withRounds(presets.modern, months), seed }), opponent);
  showTable(viewFor(step.state, YOU));
  terminal.prompt();
  for await (const answer of terminal) {
    const move = readMove(answer.trim(), viewFor(step.state, YOU).legal);
    if (move === null) console.log('a number, or a move as it is written in the list');
    else step = runOn(advance(step, move), opponent);
    if (step.state.phase === 'matchOver') break;
    showTable(viewFor(step.state, YOU));
    terminal.prompt();
  }
  terminal.close();
};

const { values } = parseArgs({ options: { months: { type: 'string' }, seed: { type: 'string' } } });
const months = Number(values.months ?? 3);
const seed = Number(values.seed ?? Date.now() % 2 ** 32);
if (Number.isInteger(months) && months > 0 && Number.isInteger(seed)) {
  await playMatch(months, seed);
} else {
  console.error('usage: npm run -s play -- [--months N] [--seed N]');
  process.exitCode = 2;
}
