// Builds the three parts of the app (renderer, main process, preload) into dist/; knows no game code.
import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import type { EnvironmentOptions } from 'vite';
import { PART_LIST, writeLicences } from './.setup/licences.ts';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What the Electron runtime itself provides; everything else is bundled. */
const provided = ['electron', /^electron\//, /^node:/, ...builtinModules];

/** Each part lists the licences of what is bundled into it. */
const license = { fileName: PART_LIST };

const renderer: EnvironmentOptions = {
  build: {
    outDir: fromHere('dist/renderer'),
    emptyOutDir: true,
    license,
    modulePreload: { polyfill: false },
    // The content security policy allows no inlined fonts or scripts: every asset stays a file.
    assetsInlineLimit: 0,
    // One local bundle is read from disk, not over a network: its size needs no warning.
    chunkSizeWarningLimit: 4000,
  },
};

/** A part that runs in Electron's Node: nothing but `electron` and Node's own modules stays external. */
function nodeSide(outDir: string, input: Record<string, string>, format: 'es' | 'cjs'): EnvironmentOptions {
  const extension = format === 'cjs' ? 'cjs' : 'js';
  return {
    consumer: 'server',
    // write-file-atomic is CommonJS and names its temporary files after its own file.
    ...(format === 'es' && { define: { __filename: 'import.meta.filename' } }),
    resolve: { noExternal: true, external: ['electron'] },
    build: {
      outDir: fromHere(outDir),
      emptyOutDir: true,
      license,
      target: 'node20',
      copyPublicDir: false,
      ssr: true,
      sourcemap: true,
      rolldownOptions: {
        external: provided,
        input,
        output: {
          format,
          entryFileNames: `[name].${extension}`,
          chunkFileNames: `chunks/[name].${extension}`,
        },
      },
    },
  };
}

export default defineConfig({
  root: fromHere('renderer'),
  base: './',
  publicDir: fromHere('assets/generated'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // Electron 33 (the oldest runtime the app is tested on) carries Chromium 130.
  build: { target: 'chrome130' },
  builder: {
    async buildApp(builder) {
      for (const part of Object.values(builder.environments)) await builder.build(part);
      writeLicences();
    },
  },
  environments: {
    client: renderer,
    main: nodeSide(
      'dist/main',
      {
        index: fromHere('main/index.ts'),
        'opponent-thread': fromHere('main/ai/opponentThread.ts'),
        'coach-thread': fromHere('main/ai/coach/coachThread.ts'),
        'review-thread': fromHere('main/reviewThread.ts'),
        'look-back-thread': fromHere('main/lessons/lookBackThread.ts'),
        'call-thread': fromHere('main/trainers/call/callThread.ts'),
        'record-thread': fromHere('main/record/recordThread.ts'),
      },
      'es',
    ),
    // A sandboxed preload cannot be an ES module.
    preload: nodeSide('dist/preload', { index: fromHere('main/preload.ts') }, 'cjs'),
  },
});
