// For development, where nothing is tree-shaken: an import from the desk's index would load all its parts, and a public
// page would get Mantine's styles. So each import is rewritten to the file that declares the name.

import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ESTree, Plugin } from 'vite';

const DESK = '@rampa/platform/web/desk';
const INDEX = fileURLToPath(new URL('../libs/platform/web/desk/index.ts', import.meta.url));

export function directImports(): Plugin {
  let files: Map<string, string> | null = null;
  return {
    name: 'client-directImports',
    apply: 'serve',
    enforce: 'post',
    transform(code, id) {
      if (!code.includes(DESK) || id.includes('/node_modules/')) return null;
      files ??= exportsOf(INDEX);
      const { body } = this.parse(code);
      const asked = body
        .filter((node) => node.type === 'ImportDeclaration')
        .filter(({ source }) => source.value === DESK);
      return { code: asked.reduceRight((text, node) => asOwn(text, node, files!), code), map: null };
    },
    // The index may name other files now.
    watchChange(id) {
      if (id === INDEX) files = null;
    },
  };
}

/** Keeps the line numbers, so that positions in the sources stay right. */
function asOwn(text: string, node: ESTree.ImportDeclaration, files: ReadonlyMap<string, string>): string {
  const { start, end, specifiers } = node;
  const named = specifiers.filter((one) => one.type === 'ImportSpecifier');
  if (named.length < specifiers.length) return text;
  const own = named.map(({ imported, local }) => {
    const name = imported.type === 'Identifier' ? imported.name : imported.value;
    return `import { ${name} as ${local.name} } from ${JSON.stringify(files.get(name) ?? DESK)};`;
  });
  const breaks = '\n'.repeat(text.slice(start, end).split('\n').length - 1);
  return text.slice(0, start) + own.join(' ') + breaks + text.slice(end);
}

const DECLARED = /^export (?:async )?(?:(?:function\*?|const|let|class) (\w+)|\{([^}]*)\};)/gm;
const PASSED_ON = /^export (?:\*|\{([^}]*)\}) from '([^']+)';/gm;

const namesOf = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** Where each exported value is declared: a file, or another room's index. */
function exportsOf(file: string): Map<string, string> {
  const text = readFileSync(file, 'utf8');
  const found = new Map(
    [...text.matchAll(DECLARED)].flatMap(([, name, names]) => namesOf(name ?? names!).map((one) => [one, file])),
  );
  for (const [, names, from] of text.matchAll(PASSED_ON)) {
    const own = namesOf(names ?? '');
    const inner = from!.startsWith('.')
      ? exportsOf(resolve(dirname(file), from!))
      : new Map(own.map((name) => [name, from!]));
    for (const name of names === undefined ? inner.keys() : own) {
      if (inner.has(name)) found.set(name, inner.get(name)!);
    }
  }
  return found;
}
