import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { reach } from '../chunks.ts';
import { compressed } from '../compressed.ts';
import { NOTICES, thirdParty } from '../notices.ts';
import { withoutOtherTransports, withoutSchemas } from '../trim.ts';

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

/** The address of each page. */
const ADDRESSES: Record<string, string> = { judge: '^/judge', presenter: '^/presenter', display: '^/public' };

/** Faces that the hall's first picture in Russian needs, all sent before its largest name is drawn; KB as they are. */
const MOST_FACES = 95;

/** A hall screen is dark until it has its picture, and titles in it are slanted. */
function hall(bundle: Rolldown.OutputBundle) {
  const files = Object.keys(bundle);
  const faces = Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && /-(cyrillic|signs)-.*\.woff2$/.test(file.fileName) ? [file.source.length / 1024] : [],
  );
  const size = faces.reduce((sum, one) => sum + one, 0);
  if (size > MOST_FACES) throw new Error(`The hall's faces have ${size.toFixed(1)} KB, more than ${MOST_FACES}`);
  const slanted = files.find((file) => /^piazzolla-cyrillic-wght-italic-.*\.woff2$/.test(file));
  if (!slanted) throw new Error('The slanted letters of the hall are not in the bundle');
  return { frame: 'hall', fonts: [slanted] };
}

/** Prints what each page loads before its first paint, fails above the budget, and tells the server the list. */
function firstLoad(limit: number): Plugin {
  return {
    name: 'stage-first-load',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file): [string, Rolldown.OutputChunk][] =>
          file.type === 'chunk' ? [[file.fileName, file]] : [],
        ),
      );
      const all = [...chunks.values()];
      const main = all.find((chunk) => chunk.name === 'index' && chunk.isEntry)!;
      const preloads = all
        .filter((chunk) => chunk.facadeModuleId?.includes('/src/pages/'))
        .map((page) => {
          const files = [...reach(page.fileName, chunks, reach(main.fileName, chunks))];
          const total = files.reduce((sum, file) => sum + gzipSync(chunks.get(file)!.code).length, 0);
          this.info(`${page.name}: ${(total / 1024).toFixed(1)} KB gzip of script before the first paint`);
          if (total > limit * 1024) this.error(`${page.name} loads more than ${limit} KB of script`);
          const addresses = ADDRESSES[page.name];
          if (!addresses) this.error(`Nobody knows where ${page.name} is asked for`);
          const styles = files.flatMap((file) => [...(chunks.get(file)!.viteMetadata?.importedCss ?? [])]);
          const told = { part: 'stage', addresses, scripts: files, styles: [...new Set(styles)] };
          return page.name === 'display' ? { ...told, ...hall(bundle) } : told;
        });
      this.emitFile({ type: 'asset', fileName: '.vite/first-load.json', source: JSON.stringify(preloads) });
    },
  };
}

export default defineConfig({
  base: '/assets/stage/',
  cacheDir: '../../.cache/vite/stage',
  resolve: { alias: { zod: fileURLToPath(new URL('../without-zod.ts', import.meta.url)) } },
  plugins: [
    react(),
    withoutSchemas(),
    withoutOtherTransports(),
    serviceWorkerFiles(),
    firstLoad(113),
    thirdParty(),
    compressed(),
  ],
  build: {
    outDir: 'dist',
    license: NOTICES,
    assetsDir: '',

    // Only Safari 16 lacks modulepreload; it loads a page's parts one after another.
    modulePreload: { polyfill: false },
    target: ['chrome107', 'safari16', 'firefox104'],
    rolldownOptions: {
      treeshake: {
        // A room's modules have no side effects except their styles; neither do the unused transports.
        moduleSideEffects: (id) =>
          !/\/libs\/.*\.tsx?$|\/engine\.io-client\//.test(id) || id.endsWith('/web/base/index.ts'),
        manualPureFunctions: ['z', 'defineCall', 'guidOf', 'text', 'collectionOf'],
      },
      input: { index: 'index.html', sw: 'src/sw.ts' },
      output: { entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : '[name]-[hash].js') },
    },
  },
});
