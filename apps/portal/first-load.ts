// The files that each page loads before it stands. The server gets the list and writes preloads into the page; the
// build compares it with the budget and fails above it.

import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { FIRST_PAGES, MOST_FILES, Openings, type FirstPage, type Part } from './openings.ts';

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** Titles of works are slanted: letters that came later would move what stands. */
const SLANTED = ['piazzolla-cyrillic-wght-italic.woff2', 'piazzolla-signs-wght-italic.woff2'];

/** Names of build files contain a hash. */
function assetOf(bundle: Rolldown.OutputBundle, name: string): string {
  const [own, ending] = name.split('.') as [string, string];
  const found = Object.keys(bundle).find((file) => new RegExp(`/${own}-[^/]{8}\\.${ending}$`).test(file));
  if (!found) throw new Error(`${name} is no file of the portal any more`);
  return found;
}

export function firstLoad(): Plugin {
  return {
    name: 'portal-first-load',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const openings = new Openings(chunksOf(bundle));
      const pages = openings.pages();
      const told = (files: ReadonlySet<string>, page: { part: Part } & Partial<FirstPage>) => ({
        ...{ ...page, module: undefined, most: undefined, isSlanted: undefined },
        picture: page.picture && assetOf(bundle, page.picture),
        fonts: page.isSlanted ? SLANTED.map((name) => assetOf(bundle, name)) : undefined,
        scripts: [...files],
        styles: openings.stylesOf(files),
      });
      const preloads = [
        ...FIRST_PAGES.map((first) => {
          const page = pages.find(({ known }) => known === first);
          if (!page) return this.error(`${first.module} is no page of its own any more`);
          return told(page.files, first);
        }),
        ...(['guest', 'open', 'desk'] as const).map((part) => told(openings.ofPart(part), { part })),
      ];
      this.emitFile({ type: 'asset', fileName: '.vite/first-load.json', source: JSON.stringify(preloads) });
    },
    // Runs on the written files, because the lists of files loaded together are put in last.
    writeBundle(_, bundle) {
      const sizes = new Map(chunksOf(bundle).map(({ fileName, code }) => [fileName, gzipSync(code).length / 1024]));
      for (const { module, limit, files } of new Openings(chunksOf(bundle)).pages()) {
        const size = [...files].reduce((sum, file) => sum + sizes.get(file)!, 0);
        const name = module.slice(module.lastIndexOf('/') + 1);
        this.info(`${name}: ${size.toFixed(1)} of ${limit} KB gzip of script, ${files.size} files`);
        if (size > limit) this.error(`${name} loads ${size.toFixed(1)} KB of script, more than ${limit}`);
        if (files.size > MOST_FILES) this.error(`${name} loads ${files.size} files of script, more than ${MOST_FILES}`);
      }
    },
  };
}
