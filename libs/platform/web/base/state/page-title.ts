// The title of the browser's tab, which always ends with the portal's phrase.

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

/** Null: another part of the page sets it. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = pageTitle(title);
  }, [title]);
}
