// What is built carries the notices of the packages in it: a build without them fails.

import type { Plugin, Rolldown } from 'vite';

/** `build.license` of both clients. */
export const NOTICES = { fileName: 'third-party.md' };

const PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Packages in the bundle that its notices do not name. */
export function withoutNotice(bundle: Rolldown.OutputBundle): string[] {
  const file = bundle[NOTICES.fileName];
  const named =
    file?.type === 'asset' ? [...String(file.source).matchAll(/^## (\S+) - /gm)].map(([, name]) => name) : [];
  const modules = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? one.moduleIds : []));
  const packages = new Set(modules.filter((id) => !id.startsWith('\0')).flatMap((id) => PACKAGE.exec(id)?.[1] ?? []));
  return [...packages].filter((name) => !named.includes(name)).toSorted();
}

export function thirdParty(): Plugin {
  return {
    name: 'client-third-party',
    apply: 'build',
    writeBundle(_, bundle) {
      const missing = withoutNotice(bundle);
      if (missing.length > 0) this.error(`${NOTICES.fileName} does not name ${missing.join(', ')}`);
    },
  };
}
