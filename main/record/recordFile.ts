/** Finished matches as the text of a file, and read back from one: as exported, or line by line as the game keeps them. */
import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';
import { ok, refuse, type Result } from '../../shared/moves';
import type { RecordFileError } from '../../shared/record';
import { makeHistoryLine, readHistoryEntry, type KeptMatch } from '../historyFormat';

const FORMAT = 'hanagoyomi-record';
const VERSION = 1;

/** Bytes; many years of play. */
export const LARGEST_RECORD_FILE = 128 * 1024 * 1024;

const formatSchema = z.object({ format: z.literal(FORMAT) });
const newerSchema = formatSchema.extend({ version: z.int().min(VERSION + 1) });
const fileSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  matches: z.array(z.unknown()),
});

type ReadMatches = Result<readonly KeptMatch[], RecordFileError>;

/** A match a line, so that the file can be looked through. */
export const makeRecordFile = (matches: readonly KeptMatch[]): string =>
  `{"format":"${FORMAT}","version":${VERSION},"matches":[\n${matches.map(makeHistoryLine).join(',\n')}\n]}\n`;

function parseJson(text: string): Result<unknown, 'damaged'> {
  try {
    return ok<unknown>(JSON.parse(text));
  } catch {
    return refuse('damaged');
  }
}

/** All of them or none: whoever reads half of a file does not know what is missing. */
function readEntries(entries: readonly unknown[]): ReadMatches {
  const matches: KeptMatch[] = [];
  for (const entry of entries) {
    const read = readHistoryEntry(entry);
    if (!read.ok) return refuse(read.code === 'tooNew' ? 'newer' : 'damaged');
    matches.push(read.value);
  }
  return ok(matches);
}

/** As the game keeps them: the first line tells whether it is such a file at all. */
function readLines(text: string): ReadMatches {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const entries = lines.map(parseJson);
  const [first] = entries;
  const isKept =
    first?.ok === true && z.object({ version: z.int(), match: z.unknown() }).safeParse(first.value).success;
  if (!isKept) return refuse('notRecord');
  const parsed = entries.flatMap((entry) => (entry.ok ? [entry.value] : []));
  return parsed.length < entries.length ? refuse('damaged') : readEntries(parsed);
}

/** Never throws: whatever the text is, it holds matches or is refused by name. */
export function readRecordText(text: string): ReadMatches {
  const json = parseJson(text);
  if (!json.ok) return text.slice(0, 100).includes(`"${FORMAT}"`) ? json : readLines(text);
  if (!formatSchema.safeParse(json.value).success) return readLines(text);
  if (newerSchema.safeParse(json.value).success) return refuse('newer');
  const file = fileSchema.safeParse(json.value);
  return file.success ? readEntries(file.data.matches) : refuse('damaged');
}

/** Never rejects. Bytes that are no text become characters that no file of ours holds. */
export async function textOfRecordFile(
  path: string,
): Promise<Result<string, Extract<RecordFileError, 'tooLarge' | 'unreadable'>>> {
  try {
    const stats = await stat(path);
    if (!stats.isFile()) return refuse('unreadable');
    if (stats.size > LARGEST_RECORD_FILE) return refuse('tooLarge');
    return ok(new TextDecoder('utf-8').decode(await readFile(path)));
  } catch {
    return refuse('unreadable');
  }
}

/** Never rejects. */
export async function readRecordFile(path: string): Promise<ReadMatches> {
  const text = await textOfRecordFile(path);
  return text.ok ? readRecordText(text.value) : text;
}
