// Jobs as rows: written in the business transaction, so that a job exists exactly when what asked for it does.

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { newGuid, type Guid } from '@rampa/kernel';
import type { z } from 'zod';
import type { Transaction } from '../database/unit-of-work.ts';
import type { JobDefinition } from './definition.ts';
import { JobKinds } from './kinds.ts';

export interface JobGiven<P extends z.ZodType> {
  competition: Guid | null;
  /** `actorName(scope.actor)`. */
  owner: string;
  payload: z.input<P>;
  /** For work that must exist only once: the second row of a guid is not written. */
  guid?: Guid;
}

@Injectable()
export class JobTable {
  constructor(private readonly kinds: JobKinds) {}

  /** Answers the job's guid; after the commit hand it to `Dispatcher.send`, else the reconciler finds it. */
  async enqueue<P extends z.ZodType>(
    transaction: Transaction,
    definition: JobDefinition<P>,
    given: JobGiven<P>,
  ): Promise<Guid> {
    const { name, tries } = this.kinds.of(definition.name);
    const payload: unknown = definition.payload.parse(given.payload);
    const guid = given.guid ?? newGuid();
    const written = await transaction.query(
      `insert into jobs.job (guid, kind, competition_guid, owner, payload, input_hash, max_attempts)
       values ($1, $2, $3, $4, $5::jsonb, $6, $7) on conflict (guid) do nothing returning guid`,
      [guid, name, given.competition, given.owner, JSON.stringify(payload), inputHash(name, payload), tries],
    );
    if (written.length > 0) tellJob(transaction, { guid, kind: name, competition: given.competition }, 'waiting');
    return guid;
  }

  /** False when there is nothing left to cancel. What runs ends at its next step. */
  async cancel(transaction: Transaction, guid: Guid): Promise<boolean> {
    const rows = await transaction.query<{ kind: string; competition: Guid | null; status: string }>(
      `with changed as (
         update jobs.job set cancel_requested = true,
           status = case status when 'waiting' then 'cancelled' else status end,
           finished_at = case status when 'waiting' then now() end
         where guid = $1 and status in ('waiting', 'running')
         returning kind, competition_guid as competition, status)
       select * from changed`,
      [guid],
    );
    for (const { status, ...job } of rows) tellJob(transaction, { guid, ...job }, status);
    return rows.length > 0;
  }
}

/** What belongs to no event has no stream to be told on. */
export function tellJob(
  transaction: Transaction,
  job: { guid: Guid; kind: string; competition: Guid | null },
  status: string,
): void {
  if (job.competition) transaction.emit(job.competition, 'job.changed', { job: job.guid, kind: job.kind, status });
}

/** The same for the same input, in whatever order its fields were written. */
export function inputHash(kind: string, payload: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, sorted(payload)]))
    .digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, field]) => [name, sorted(field)]),
  );
}
