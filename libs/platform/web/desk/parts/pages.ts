// Which pages this release has: the app knows its whole map, a room only its own part of it.

import { createContext, useContext } from 'react';

export type HasPage = (path: string) => boolean;

export const PagesContext = createContext<HasPage>(() => true);

/** Whether an address leads to a page, so that nothing offers what is not there yet. */
export function useHasPage(): HasPage {
  return useContext(PagesContext);
}
