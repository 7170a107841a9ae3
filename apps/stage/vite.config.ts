import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressed } from '../compressed.ts';
import { withoutOtherTransports, withoutSchemas } from '../trim.ts';

const API = process.env.RAMPA_API ?? 'http://localhost:8080';

/** Tells the service worker which files a page needs to start, and names the build by them. */
function serviceWorkerFiles(): Plugin {
  return {
    name: 'stage-service-worker-files',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') throw new Error('The service worker is not in the bundle');
      if (worker.imports.length > 0) throw new Error(`sw.js must stand alone, it imports ${worker.imports.join(', ')}`);
      const files = Object.keys(bundle).filter((file) => /\.(js|css|woff2|svg|html)$/.test(file) && file !== 'sw.js');
      if (!files.includes('index.html')) files.push('index.html');
      files.sort();
      const build = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      worker.code = worker.code
        .replaceAll('__STAGE_FILES__', JSON.stringify(files))
        .replaceAll('__STAGE_BUILD__', JSON.stringify(build));
    },
  };
}

/** Prints what each page loads before its first paint, and refuses more than the budget. */
function budget(limit: number): Plugin {
  return {
    name: 'stage-budget',
    enforce: 'post',
    generateBundle(_, bundle) {
      const sizeOf = (file: string) => {
        const chunk = bundle[file];
        return chunk?.type === 'chunk' ? gzipSync(chunk.code).length : 0;
      };
      const reach = (file: string, seen = new Set<string>()): Set<string> => {
        const chunk = bundle[file];
        if (seen.has(file) || chunk?.type !== 'chunk') return seen;
        seen.add(file);
        for (const next of chunk.imports) reach(next, seen);
        return seen;
      };
      const chunks = Object.values(bundle).filter((chunk) => chunk.type === 'chunk');
      const main = chunks.find((chunk) => chunk.name === 'index' && chunk.isEntry);
      for (const page of chunks.filter((chunk) => chunk.facadeModuleId?.includes('/src/pages/'))) {
        const files = reach(page.fileName, reach(main?.fileName ?? ''));
        const total = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
        this.info(`${page.name}: ${(total / 1024).toFixed(1)} KB gzip of script before the first paint`);
        if (total > limit * 1024) this.error(`${page.name} loads more than ${limit} KB of script`);
      }
    },
  };
}

export default defineConfig({
  base: '/assets/stage/',
  resolve: { alias: { zod: fileURLToPath(new URL('src/without-zod.ts', import.meta.url)) } },
  plugins: [react(), withoutSchemas(), withoutOtherTransports(), serviceWorkerFiles(), budget(112), compressed()],
  build: {
    outDir: 'dist',
    assetsDir: '',
    // Safari 16 alone does not know it, and only loads a page's parts one after another.
    modulePreload: { polyfill: false },
    target: ['chrome107', 'safari16', 'firefox104'],
    rolldownOptions: {
      treeshake: {
        // A room's modules do nothing by being loaded, except for their styles; nor do the transports that are not used.
        moduleSideEffects: (id) =>
          !/\/libs\/.*\.tsx?$|\/engine\.io-client\//.test(id) || id.endsWith('/web/base/index.ts'),
        manualPureFunctions: ['z', 'defineCall', 'guidOf', 'text', 'collectionOf'],
      },
      input: { index: 'index.html', sw: 'src/sw.ts' },
      output: { entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : '[name]-[hash].js') },
    },
  },
  server: { proxy: { '/api': API, '/live': { target: API, ws: true } } },
});
