// Pages of the parts without a router: found by address, loaded when shown.

import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { WayPage } from '@rampa/platform/web/base';

type Shown = ComponentType<{ guid: string }>;

export interface ShownPage {
  path: string;
  Page: LazyExoticComponent<Shown>;
  /** Loads the page before it is drawn; a failed load is shown in the page's place. */
  ready(): Promise<void>;
}

export function shownPages(pages: readonly WayPage[]): ShownPage[] {
  return pages.map(({ path, load }) => {
    let loaded: { default: Shown } | null = null;
    const begun = async () => (loaded ??= { default: await load() });
    return {
      path,
      // A loaded page is drawn at once, without an empty moment in between.
      Page: lazy(() => (loaded ? (atOnce(loaded) as Promise<{ default: Shown }>) : begun())),
      ready: () =>
        begun().then(
          () => undefined,
          () => undefined,
        ),
    };
  });
}

/** A promise that resolves within the call of `then`. */
const atOnce = <T,>(value: T): PromiseLike<T> => ({
  then: (kept) => {
    kept?.(value);
    // React only needs the call above; the type asks for a promise of whatever `kept` returns.
    return atOnce(value) as never;
  },
});

/** The page of an address and the last thing that the address names, or an empty text. */
export function shownAt<P extends { path: string }>(
  pages: readonly P[],
  pathname: string,
): { page: P; guid: string } | null {
  const asked = pathname.replace(/(?<=.)\/$/, '').split('/');
  for (const page of pages) {
    const parts = page.path.split('/');
    const optional = parts.findIndex((part) => part.endsWith('?'));
    const isShort = optional >= 0 && asked.length === parts.length - 1;
    const whole = isShort ? [...asked.slice(0, optional), '', ...asked.slice(optional)] : asked;
    if (whole.length !== parts.length) continue;
    const isIt = whole.every((part, at) => parts[at]!.startsWith(':') || parts[at] === part.toLowerCase());
    if (isIt) return { page, guid: decoded(whole[parts.findLastIndex((part) => part.startsWith(':'))] ?? '') };
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
