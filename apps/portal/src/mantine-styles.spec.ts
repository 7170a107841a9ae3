// A part used without its styles looks broken only where it is used: the list of sheets is checked against the imports.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const core = dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css'));

function filesIn(folder: string, wanted: (name: string) => boolean): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : filesIn(path, wanted);
    return wanted(entry.name) ? [path] : [];
  });
}

function usedParts(): Set<string> {
  const sources = ['apps/portal/src', 'libs'].flatMap((folder) =>
    filesIn(join(root, folder), (name) => /\.tsx?$/.test(name)),
  );
  const imports = sources.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '@mantine\/core'/g),
  ]);
  const names = imports.flatMap(([, list]) => list!.split(',').map((name) => name.trim()));
  return new Set(names.filter((name) => name !== '' && !name.startsWith('type ')));
}

/** Style modules of the imported parts and of the parts inside them. */
function neededSheets(): Set<string> {
  const modules = filesIn(join(core, 'esm'), (name) => name.endsWith('.mjs'));
  const wanted = usedParts();
  const seen = new Set<string>();
  const queue = modules.filter((file) => wanted.has(file.slice(file.lastIndexOf('/') + 1, -'.mjs'.length)));
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file) || !existsSync(file)) continue;
    seen.add(file);
    const from = dirname(file);
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from|import) ["'](\.[^"']+)["']/g))
      queue.push(resolve(from, path!));
  }
  const sheets = [...seen].flatMap((file) => /\/([^/]+)\.module\.mjs$/.exec(file)?.[1] ?? []);
  return new Set(sheets.filter((name) => existsSync(join(core, 'styles', `${name}.css`))));
}

it('every used part of Mantine has its styles', () => {
  const listed = readFileSync(join(root, 'libs/platform/web/desk/mantine.css'), 'utf8');
  const missing = [...neededSheets()].filter((name) => !listed.includes(`/styles/${name}.css`));
  expect(missing).toEqual([]);
});
