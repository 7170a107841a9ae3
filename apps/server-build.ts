// One bundle per process: the rooms are compiled in, packages of node_modules stay outside.

import { defineConfig } from 'vite';

/** Nest and TypeORM read constructor and column types at run time. */
export const DECORATORS = { decorator: { legacy: true, emitDecoratorMetadata: true } };

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
      rollupOptions: { input, output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' } },
    },
  });
}
