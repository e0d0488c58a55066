/** Finds the Japanese signs the app shows, by reading its sources; knows no font. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where words stand: catalogues and code. */
const WORD_FOLDERS = ['renderer', 'shared'];
const WORD_FILES = /\.(tsx?|json|html|css)$/;

/** Signs from general punctuation's arrows upward: kana, ideographs, full-width forms, marks. */
const BEYOND_LATIN = /[\u2190-\u21ff\u2460-\u27bf\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/gu;

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

/** Always kept, so that a new word in kana or a date needs no new build: kana, digits, punctuation. */
const ALWAYS =
  range(0x3041, 0x3096) +
  range(0x3099, 0x30ff) +
  range(0x3000, 0x301f) +
  range(0xff01, 0xff5e) +
  range(0x20, 0x7e) +
  '一二三四五六七八九十百千年月日点回・ー…—〜×→';

/** Every sign to keep, sorted, each once. Paths are relative to the project's root. */
export async function usedSigns(root: string): Promise<string> {
  const signs = new Set(ALWAYS);
  for (const folder of WORD_FOLDERS)
    for (const file of await filesUnder(join(root, folder), WORD_FILES))
      for (const sign of (await readFile(file, 'utf8')).match(BEYOND_LATIN) ?? []) signs.add(sign);
  return [...signs].sort().join('');
}

/** All files under a folder whose name matches, sorted. */
export async function filesUnder(folder: string, name: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
