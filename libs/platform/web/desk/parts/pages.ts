// Pages of this release: the app knows all of them, a room only its own.

import { createContext, useContext } from 'react';

export type HasPage = (path: string) => boolean;

export const PagesContext = createContext<HasPage>(() => true);

/** Whether an address has a page, so that no missing one is offered. */
export function useHasPage(): HasPage {
  return useContext(PagesContext);
}
