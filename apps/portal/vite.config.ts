import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { compressed } from '../compressed.ts';
import { directImports } from '../direct-imports.ts';
import { NOTICES, thirdParty } from '../notices.ts';
import { callRules, rulesOfForms, saidFailures, withoutOtherTransports, withoutSchemas } from '../trim.ts';
import { firstLoad } from './first-load.ts';
import { joinedFiles } from './joined.ts';
import { proofPage } from './proof-page.ts';

const config = {
  base: '/assets/portal/',
  cacheDir: '../../.cache/vite/portal',
  resolve: { alias: { zod: fileURLToPath(new URL('../without-zod.ts', import.meta.url)) } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts stay separate files: a page must not carry them inside its style sheet.
    assetsInlineLimit: 0,
    manifest: true,
    license: NOTICES,
    rolldownOptions: {
      treeshake: {
        // Our modules have no side effects, so an index file does not pull all its parts into every page.
        moduleSideEffects: [{ test: /\/libs\/(?!platform\/web\/base\/index\.ts).*\.tsx?$/, sideEffects: false }],
        propertyReadSideEffects: false,
        manualPureFunctions: ['z', 'defineCall', 'guidOf', 'text', 'collectionOf'],
      },
    },
  },
} satisfies UserConfig;

/** The desk's cache needs what a write changes and a read shows. */
const FOR_CACHE = ['changes', 'shows'];

export default defineConfig(async ({ command }) => {
  const rules = await callRules();
  const said = await saidFailures();
  const plugins = () => [react(), withoutSchemas(FOR_CACHE), rulesOfForms(rules), said, withoutOtherTransports()];
  if (command === 'serve') return { ...config, plugins: [...plugins(), directImports()] };
  const fileOf = await joinedFiles({ ...config, root: import.meta.dirname, plugins: plugins() });
  return {
    ...config,
    plugins: [...plugins(), firstLoad(), proofPage(), thirdParty(), compressed()],
    build: {
      ...config.build,
      rolldownOptions: {
        ...config.build.rolldownOptions,
        output: {
          codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: fileOf, debugName: 'joined' }] },
        },
      },
    },
  };
});
