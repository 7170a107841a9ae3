// Under which conditions the figures were taken: a loaded machine shows in the report.

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
