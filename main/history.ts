/**
 * Keeps finished matches, one line of JSON each: appended and flushed to the disk, never rewritten but to put damaged
 * lines aside. Knows no rules.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { FinishedMatch } from '../shared/coach';
import type { Notice } from '../shared/ipc';
import { makeHistoryLine, readHistoryLine, type KeptMatch } from './historyFormat';
import type { Match } from './matchLog';
import { freeName } from './setAside';

export interface HistoryParts {
  /** Full path. */
  readonly file: string;
  readonly now: () => Date;
  readonly tell: (notice: Notice) => void;
}

export interface History {
  /** The newest first. */
  list(): readonly FinishedMatch[];
  find(id: string): KeptMatch | null;
  /** Adds a match that is over; one that is there already is left as it is. A failed write is tried again with the next. */
  keep(match: Match, id: string): Promise<void>;
}

/** What a file holds, line by line. */
interface Content {
  readonly matches: readonly KeptMatch[];
  /** Lines to keep in the file, those of versions to come among them. */
  readonly whole: readonly string[];
  readonly damaged: readonly string[];
  /** What a kill in mid-write left behind at the end: it was never shown as kept. */
  readonly torn: readonly string[];
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const isDamaged = (line: string): boolean => {
  const read = readHistoryLine(line);
  return !read.ok && read.code === 'damaged';
};

function readContent(text: string): Content {
  const all = text.split('\n');
  const tail = all.at(-1) ?? '';
  const filled = all.filter((line) => line !== '');
  const damaged = filled.filter(isDamaged);
  const torn = tail !== '' && isDamaged(tail) ? [tail] : [];
  return {
    matches: filled.flatMap((line) => {
      const read = readHistoryLine(line);
      return read.ok ? [read.value] : [];
    }),
    whole: filled.filter((line) => !damaged.includes(line)),
    damaged: damaged.slice(0, damaged.length - torn.length),
    torn,
  };
}

const toText = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

async function append(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'a');
  try {
    await handle.appendFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const finishedOf = ({
  id,
  finishedAt,
  options,
  totals,
  winner,
  practice,
  deal,
}: KeptMatch): FinishedMatch => ({
  id,
  finishedAt,
  options,
  totals,
  winner,
  practice,
  deal,
});

/** Nothing is thrown: what cannot be read is told, and stays where it is. */
function readOrTell({ file, now, tell }: HistoryParts): {
  matches: readonly KeptMatch[];
  endsInLine: boolean;
} {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!missing) tell({ type: 'historyDamaged', file });
    return { matches: [], endsInLine: true };
  }
  const { matches, whole, damaged, torn } = readContent(text);
  const endsInLine = text === '' || text.endsWith('\n');
  if (damaged.length + torn.length === 0) return { matches, endsInLine };
  const aside = freeName(file, now());
  try {
    writeFileSync(aside, toText([...damaged, ...torn]), { flag: 'wx', flush: true });
    writeFileAtomic.sync(file, toText(whole));
    if (damaged.length > 0) tell({ type: 'historyDamaged', file: aside });
    return { matches, endsInLine: true };
  } catch {
    if (damaged.length > 0) tell({ type: 'historyDamaged', file });
    return { matches, endsInLine };
  }
}

export function openHistory(parts: HistoryParts): History {
  /** Read when first asked for. */
  let matches: readonly KeptMatch[] | null = null;
  /** Lines that are still to be written. */
  let waiting: readonly string[] = [];
  let failing = false;

  function load(): readonly KeptMatch[] {
    if (matches !== null) return matches;
    const read = readOrTell(parts);
    // An empty line ends the one that was left without an end.
    if (!read.endsInLine) waiting = [''];
    return (matches = read.matches);
  }

  async function writeWaiting(): Promise<void> {
    try {
      await append(parts.file, toText(waiting));
      waiting = [];
      failing = false;
    } catch (error) {
      if (!failing) parts.tell({ type: 'historyFailed', reason: reasonOf(error) });
      failing = true;
    }
  }

  return {
    list: () => load().map(finishedOf).toReversed(),
    find: (id) => load().find((match) => match.id === id) ?? null,
    async keep({ options, ruleSet, seed, deal, moves, practice, state: { totals, winner } }, id) {
      const known = load();
      if (winner === null) throw new Error('only a match that is over is kept');
      if (known.some((match) => match.id === id)) return;
      const finishedAt = parts.now().toISOString();
      const kept = { id, finishedAt, options, ruleSet, seed, deal, moves, totals, winner, practice };
      matches = [...known, kept];
      waiting = [...waiting, makeHistoryLine(kept)];
      await writeWaiting();
    },
  };
}
