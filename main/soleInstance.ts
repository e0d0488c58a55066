/** Whether this start is to go on: one game per folder, but a folder that takes no lock stops nobody. Knows no windows. */
import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';

/** Tries it out: permissions alone tell nothing of a full disk or a read-only medium. */
export function canWrite(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    rmdirSync(mkdtempSync(join(folder, 'writable-')));
    return true;
  } catch {
    return false; // Why not is told with the first save that fails.
  }
}

/**
 * Electron refuses the lock both where the game already runs and where it cannot be written.
 *
 * @param lock asks Electron for the lock
 * @param folder where settings and match are kept
 */
export const mayStart = (lock: () => boolean, folder: string): boolean => lock() || !canWrite(folder);
