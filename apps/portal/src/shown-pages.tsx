// Pages of the parts that stand without a router: found by the address, loaded when they are shown.

import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { WayPage } from '@rampa/platform/web/base';

export interface ShownPage {
  path: string;
  Page: LazyExoticComponent<ComponentType<{ guid: string }>>;
}

export function shownPages(pages: readonly WayPage[]): ShownPage[] {
  return pages.map(({ path, load }) => ({ path, Page: lazy(async () => ({ default: await load() })) }));
}

/** The page of an address and what its address names there; empty where it names nothing. */
export function shownAt<P extends { path: string }>(
  pages: readonly P[],
  pathname: string,
): { page: P; guid: string } | null {
  const asked = pathname.replace(/(?<=.)\/$/, '').split('/');
  for (const page of pages) {
    const parts = page.path.split('/');
    const isOptional = parts.at(-1)!.endsWith('?');
    if (asked.length !== parts.length && !(isOptional && asked.length === parts.length - 1)) continue;
    const isIt = asked.every((part, at) => parts[at]!.startsWith(':') || parts[at] === part.toLowerCase());
    if (isIt) return { page, guid: parts.at(-1)!.startsWith(':') ? decoded(asked[parts.length - 1] ?? '') : '' };
  }
  return null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
