/** Remembers from which sources a part was made, so that an unchanged part is not made again. */
import { createHash } from 'node:crypto';
import { readFile, rm, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A hash over texts and over the files' contents. */
export async function sourceHash(files: readonly string[], ...texts: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  for (const text of texts) hash.update(text);
  return hash.digest('hex').slice(0, 16);
}

/**
 * Makes the folder `name` under `root` unless it was made from the same sources. It is filled under another
 * name and swapped in whole, so that a broken build leaves no half-filled folder. Tells whether it was made.
 */
export async function makeOnce(
  root: string,
  name: string,
  hash: string,
  make: (folder: string) => Promise<void>,
): Promise<boolean> {
  const folder = join(root, name);
  const stamp = join(folder, '.made-from');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return false;
  const fresh = join(root, `.${name}-${process.pid}`);
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  try {
    await make(fresh);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    throw error;
  }
  await writeFile(join(fresh, '.made-from'), hash);
  await rm(folder, { recursive: true, force: true });
  await rename(fresh, folder);
  return true;
}
