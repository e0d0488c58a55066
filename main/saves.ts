/** Keeps the running match on disk: written so that a kill loses nothing shown, never over a file it could not read. */
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { Notice } from '../shared/ipc';
import { ok, refuse } from '../shared/moves';
import type { Result } from '../shared/moves';
import { makeSave, parseSave } from './saveFormat';
import type { SaveError } from './saveFormat';
import type { Match } from './matchLog';
import { setAside } from './setAside';

export interface Saves {
  /** Reads the kept match, or the state before its last step where the newest file is damaged. */
  load(): { readonly match: Match | null; readonly notices: readonly Notice[] };
  /**
   * Writes the match; the file before it is kept as the previous one. With `first`, what was there belongs to
   * another match and is not kept. Returns null, or the file system's reason for not writing.
   */
  write(match: Match, first: boolean): Promise<string | null>;
  /** Forgets the kept match. Returns as `write`. */
  clear(): Promise<string | null>;
}

const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A kill in mid-write leaves `match.json.<number>` behind; it was never shown as done. */
async function sweepUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (/^match\.json\.\d+$/.test(name)) await rm(join(folder, name), { force: true });
  }
}

/** `file` = where the unreadable file lies now; it may have to stay `inTheWay`, in a folder that allows no change. */
interface Unread {
  readonly notice: Notice;
  readonly inTheWay: boolean;
}

function putAside(file: string, error: SaveError, moment: Date): Unread {
  const type = error === 'tooNew' ? 'saveTooNew' : 'saveDamaged';
  try {
    return { notice: { type, file: setAside(file, moment) }, inTheWay: false };
  } catch {
    return { notice: { type, file }, inTheWay: true };
  }
}

/** A match, null where there is no file, or why the file cannot be used. */
function readOne(file: string): Result<Match | null, SaveError> {
  try {
    return parseSave(readFileSync(file, 'utf8'));
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? ok(null) : refuse('damaged');
  }
}

/** @param folder full path; made if it is missing */
export function openSaves(folder: string, now: () => Date): Saves {
  const newest = join(folder, 'match.json');
  const previous = join(folder, 'match.previous.json');
  /** Unreadable files that could not be moved: they must go before anything is written. */
  let inTheWay: readonly string[] = [];

  async function attempt(work: () => Promise<void>): Promise<string | null> {
    try {
      for (const file of inTheWay) setAside(file, now());
      inTheWay = [];
      await mkdir(folder, { recursive: true });
      await work();
      return null;
    } catch (error) {
      return reasonOf(error);
    }
  }

  /** The older file goes before the newest: a kill in between must not bring back a state long past. */
  async function forget(): Promise<void> {
    await sweepUnfinished(folder);
    await rm(previous, { force: true });
  }

  return {
    load() {
      const notices: Notice[] = [];
      for (const file of [newest, previous]) {
        const read = readOne(file);
        if (read.ok && read.value !== null) return { match: read.value, notices };
        if (read.ok) continue;
        const unread = putAside(file, read.code, now());
        notices.push(unread.notice);
        if (unread.inTheWay) inTheWay = [...inTheWay, file];
      }
      return { match: null, notices };
    },

    write: (match, first) =>
      attempt(async () => {
        if (first) await forget();
        else await keepPrevious(newest, previous);
        await writeFileAtomic(newest, makeSave(match, now()));
      }),

    clear: () =>
      attempt(async () => {
        await forget();
        await rm(newest, { force: true });
      }),
  };
}

/** After a write that failed there is no newest file to keep; the previous one stays. */
async function keepPrevious(newest: string, previous: string): Promise<void> {
  try {
    await rename(newest, previous);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}
