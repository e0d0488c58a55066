// Checks a file against a pinned Subresource Integrity string; knows nothing of where the file came from.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** The `sha512-…` string of a file, as npm's lock files write it. */
export async function integrityOf(file: string): Promise<string> {
  const hash = createHash('sha512');
  await pipeline(createReadStream(file), hash);
  return `sha512-${hash.digest('base64')}`;
}

/** Throws unless the file has exactly the pinned integrity. */
export async function checkIntegrity(file: string, pinned: string): Promise<void> {
  const found = await integrityOf(file);
  if (found !== pinned) throw new Error(`${file} is not the pinned file: expected ${pinned}, found ${found}`);
}
