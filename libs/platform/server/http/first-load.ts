// What a page begins with, as its client's build has written it down: told in the page, so that the browser asks for all
// of it at once and not for one file after another.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePartOf } from '@rampa/kernel';

interface FirstLoad {
  part: string;
  /** A pattern; without one it is what every page of the part begins with. */
  addresses?: string;
  scripts: string[];
  styles: string[];
}

/** The page's html for an address. */
export function withFirstLoad(folder: string, html: string, client: 'portal' | 'stage'): (path: string) => string {
  const file = join(folder, '.vite', 'first-load.json');
  if (!existsSync(file)) return () => html;
  const pages = (JSON.parse(readFileSync(file, 'utf8')) as FirstLoad[]).map(({ addresses, ...load }) => ({
    pattern: addresses === undefined ? null : new RegExp(addresses, 'i'),
    part: load.part,
    html: told(html, load, `/assets/${client}/`),
  }));
  return (path) => {
    const part = pagePartOf(path) ?? 'guest';
    const own =
      pages.find(({ pattern }) => pattern?.test(path)) ?? pages.find((page) => !page.pattern && page.part === part);
    return own?.html ?? html;
  };
}

function told(html: string, { scripts, styles }: Pick<FirstLoad, 'scripts' | 'styles'>, assets: string): string {
  const isNew = (file: string) => !html.includes(assets + file);
  const links = [
    ...styles.filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="${assets}${file}">`),
    ...scripts.filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="${assets}${file}">`),
  ];
  return html.replace('</head>', `  ${links.join('\n    ')}\n  </head>`);
}
