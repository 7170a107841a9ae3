// A kind of background work: its name and what it is given. The handler is apart, so that enqueuing loads nothing heavy.

import type { Who } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { z } from 'zod';

export interface JobDefinition<P extends z.ZodType = z.ZodType> {
  /** `live.trim`: room and deed; unique. */
  name: string;
  payload: P;
  /** Whoever may fetch its file; asked again at each download, with the event that the job belongs to. */
  who: readonly Who[];
  /** Tries before the job is parked with its reason. */
  tries: number;
  /** Multiplies the usual pause between its tries. */
  pace: number;
}

export function defineJob<P extends z.ZodType>(
  given: Pick<JobDefinition<P>, 'name' | 'payload'> & Partial<JobDefinition<P>>,
): JobDefinition<P> {
  return { tries: 3, pace: 1, who: [], ...given };
}

/** What a handler gets. */
export interface JobRun<Payload = unknown> {
  guid: Guid;
  /** Null for work that belongs to no event. */
  competition: Guid | null;
  /** Who asked for it, as `actorName` gives it. */
  owner: string;
  payload: Payload;
  /** Counts from 1. */
  attempt: number;
  /** Aborted when the job is cancelled, when another worker has taken it over, when this worker stops. */
  signal: AbortSignal;
  /** Path at which the handler may write one file; when the job is done, the file is kept under its SHA-256. */
  file: string;
  /** Tells how far it is (0–100). Throws when the work must end; call it at every step. */
  progress(percent: number): Promise<void>;
}

/** The answer is kept as the job's result. The same input must give the same bytes. */
export type JobHandler<P extends z.ZodType = z.ZodType> = (
  job: JobRun<z.output<P>>,
) => Promise<Record<string, unknown> | void>;
