/** A player that is a program of its own, spoken to in lines of JSON: docs/engine-protocol.md. Trusts nothing it says. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { Move } from '../../../shared/moves';
import type { PlayerView } from '../../../shared/view';
import { PlayerFailure, type Failure, type MatchStart, type Player } from './player';

export const PROTOCOL = 1;

/** ms for one answer, so that a program that hangs costs one match and not the evening. */
const PATIENCE = 10_000;

const answerSchema = z.object({ move: z.object({ type: z.string(), card: z.string().optional() }) });

type Outcome = { readonly line: string } | { readonly failure: Failure };

/** One run of the program, from its start to the first thing that goes wrong. */
interface Run {
  send(message: unknown): void;
  /** The next line it writes, or why there is none. */
  line(patience: number): Promise<Outcome>;
  end(): void;
}

const listen = (child: ChildProcess, tell: (outcome: Outcome) => void): void => {
  child.on('error', () => tell({ failure: 'notStarted' }));
  child.on('exit', () => tell({ failure: 'ended' }));
  // Writing to a program that has ended is told by its end.
  child.stdin?.on('error', () => undefined);
  if (child.stdout !== null) createInterface({ input: child.stdout }).on('line', (line) => tell({ line }));
};

const start = (command: string): Run => {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  let broken: Outcome | null = null;
  let hear: ((outcome: Outcome) => void) | null = null;
  listen(child, (outcome) => {
    if ('failure' in outcome) broken ??= outcome;
    hear?.(broken ?? outcome);
    hear = null;
  });
  return {
    send: (message) => void child.stdin?.write(`${JSON.stringify(message)}\n`),
    line: (patience) =>
      new Promise((settle) => {
        if (broken !== null) return settle(broken);
        const alarm = setTimeout(() => hear?.({ failure: 'silent' }), patience);
        hear = (outcome) => {
          clearTimeout(alarm);
          hear = null;
          settle(outcome);
        };
      }),
    end: () => {
      child.stdin?.end();
      child.kill();
    },
  };
};

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    throw new PlayerFailure('notJson');
  }
};

const moveIn = (line: string, { legal }: PlayerView): Move => {
  const answer = answerSchema.safeParse(parse(line));
  if (!answer.success) throw new PlayerFailure('noMove');
  const { type, card = null } = answer.data.move;
  const found = legal.find(({ move }) => move.type === type && ('card' in move ? move.card : null) === card);
  if (found === undefined) throw new PlayerFailure('illegalMove');
  return found.move;
};

/** @param patience ms for one answer */
export const execPlayer = (command: string, patience = PATIENCE): Player => {
  let run: Run | null = null;
  let opening: MatchStart | null = null;
  const dismiss = (): void => {
    run?.end();
    run = null;
  };
  return {
    begin: (match) => {
      opening = match;
    },
    choose: async (view, seed) => {
      const asked = (run ??= start(command));
      if (opening !== null) asked.send({ type: 'hello', protocol: PROTOCOL, ...opening });
      opening = null;
      asked.send({ type: 'choose', view, legal: view.legal.map(({ move }) => move), seed });
      try {
        const outcome = await asked.line(patience);
        if ('failure' in outcome) throw new PlayerFailure(outcome.failure);
        return moveIn(outcome.line, view);
      } catch (error) {
        // Whatever went wrong, the next match begins with a fresh program.
        dismiss();
        throw error;
      }
    },
    close: dismiss,
  };
};
