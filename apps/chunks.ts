// Which files a file of the build loads with it.

import type { Rolldown } from 'vite';

/** Dependencies come first, because styles of the same weight win by their order. */
export function reach(
  file: string,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  found = new Set<string>(),
  begun = new Set(found),
): Set<string> {
  const chunk = chunks.get(file);
  if (!chunk || begun.has(file)) return found;
  begun.add(file);
  for (const next of chunk.imports) reach(next, chunks, found, begun);
  return found.add(file);
}
