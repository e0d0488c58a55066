/**
 * One JSON file of the profile: read once, kept at hand, written whole with every change. A file that cannot be read
 * is set aside, never overwritten. Knows no contents.
 */
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ok, refuse } from '../shared/moves';
import type { Result } from '../shared/moves';
import { setAside } from './setAside';

export type KeptFileError = 'damaged' | 'tooNew';

/** `whole` is false when something in the file was not allowed and `content` holds what could be saved of it. */
export interface ReadContent<T> {
  readonly content: T;
  readonly whole: boolean;
}

/** As much of electron-store as is used: its atomic write. */
export interface Store<T> {
  store: T;
}

export interface KeptFileParts<T> {
  /** Full path of the file that the store writes. */
  readonly file: string;
  openStore(): Store<T>;
  /** Reads the file's content, parsed as JSON. */
  readonly read: (json: unknown) => Result<ReadContent<T>, KeptFileError>;
  /** Stands in for a file that is not there. */
  readonly fresh: T;
  now(): Date;
  /** `file` = where the unreadable file lies now, as a full path. */
  tellUnread(error: KeptFileError, file: string): void;
  /** Told once until a write has worked again. */
  tellFailed(reason: string): void;
}

export interface KeptFile<T> {
  current(): T;
  /** Holds for this run even where it cannot be written; the next change tries again with everything. */
  change(content: T): void;
}

/** Some editors put it in front of a file that was changed by hand. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/** The file's content; null where there is none yet. */
function readFile<T>({ file, read }: KeptFileParts<T>): Result<ReadContent<T> | null, KeptFileError> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return missing ? ok(null) : refuse('damaged');
  }
  try {
    return read(JSON.parse(text.replace(BYTE_ORDER_MARK, '')));
  } catch {
    return refuse('damaged');
  }
}

/** A kill in mid-write leaves an unfinished file behind; nobody will finish it. */
function sweepUnfinished(file: string): void {
  const prefix = `${basename(file)}.tmp-`;
  for (const name of readdirSync(dirname(file))) {
    if (name.startsWith(prefix)) rmSync(join(dirname(file), name), { force: true });
  }
}

export function openKeptFile<T>(parts: KeptFileParts<T>): KeptFile<T> {
  let content = parts.fresh;
  let store: Store<T> | null = null;
  /** An unreadable file that could not be moved yet: it must go before anything is written. */
  let inTheWay = false;
  let failing = false;

  function write(): void {
    try {
      if (inTheWay) setAside(parts.file, parts.now());
      inTheWay = false;
      store ??= parts.openStore();
      store.store = content;
      sweepUnfinished(parts.file);
      failing = false;
    } catch (error) {
      if (!failing) parts.tellFailed(error instanceof Error ? error.message : String(error));
      failing = true;
    }
  }

  function putAside(error: KeptFileError): void {
    try {
      parts.tellUnread(error, setAside(parts.file, parts.now()));
    } catch {
      inTheWay = true;
      parts.tellUnread(error, parts.file);
    }
  }

  function load(): void {
    const read = readFile(parts);
    if (!read.ok) return putAside(read.code);
    if (read.value === null) return;
    ({ content } = read.value);
    if (read.value.whole) return;
    putAside('damaged');
    write();
  }

  load();
  return {
    current: () => content,
    change(next) {
      content = next;
      write();
    },
  };
}
