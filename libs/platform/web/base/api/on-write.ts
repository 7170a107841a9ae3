// Lets code without a live connection notice the page's own writes.

import { dropBeginnings } from './beginning.ts';

const listeners = new Set<() => void>();

/** Called after each successful write of this page: a mark, a picture, a job. */
export function onWrite(run: () => void): () => void {
  listeners.add(run);
  return () => listeners.delete(run);
}

export function wrote(): void {
  dropBeginnings();
  for (const run of [...listeners]) run();
}
