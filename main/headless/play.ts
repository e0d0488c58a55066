/**
 * `npm run -s play -- [--preset ID | --rules FILE] [--months N] [--seed N] [--birth-months N,N]`: a match in the
 * terminal against normal opponents, by any rule-set. Holds no rules.
 */
import { createInterface } from 'node:readline/promises';
import type { GameEvent } from '../../shared/events';
import { sameMove, type Move } from '../../shared/moves';
import type { LegalMove, PlayerView, SeatView } from '../../shared/view';
import { readPlayArguments } from './playArguments';
import { chooseMove } from '../ai/normalPolicy';
import { applyMove } from '../engine/apply';
import { createMatch, nextMonth, type MatchSetup } from '../engine/match';
import { makeMove, parseMove } from '../engine/notation';
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

const seatText = ({ seat, captured, total, calls }: SeatView, players: number): string => {
  const name = seat === YOU ? 'you' : players === 2 ? 'opponent' : `opponent ${seat}`;
  const called = calls === 0 ? '' : `, ${calls} koi-koi`;
  return `${name} (${total}${called}): ${captured.join(' ') || 'no cards'}`;
};

const showTable = ({ field, seats, legal, decision }: PlayerView): void => {
  console.log(`\nfield: ${field.join(' ')}`);
  for (const seat of seats) console.log(seatText(seat, seats.length));
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

const playMatch = async (setup: MatchSetup): Promise<void> => {
  const opponent = opponentFrom(setup.seed);
  let step = runOn(createMatch(setup), opponent);
  if (step.state.phase === 'matchOver') return;
  const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' });
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

const setup = await readPlayArguments(process.argv.slice(2), Date.now() % 2 ** 32);
if (setup.ok) {
  await playMatch(setup.value);
} else {
  console.error(setup.code);
  process.exitCode = 2;
}
