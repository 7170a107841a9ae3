// A kind of background work: its name and its input. The handler lives elsewhere, so that enqueuing loads nothing
// heavy.

import type { Who } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { z } from 'zod';

export interface JobDefinition<P extends z.ZodType = z.ZodType> {
  /** Unique name `room.deed`, as in `live.trim`. */
  name: string;
  payload: P;
  /** The right that fetching the file needs; it is asked again at each download, with the event of the job. */
  who: readonly Who[];
  /** Number of tries before the job is parked with its reason. */
  tries: number;
  /** Multiplies the usual pause between two tries. */
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
  /** Number of this attempt, from 1. */
  attempt: number;
  /** Aborted when the job is cancelled, when another worker has taken it over, or when this worker stops. */
  signal: AbortSignal;
  /** Path at which the handler may write one file; when the job is done, the file is stored under its SHA-256. */
  file: string;
  /** Reports progress in percent (0–100). Throws when the work must end, so call it at every step. */
  progress(percent: number): Promise<void>;
}

/** The returned value is stored as the job's result. The same input must give the same bytes. */
export type JobHandler<P extends z.ZodType = z.ZodType> = (
  job: JobRun<z.output<P>>,
) => Promise<Record<string, unknown> | void>;
