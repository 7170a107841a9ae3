// Why nothing can be changed on a page: its event is archived. Provided once for every page below, and told at the top.

import { createContext, useContext } from 'react';

const ReadOnlyContext = createContext<string | null>(null);

/** `value`: a sentence, or null where things may be changed. */
export const ReadOnly = ReadOnlyContext.Provider;

export function useReadOnly(): string | null {
  return useContext(ReadOnlyContext);
}
