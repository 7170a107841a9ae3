// One bundle per process: rooms are compiled in, packages of node_modules stay outside.

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Nest and TypeORM read constructor and column types at run time. */
export const DECORATORS = { decorator: { legacy: true, emitDecoratorMetadata: true } };

const PRESS_THREAD = fileURLToPath(new URL('../libs/platform/server/press/thread.ts', import.meta.url));

export function serverBuild(root: string, input: Record<string, string>) {
  return defineConfig({
    root,
    logLevel: 'warn',
    oxc: DECORATORS,
    ssr: { noExternal: [/^@rampa\//] },
    build: {
      ssr: true,
      outDir: 'dist',
      target: 'node22',
      minify: false,
      sourcemap: true,
      emptyOutDir: true,
      // The press's thread is a separate file, because a worker thread starts from a file.
      rollupOptions: {
        input: { ...input, 'press-thread': PRESS_THREAD },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
}
