// Writes jobs as rows in the business transaction, so that a job exists exactly when its cause does.

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { newGuid, type Guid } from '@rampa/kernel';
import type { z } from 'zod';
import type { Reader } from '../database/database.ts';
import type { Transaction } from '../database/unit-of-work.ts';
import { officeOf } from '../live/streams.ts';
import type { JobDefinition } from './definition.ts';
import { JobKinds } from './kinds.ts';

export interface JobGiven<P extends z.ZodType> {
  competition: Guid | null;
  /** `actorName(scope.actor)`. */
  owner: string;
  payload: z.input<P>;
  /** Title that the owner reads: «Дипломы: II отделение». No personal data. */
  title?: string;
  /** For work that must exist once: a second row with the same guid is not written. */
  guid?: Guid;
}

@Injectable()
export class JobTable {
  constructor(private readonly kinds: JobKinds) {}

  /** Returns the job's guid. After the commit pass it to `Dispatcher.send`; otherwise the reconciler finds it later. */
  async enqueue<P extends z.ZodType>(
    transaction: Transaction,
    definition: JobDefinition<P>,
    given: JobGiven<P>,
  ): Promise<Guid> {
    const { name, tries } = this.kinds.of(definition.name);
    const payload: unknown = definition.payload.parse(given.payload);
    const guid = given.guid ?? newGuid();
    const { competition, owner, title = '' } = given;
    const written = await transaction.query(
      `insert into jobs.job (guid, kind, competition_guid, owner, payload, input_hash, max_attempts, title)
       values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8) on conflict (guid) do nothing returning guid`,
      [guid, name, competition, owner, JSON.stringify(payload), inputHash(name, payload), tries, title],
    );
    if (written.length > 0) tellJob(transaction, { guid, kind: name, competition, owner }, 'waiting');
    return guid;
  }

  /** The unfinished job of the same person for the same work, so that a second press makes no second job. */
  async open<P extends z.ZodType>(
    transaction: Transaction,
    definition: JobDefinition<P>,
    given: Pick<JobGiven<P>, 'owner' | 'payload'>,
  ): Promise<Guid | null> {
    const hash = inputHash(definition.name, definition.payload.parse(given.payload));
    const [row] = await transaction.query<{ guid: Guid }>(
      `select guid from jobs.job where owner = $1 and input_hash = $2 and status in ('waiting', 'running')
          and not cancel_requested order by created_at limit 1`,
      [given.owner, hash],
    );
    return row?.guid ?? null;
  }

  /** Which of these are not over. */
  async openOf(reader: Reader, guids: readonly Guid[]): Promise<Set<Guid>> {
    const rows = await reader.query<{ guid: Guid }>(
      `select guid from jobs.job where guid = any ($1::uuid[]) and status in ('waiting', 'running')
          and not cancel_requested`,
      [guids],
    );
    return new Set(rows.map(({ guid }) => guid));
  }

  /** False when the job is already over. A running job ends at its next step. */
  async cancel(transaction: Transaction, guid: Guid): Promise<boolean> {
    const rows = await transaction.query<Omit<ToldJob, 'guid'> & { status: string; payload: unknown }>(
      `with changed as (
         update jobs.job set cancel_requested = true,
           status = case status when 'waiting' then 'cancelled' else status end,
           finished_at = case status when 'waiting' then now() end
         where guid = $1 and status in ('waiting', 'running')
         returning kind, competition_guid as competition, owner, status, payload)
       select * from changed`,
      [guid],
    );
    for (const { status, payload, ...job } of rows) {
      tellJob(transaction, { guid, ...job }, status);
      await this.kinds.cancelled(job.kind)?.(transaction, payload);
    }
    return rows.length > 0;
  }
}

export interface ToldJob {
  guid: Guid;
  kind: string;
  competition: Guid | null;
  owner: string;
}

/**
 * The stream that tells of the job: the stream of the person who asked, where his tray listens; without a person the
 * office's stream of the event; without an event none.
 */
export function tellJob(transaction: Transaction, { guid, kind, competition, owner }: ToldJob, status: string): void {
  const account = /^account:(.+)$/.exec(owner)?.[1];
  const stream = account ?? (competition && officeOf(competition));
  if (stream) transaction.emit(stream, 'job.changed', { job: guid, kind, status });
}

/** The same for the same input, whatever the order of its fields. */
function inputHash(kind: string, payload: unknown): string {
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
