// Where the fallback runtime lies in the cache and what it is; fetches and builds nothing.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, inTree } from './places';

/** The content of the pinned package the runtime is made from. */
export const fallbackIntegrity =
  'sha512-bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A==';

/** The Electron inside the pinned package. */
export const fallbackVersion = '33.2.1';

/** The stand-in for Electron's default app that is packed into the runtime. */
export const loaderFile = inTree('.setup', 'runtimeLoader', 'main.ts');

/** Folder of the finished runtime. Its name changes with whatever goes into it, so an old one is never taken. */
export function fallbackFolder(): string {
  const recipe = createHash('sha256')
    .update(fallbackIntegrity)
    .update(readFileSync(loaderFile))
    .digest('hex');
  return join(cacheFolder(), `electron-${fallbackVersion}-${recipe.slice(0, 8)}`);
}

/** The executable of the fallback runtime, whether it is there yet or not. */
export const fallbackExecutable = (): string => join(fallbackFolder(), 'electron');
