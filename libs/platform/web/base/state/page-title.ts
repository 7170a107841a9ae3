// What the browser's tab says: every page's title ends with the portal's phrase.

import { useEffect } from 'react';

const PORTAL = 'Портал для проведения фестивалей';

export function pageTitle(title: string): string {
  return title === '' ? PORTAL : `${title} – ${PORTAL}`;
}

/** «Лист оценок: Конкурсный день, Светлояр» */
export function titleWithin(page: string, ...of: readonly (string | null)[]): string {
  const names = of.filter(Boolean).join(', ');
  return names === '' ? page : `${page}: ${names}`;
}

/** Null: somebody else on the page says it. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = pageTitle(title);
  }, [title]);
}
