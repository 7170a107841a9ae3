// The files with which a page begins, from the list that the client's build has written. The page names them, so that
// the browser requests all of them at once. Styles of light pages stand inside the page, so that its first picture
// waits for no file.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePartOf } from '@rampa/kernel';
import { askedAfterFrame } from './after-frame.ts';

interface FirstLoad {
  part: string;
  /** Pattern of addresses; without one the files belong to every page of the part. */
  addresses?: string;
  scripts: string[];
  styles: string[];
  /** The page has no frame that could be shown first. */
  isBare?: boolean;
  /** Which of the client's frames it stands in; the usual one has no name. */
  frame?: string;
  /** Letters of its first picture that few pages need. */
  fonts?: string[];
  /** The page is dark, its frame too. */
  isDark?: boolean;
  /** Address of its largest picture. */
  picture?: string;
}

/** The client's page keeps its frames, as they are seen before any script has run, in such comments. */
const SHELLS = /<!-- shell(?: (\w+))?\n([^]*?)-->\s*/g;
/**
 * A larger style sheet stays a file, which the browser keeps and loads beside the scripts. The hall's sheet is smaller,
 * so its first picture waits for no file.
 */
const INLINE_BYTES = 52 * 1024;

/** The page's html for an address. */
export function withFirstLoad(folder: string, html: string, client: 'portal' | 'stage'): (path: string) => string {
  const file = join(folder, '.vite', 'first-load.json');
  if (!existsSync(file)) return () => html;
  const pages = (JSON.parse(readFileSync(file, 'utf8')) as FirstLoad[]).map(({ addresses, ...load }) => ({
    pattern: addresses === undefined ? null : new RegExp(addresses, 'i'),
    part: load.part,
    html: told(html, load, folder, client),
  }));
  return (path) => {
    const part = pagePartOf(path) ?? 'guest';
    const own =
      pages.find(({ pattern }) => pattern?.test(path)) ?? pages.find((page) => !page.pattern && page.part === part);
    return own?.html ?? html;
  };
}

function told(html: string, load: FirstLoad, folder: string, client: 'portal' | 'stage'): string {
  const assets = `/assets/${client}/`;
  const { part, scripts, styles, isBare, frame, fonts = [], isDark, picture } = load;
  const linked = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)">\s*/g)];
  const files = [...new Set([...linked.map(([, href]) => href!.slice(assets.length)), ...styles])];
  const page = linked.reduce((text, [link]) => text.replace(link, ''), html);
  // With a frame, fonts and styles come before the scripts; a guest's page is only script and picture.
  const priority = isBare || part === 'guest' ? '' : 'fetchpriority="low" ';
  const links = [
    ...(picture ? [`<link rel="preload" as="image" href="${assets}${picture}">`] : []),
    ...fonts.map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${assets}${name}">`),
    ...files.map((name) => styled(join(folder, name), assets + name, client)),
    ...scripts
      .filter((name) => !page.includes(assets + name))
      .map((name) => `<link rel="modulepreload" ${priority}crossorigin href="${assets}${name}">`),
  ];
  const whole = page
    // In one line: a line break is no sign of the Russian letters, so the frame would ask for the Latin ones.
    .replaceAll(SHELLS, (_, name: string | undefined, shell: string) =>
      isBare || name !== frame ? '' : shell.trim().replaceAll(/\s+/g, ' '),
    )
    .replace('<html', isDark ? '<html class="stage"' : '<html')
    .replace('<script type="module" ', `<script type="module" ${priority}`)
    .replaceAll('<link rel="modulepreload" crossorigin', `<link rel="modulepreload" ${priority}crossorigin`)
    .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
  return part === 'desk' && !isBare ? askedAfterFrame(whole) : whole;
}

/** The disabled link is never requested: it tells the client's loader that these styles are here. */
function styled(file: string, href: string, client: 'portal' | 'stage'): string {
  const css = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const link = `<link rel="stylesheet" crossorigin href="${href}"`;
  const isLarge = css !== null && css.length > INLINE_BYTES;
  // The stage has nothing that would take a late sheet into use.
  if (css === null || (isLarge && client === 'stage')) return `${link}>`;
  // In its own place among the others, without a medium yet: the page waits for it, the frame does not.
  if (isLarge) return `${link} media="not all" data-late>`;
  return `<style>${css}</style>\n    ${link} disabled>`;
}
