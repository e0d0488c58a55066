/**
 * The file of finished matches, one line of JSON each: appended and flushed to the disk, rewritten whole only to put
 * damaged lines aside or to take matches out. Knows no rules and keeps nothing in memory.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { Notice } from '../shared/ipc';
import { readHistoryLine, type KeptMatch } from './historyFormat';
import { freeName } from './setAside';

export interface HistoryFileParts {
  /** Full path. */
  readonly file: string;
  readonly now: () => Date;
  readonly tell: (notice: Notice) => void;
}

/** Whether nothing was ever written to it, without reading it. */
export const isUnwritten = (file: string): boolean =>
  (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0;

/** What a file was found to hold. */
export interface FoundHistory {
  readonly matches: readonly KeptMatch[];
  /** Lines of versions to come, which stay in the file as they are. */
  readonly foreign: readonly string[];
  readonly endsInLine: boolean;
  /** False where something lies in it that could neither be read nor put aside: then it may only be added to. */
  readonly mayRewrite: boolean;
}

/** What a file holds, line by line. */
interface Content extends Pick<FoundHistory, 'matches' | 'foreign'> {
  /** Lines to keep in the file. */
  readonly whole: readonly string[];
  readonly damaged: readonly string[];
  /** What a kill in mid-write left behind at the end: it was never shown as kept. */
  readonly torn: readonly string[];
}

function readContent(text: string): Content {
  const all = text.split('\n').map((line) => ({ line, read: readHistoryLine(line) }));
  const filled = all.filter(({ line }) => line !== '');
  const isDamaged = ({ read }: (typeof all)[number]): boolean => !read.ok && read.code === 'damaged';
  const damaged = filled.filter(isDamaged);
  const isTorn = damaged.length > 0 && damaged.at(-1) === all.at(-1);
  const linesOf = (entries: typeof all): readonly string[] => entries.map(({ line }) => line);
  return {
    matches: filled.flatMap(({ read }) => (read.ok ? [read.value] : [])),
    foreign: linesOf(filled.filter(({ read }) => !read.ok && read.code === 'tooNew')),
    whole: linesOf(filled.filter((entry) => !isDamaged(entry))),
    damaged: linesOf(isTorn ? damaged.slice(0, -1) : damaged),
    torn: linesOf(isTorn ? damaged.slice(-1) : []),
  };
}

const toText = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** @throws what the file system throws */
export async function appendLines(file: string, lines: readonly string[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'a');
  try {
    await handle.appendFile(toText(lines));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** All of it or nothing: a kill leaves the file as it was. @throws what the file system throws */
export async function rewriteLines(file: string, lines: readonly string[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFileAtomic(file, toText(lines));
}

/** Nothing is thrown: what cannot be read is told, and stays where it is. */
export function readHistory({ file, now, tell }: HistoryFileParts): FoundHistory {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!missing) tell({ type: 'historyDamaged', file });
    return { matches: [], foreign: [], endsInLine: true, mayRewrite: missing };
  }
  const { matches, foreign, whole, damaged, torn } = readContent(text);
  const endsInLine = text === '' || text.endsWith('\n');
  if (damaged.length + torn.length === 0) return { matches, foreign, endsInLine, mayRewrite: true };
  const aside = freeName(file, now());
  try {
    writeFileSync(aside, toText([...damaged, ...torn]), { flag: 'wx', flush: true });
    writeFileAtomic.sync(file, toText(whole));
    if (damaged.length > 0) tell({ type: 'historyDamaged', file: aside });
    return { matches, foreign, endsInLine: true, mayRewrite: true };
  } catch {
    if (damaged.length > 0) tell({ type: 'historyDamaged', file });
    return { matches, foreign, endsInLine, mayRewrite: false };
  }
}
