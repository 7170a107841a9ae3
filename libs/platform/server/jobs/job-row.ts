// The statements over one job's row. Only the holder of the fence can change the row.

import type { Guid } from '@rampa/kernel';
import type { Reader } from '../database/database.ts';

export interface TakenJob {
  guid: Guid;
  kind: string;
  competition: Guid | null;
  owner: string;
  payload: unknown;
  attempt: number;
  maxAttempts: number;
  fence: number;
}

const TAKEN = `guid, kind, competition_guid as competition, owner, payload, attempt, max_attempts as "maxAttempts", fence`;

/** Null: another worker has this attempt, or the job is over. */
export async function takeJob(reader: Reader, guid: Guid, attempt: number, leaseMs: number): Promise<TakenJob | null> {
  const rows = await reader.query<TakenJob>(
    `with taken as (
       update jobs.job set status = 'running', attempt = $2, fence = fence + 1, failure = null,
         lease_until = clock_timestamp() + $3 * interval '1 ms'
       where guid = $1 and status = 'waiting' and attempt = $2 - 1 and run_at <= clock_timestamp()
       returning ${TAKEN})
     select * from taken`,
    [guid, attempt, leaseMs],
  );
  return rows[0] ?? null;
}

/** Null: the job no longer belongs to this worker. */
export async function renewLease(
  reader: Reader,
  { guid, fence }: Pick<TakenJob, 'guid' | 'fence'>,
  leaseMs: number,
  progress: number | null,
): Promise<{ isCancelled: boolean } | null> {
  const rows = await reader.query<{ isCancelled: boolean }>(
    `with renewed as (
       update jobs.job set lease_until = clock_timestamp() + $3 * interval '1 ms', progress = coalesce($4, progress)
       where guid = $1 and fence = $2 and status = 'running'
       returning cancel_requested as "isCancelled")
     select * from renewed`,
    [guid, fence, leaseMs, progress],
  );
  return rows[0] ?? null;
}

export type Outcome =
  | { status: 'done'; result: Record<string, unknown>; sha: string | null }
  | { status: 'failed'; failure: string }
  | { status: 'cancelled' }
  /** The job will be tried again. `isFree`: this try does not count, because the job is not to blame. */
  | { status: 'waiting'; failure: string | null; delayMs: number; isFree: boolean };

/**
 * Returns the status that was written; null means that the job no longer belongs to this worker and nothing was
 * written. A cancelled job keeps no file even if it was ready; its hash stays in the row, so that the trim finds it.
 */
export async function finishJob(
  reader: Reader,
  { guid, fence }: Pick<TakenJob, 'guid' | 'fence'>,
  outcome: Outcome,
): Promise<Outcome['status'] | null> {
  const isOver = outcome.status !== 'waiting';
  const rows = await reader.query<{ status: Outcome['status'] }>(
    `with finished as (
       update jobs.job set status = case when cancel_requested then 'cancelled' else $3 end, lease_until = null,
         result = case when not cancel_requested then $4::jsonb end, result_sha = $5,
         failure = case when not cancel_requested then $6 end,
         progress = case when $3 = 'done' and not cancel_requested then 100 else progress end,
         run_at = clock_timestamp() + $7 * interval '1 ms',
         max_attempts = max_attempts + $8,
         finished_at = case when $9 or cancel_requested then clock_timestamp() end
       where guid = $1 and fence = $2 and status = 'running'
       returning status)
     select * from finished`,
    [
      guid,
      fence,
      outcome.status,
      outcome.status === 'done' ? JSON.stringify(outcome.result) : null,
      outcome.status === 'done' ? outcome.sha : null,
      'failure' in outcome ? outcome.failure : null,
      isOver ? 0 : outcome.delayMs,
      isOver || !outcome.isFree ? 0 : 1,
      isOver,
    ],
  );
  return rows[0]?.status ?? null;
}
