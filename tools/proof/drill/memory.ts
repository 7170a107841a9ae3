// Memory of a process, as the system counts it.

import { readFileSync } from 'node:fs';

/** Megabytes resident now and at most since its start; zeros where the system does not say. */
export function memoryOf(pid: number | null): { now: number; most: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const of = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
    return { now: of('VmRSS'), most: of('VmHWM') };
  } catch {
    return { now: 0, most: 0 };
  }
}
