// What a file of the build loads with it.

import type { Rolldown } from 'vite';

export function reach(
  file: string,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  seen = new Set<string>(),
): Set<string> {
  const chunk = chunks.get(file);
  if (!chunk || seen.has(file)) return seen;
  seen.add(file);
  for (const next of chunk.imports) reach(next, chunks, seen);
  return seen;
}
