// Names under which the lists shown now keep their question in the address: a change of these leaves the page as it is.

import { useEffect } from 'react';

const shown = new Map<object, readonly string[]>();

export const listWords = (): ReadonlySet<string> => new Set([...shown.values()].flat());

export function useListWords(words: readonly string[]): void {
  const all = words.join(' ');
  useEffect(() => {
    const own = {};
    shown.set(own, all.split(' '));
    return () => void shown.delete(own);
  }, [all]);
}
