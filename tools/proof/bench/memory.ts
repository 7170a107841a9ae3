// How much memory a deed takes at its most: of a process that does nothing else, so each asks a fresh one.

import { cpuMeter } from './answering.ts';

export interface Taken {
  ms: number;
  cpuMs: number;
  /** Above what the process held before. */
  peakMb: number;
}

export async function taken<T>(deed: () => Promise<T>): Promise<Taken & { value: T }> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  const used = cpuMeter();
  const from = performance.now();
  const value = await deed();
  const ms = performance.now() - from;
  // The kernel's own high-water mark, in KiB.
  const peakMb = Math.max(0, process.resourceUsage().maxRSS * 1024 - before) / 1024 / 1024;
  return { value, ms, cpuMs: used(), peakMb };
}
