// Stands in for Electron's default_app.asar in the fallback runtime: `electron [-r module] [switches] <app path>`.
// An ES module that awaits the app's entry: Electron holds back `ready` until this module has finished, so the
// app can still call protocol.registerSchemesAsPrivileged(). Knows nothing of the app it loads.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { app } from 'electron';

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Electron's types are a global namespace
  namespace Electron {
    /** Present in every Electron, left out of its published types because only the default app calls them. */
    interface App {
      setVersion(version: string): void;
      setAppPath(path: string): void;
    }
  }
}

interface CommandLine {
  readonly modules: readonly string[];
  readonly appPath: string | undefined;
}

function parseCommandLine(args: readonly string[]): CommandLine {
  const modules: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const word = args[at] ?? '';
    if (word === '-r' || word === '--require') modules.push(args[++at] ?? '');
    else if (!word.startsWith('-')) return { modules, appPath: word };
  }
  return { modules, appPath: undefined };
}

const textField = (manifest: unknown, key: string): string | undefined => {
  const value: unknown =
    typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, key) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** Gives the app the name and version of its package.json, as a packaged app would have them. */
function introduce(folder: string): void {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return;
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  app.setVersion(textField(manifest, 'version') ?? app.getVersion());
  app.name = textField(manifest, 'productName') ?? textField(manifest, 'name') ?? app.name;
}

const { modules, appPath } = parseCommandLine(process.argv.slice(1));
const load = createRequire(import.meta.url);
try {
  for (const module of modules) load(resolve(module));
  if (process.argv.includes('--version')) {
    process.stdout.write(`v${process.versions.electron}\n`);
    process.exit(0);
  }
  if (appPath === undefined) throw new Error('usage: electron [-r module] [switches] <app path>');
  Object.defineProperty(process, 'defaultApp', { configurable: false, enumerable: true, value: true });
  const folder = resolve(appPath);
  introduce(folder);
  const entry = load.resolve(folder);
  app.setAppPath(existsSync(join(folder, 'package.json')) ? folder : dirname(entry));
  await import(pathToFileURL(entry).href);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}
