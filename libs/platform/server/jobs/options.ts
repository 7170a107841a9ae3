// Intervals and folders of background work; tests inject small ones.

import { join } from 'node:path';

export interface JobOptions {
  /** Folders of finished files, each under its SHA-256, and of unfinished ones. Both on one file system. */
  files: string;
  tmp: string;
  /** Prefix of the queue's keys in Redis. */
  prefix: string;
  /** Number of jobs that one worker does at a time. */
  atOnce: number;
  /** A worker that is silent for this long loses its job, ms. */
  leaseMs: number;
  reconcileMs: number;
  /** Shortest time between two writes of a job's progress, ms. */
  progressMs: number;
  /** The pause before the second try, ms; before the third it is four times as long. */
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
