// Why nothing can be changed where one is: an event in the archive. One word for every page below, told once at the top.

import { createContext, useContext } from 'react';

const ReadOnlyContext = createContext<string | null>(null);

/** `value`: a sentence, or null where things may be changed. */
export const ReadOnly = ReadOnlyContext.Provider;

export function useReadOnly(): string | null {
  return useContext(ReadOnlyContext);
}
