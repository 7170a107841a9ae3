// Whoever reads without a live connection wants to know what he himself has just changed.

import { dropBeginnings } from './beginning.ts';

const listeners = new Set<() => void>();

/** Calls after each call of the contract that has written something from this page: a mark, a picture, a job. */
export function onWrite(run: () => void): () => void {
  listeners.add(run);
  return () => listeners.delete(run);
}

export function wrote(): void {
  dropBeginnings();
  for (const run of [...listeners]) run();
}
