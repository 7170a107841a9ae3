// Under which conditions the figures were taken: a loaded machine shows in the report.

import { existsSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

export interface Conditions {
  cores: number;
  node: string;
  /** Processes that ran or waited to run, over the last minute. */
  load: number;
}

export function conditions(): Conditions {
  return { cores: cpus().length, node: process.versions.node, load: Math.round(loadavg()[0]! * 100) / 100 };
}

/** Milliseconds on the clock that all processes of this machine share. */
export function sharedNow(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Linux counts in hundredths of a second for every program, whatever the kernel's own tick. */
const TICK_MS = 10;

/** CPU of another process since its start, in milliseconds; null where the system does not say. */
export function cpuOf(pid: number): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const afterName = readFileSync(file, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(afterName[11]) + Number(afterName[12])) * TICK_MS;
}
