// What each page loads before it is there: told to the server, which writes it into the page as preloads, and held
// against the budget, which fails the build.

import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { reach } from './chunks.ts';

interface FirstPage {
  /** The page's own module. */
  module: string;
  part: 'guest' | 'open' | 'desk';
  /** Where it is asked for by a stranger, as a pattern; the desk's pages begin with their part alone. */
  addresses?: string;
}

const FORMS = 'accounts/web/screens';
export const FIRST_PAGES: readonly FirstPage[] = [
  { module: 'src/home/HomePage.tsx', part: 'guest', addresses: '^/$' },
  { module: 'src/home/ProductPage.tsx', part: 'guest', addresses: '^/product/?$' },
  { module: 'src/home/FaqPage.tsx', part: 'guest', addresses: '^/faq/?$' },
  { module: `${FORMS}/Login.tsx`, part: 'guest', addresses: '^/profile/login/' },
  { module: `${FORMS}/RegistrationConfirm.tsx`, part: 'guest', addresses: '^/profile/registration/confirm' },
  { module: `${FORMS}/Registration.tsx`, part: 'guest', addresses: '^/profile/registration/' },
  { module: `${FORMS}/RestoreConfirm.tsx`, part: 'guest', addresses: '^/profile/restore/confirm' },
  { module: `${FORMS}/Restore.tsx`, part: 'guest', addresses: '^/profile/restore/' },
  { module: 'member/InvitationDoor.tsx', part: 'guest', addresses: '^/member/invite/?$' },
  { module: 'member/Invitation.tsx', part: 'guest', addresses: '^/member/invite/' },
  { module: 'public/PublicProgramPage.tsx', part: 'open', addresses: '^/program' },
  { module: 'public/PublicProtocolPage.tsx', part: 'open', addresses: '^/voiting-protocol' },
];

/** KB of script by gzip, and files. */
const LIMITS = { guest: 120, open: 120, desk: 345 };
const MOST_FILES = 110;
/** Loaded by a press or after the page is there. */
const NO_PAGE = /node_modules|\/live\/socket-io\.ts$|\/shell\/KnownHeader\.tsx$|\/src\/(guest|open|desk)\.tsx$/;

export function firstLoad(): Plugin {
  return {
    name: 'portal-first-load',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file): [string, Rolldown.OutputChunk][] =>
          file.type === 'chunk' ? [[file.fileName, file]] : [],
        ),
      );
      const moduleOf = (end: string) => {
        const found = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${end}`));
        if (!found) this.error(`${end} is no page of its own any more`);
        return found.fileName;
      };
      // The entry itself is empty: its module stands among what every page starts with.
      const entry = [...chunks.values()].find(({ moduleIds }) =>
        moduleIds.some((id) => id.endsWith('/portal/src/main.tsx')),
      )!.fileName;
      const loaded = (part: string, page?: string) => {
        const files = reach(moduleOf(`src/${part}.tsx`), chunks, reach(entry, chunks));
        return page === undefined ? files : reach(page, chunks, files);
      };
      const stylesOf = (files: Iterable<string>): string[] =>
        [...files].flatMap((file) => [...(chunks.get(file)!.viteMetadata?.importedCss ?? [])]);

      const begun: readonly Partial<FirstPage>[] = [
        ...FIRST_PAGES,
        { part: 'guest' },
        { part: 'open' },
        { part: 'desk' },
      ];
      const preloads = begun.map(({ part, module, addresses }) => {
        const files = loaded(part!, module === undefined ? undefined : moduleOf(module));
        return { part, addresses, scripts: [...files], styles: [...new Set(stylesOf(files))] };
      });
      this.emitFile({ type: 'asset', fileName: '.vite/first-load.json', source: JSON.stringify(preloads) });

      for (const page of chunks.values()) {
        const module = page.facadeModuleId;
        if (!page.isDynamicEntry || typeof module !== 'string' || NO_PAGE.test(module)) continue;
        const known = FIRST_PAGES.find((first) => module.endsWith(`/${first.module}`));
        const part = known?.part ?? 'desk';
        const files = loaded(part, page.fileName);
        const size = [...files].reduce((sum, file) => sum + gzipSync(chunks.get(file)!.code).length, 0) / 1024;
        const name = module.slice(module.lastIndexOf('/') + 1);
        const limit = LIMITS[part];
        this.info(`${name}: ${size.toFixed(1)} of ${limit} KB gzip of script, ${files.size} files`);
        if (size > limit) this.error(`${name} loads ${size.toFixed(1)} KB of script, more than ${limit}`);
        if (files.size > MOST_FILES) this.error(`${name} loads ${files.size} files of script, more than ${MOST_FILES}`);
      }
    },
  };
}
