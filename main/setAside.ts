/** Keeps a file that could not be read under a dated name, so that nothing ever overwrites it. Knows no formats. */
import { existsSync, renameSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';

/** A moment as text that every file system takes: 2026-11-30T03-57-43. */
const stamp = (moment: Date): string => moment.toISOString().slice(0, 19).replaceAll(':', '-');

/** `match.json` becomes `match.damaged-<moment>.json`, with a number where that name is taken. Moves nothing. */
export function freeName(file: string, moment: Date): string {
  const ending = extname(file);
  const stem = join(dirname(file), `${basename(file, ending)}.damaged-${stamp(moment)}`);
  let name = `${stem}${ending}`;
  for (let number = 2; existsSync(name); number += 1) name = `${stem}-${number}${ending}`;
  return name;
}

/**
 * Moves `file` away and returns its new full path.
 *
 * @throws what the file system throws, for instance in a read-only folder; then the file is where it was
 */
export function setAside(file: string, moment: Date): string {
  const name = freeName(file, moment);
  renameSync(file, name);
  return name;
}
