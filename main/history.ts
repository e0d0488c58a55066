/** Keeps finished matches at hand and in their file, and takes them out again. Knows no rules. */
import { isDeepStrictEqual } from 'node:util';
import type { FinishedMatch } from '../shared/coach';
import { appendLines, isUnwritten, readHistory, rewriteLines } from './historyFile';
import type { FoundHistory, HistoryFileParts } from './historyFile';
import { finishedOf, makeHistoryLine, type KeptMatch } from './historyFormat';
import type { Match } from './matchLog';

export interface History {
  /** Nothing is kept; told without reading the file, which may be long. */
  isEmpty(): boolean;
  /** The newest first. */
  list(): readonly FinishedMatch[];
  /** With everything that each follows from, the newest last. */
  all(): readonly KeptMatch[];
  find(id: string): KeptMatch | null;
  /** Adds a match that is over; one that is there already is left as it is. A failed write is tried again with the next. */
  keep(match: Match, id: string): Promise<void>;
  /** Takes matches out, the file first; false where it cannot be written, and then they stay. */
  forget(ids: readonly string[]): Promise<boolean>;
  /** Brings back what was taken out since the start; false where the file cannot be written. */
  restore(ids: readonly string[]): Promise<boolean>;
  /** Adds matches of another file where neither their id nor their play is there; how many, or null where the file cannot be written. */
  add(matches: readonly KeptMatch[]): Promise<number | null>;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const finishedFirst = (a: KeptMatch, b: KeptMatch): number =>
  Date.parse(a.finishedAt) - Date.parse(b.finishedAt);

/** The same deals played the same way: one match, whatever it is called. */
const samePlay = (a: KeptMatch, b: KeptMatch): boolean =>
  isDeepStrictEqual(a.moves, b.moves) && isDeepStrictEqual(a.ruleSet, b.ruleSet);

/** Those of `more` that are not there yet, each once. */
function newOnes(known: readonly KeptMatch[], more: readonly KeptMatch[]): readonly KeptMatch[] {
  const ids = new Set<string>();
  const bySeed = new Map<number, KeptMatch[]>();
  const note = (match: KeptMatch): void => {
    ids.add(match.id);
    bySeed.set(match.seed, [...(bySeed.get(match.seed) ?? []), match]);
  };
  known.forEach(note);
  return more.filter((match) => {
    const isKnown = ids.has(match.id) || bySeed.get(match.seed)?.some((other) => samePlay(match, other));
    if (isKnown !== true) note(match);
    return isKnown !== true;
  });
}

export function openHistory(parts: HistoryFileParts): History {
  /** Read when first asked for. */
  let found: FoundHistory | null = null;
  let matches: readonly KeptMatch[] = [];
  /** Taken out since the start, by id. */
  const forgotten = new Map<string, KeptMatch>();
  /** Lines that are still to be written. */
  let waiting: readonly string[] = [];
  let failing = false;
  /** One write at a time. */
  let writing: Promise<unknown> = Promise.resolve();

  function load(): readonly KeptMatch[] {
    if (found !== null) return matches;
    found = readHistory(parts);
    // An empty line ends the one that was left without an end.
    if (!found.endsInLine) waiting = [''];
    return (matches = found.matches);
  }

  /** Everything that waits is in the file after it. Null, or what the file system throws. */
  function write(work: () => Promise<void>): Promise<unknown> {
    const attempt = async (): Promise<unknown> => {
      const written = waiting.length;
      try {
        await work();
        waiting = waiting.slice(written);
        failing = false;
        return null;
      } catch (error) {
        return error;
      }
    };
    const done = writing.then(attempt);
    writing = done;
    return done;
  }

  /** A failure is told once until a write has worked again. */
  async function writeWaiting(): Promise<void> {
    const error = await write(() => appendLines(parts.file, waiting));
    if (error === null) return;
    if (!failing) parts.tell({ type: 'historyFailed', reason: reasonOf(error) });
    failing = true;
  }

  /** Writes the whole file as `change` leaves it, and changes what is at hand only then. */
  async function rewrite(change: (known: readonly KeptMatch[]) => readonly KeptMatch[]): Promise<boolean> {
    load();
    const foreign = found?.foreign ?? [];
    if (found?.mayRewrite !== true) return false;
    const error = await write(() =>
      rewriteLines(parts.file, [...change(matches).map(makeHistoryLine), ...foreign]),
    );
    if (error !== null) return false;
    // A match may have been finished meanwhile.
    matches = change(matches);
    return true;
  }

  const merge =
    (more: readonly KeptMatch[]) =>
    (known: readonly KeptMatch[]): readonly KeptMatch[] =>
      [...known, ...newOnes(known, more)].toSorted(finishedFirst);

  return {
    isEmpty: () => (found === null ? isUnwritten(parts.file) : matches.length === 0),
    list: () => load().map(finishedOf).toReversed(),
    all: load,
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
    async forget(ids) {
      const gone = load().filter(({ id }) => ids.includes(id));
      if (gone.length === 0) return true;
      const done = await rewrite((known) => known.filter(({ id }) => !ids.includes(id)));
      if (done) for (const match of gone) forgotten.set(match.id, match);
      return done;
    },
    async restore(ids) {
      const back = ids.flatMap((id) => forgotten.get(id) ?? []);
      if (back.length === 0) return true;
      const done = await rewrite(merge(back));
      if (done) for (const { id } of back) forgotten.delete(id);
      return done;
    },
    async add(more) {
      const added = newOnes(load(), more);
      if (added.length === 0) return 0;
      return (await rewrite(merge(added))) ? added.length : null;
    },
  };
}
