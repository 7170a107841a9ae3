// Intervals and places of background work; tests inject small ones.

import { join } from 'node:path';

export interface JobOptions {
  /** Finished files, each under its SHA-256; unfinished ones. On one file system. */
  files: string;
  tmp: string;
  /** Prefix of the queue's keys in Redis. */
  prefix: string;
  /** Jobs that one worker does at a time. */
  atOnce: number;
  /** A worker that says nothing for so long has lost its job. */
  leaseMs: number;
  reconcileMs: number;
  /** A job's progress is written down at most so often. */
  progressMs: number;
  /** The pause before the second try; before the third it is four times as long. */
  retryMs: number;
}

export const JOB_OPTIONS = Symbol('JobOptions');

export function jobOptions(given: Partial<JobOptions> & { home: string }): JobOptions {
  const { home, ...rest } = given;
  return {
    files: join(home, 'files'),
    tmp: join(home, 'tmp'),
    prefix: 'rampa',
    atOnce: 4,
    leaseMs: 20_000,
    reconcileMs: 15_000,
    progressMs: 1_000,
    retryMs: 2_000,
    ...rest,
  };
}
