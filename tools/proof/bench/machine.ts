// The machine's conditions during the measurement, so that the report shows a loaded machine.

import { existsSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

export interface Conditions {
  cores: number;
  node: string;
  /** Processes that ran or waited to run, averaged over the last minute. */
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

/** Linux reports hundredths of a second to every program, whatever the kernel's tick. */
const TICK_MS = 10;

/** CPU time of another process since its start, ms; null where the system does not tell. */
export function cpuOf(pid: number): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const afterName = readFileSync(file, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(afterName[11]) + Number(afterName[12])) * TICK_MS;
}
