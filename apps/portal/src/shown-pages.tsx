// Pages of the parts that stand without a router: found by the address, loaded when they are shown.

import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { WayPage } from '@rampa/platform/web/base';

type Shown = ComponentType<{ guid: string }>;

export interface ShownPage {
  path: string;
  Page: LazyExoticComponent<Shown>;
  /** Loads it before it is drawn; what does not come is told where it would stand. */
  ready(): Promise<void>;
}

export function shownPages(pages: readonly WayPage[]): ShownPage[] {
  return pages.map(({ path, load }) => {
    let loaded: { default: Shown } | null = null;
    const begun = async () => (loaded ??= { default: await load() });
    return {
      path,
      // What is here is drawn at once: not even a moment of nothing in between.
      Page: lazy(() => (loaded ? (atOnce(loaded) as Promise<{ default: Shown }>) : begun())),
      ready: () =>
        begun().then(
          () => undefined,
          () => undefined,
        ),
    };
  });
}

/** A promise that is kept within the call. */
const atOnce = <T,>(value: T): PromiseLike<T> => ({
  then: (kept) => {
    kept?.(value);
    // React only needs the call above; the type asks for a promise of whatever `kept` returns.
    return atOnce(value) as never;
  },
});

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
