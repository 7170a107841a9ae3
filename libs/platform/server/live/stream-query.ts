// The head of a stream and what happened since a known revision, read in one statement: one moment of the database.

import type { Guid } from '@rampa/kernel';
import type { Reader } from '../database/database.ts';
import type { LiveEvent } from './event-kinds.ts';

/** Further behind than this, everything is computed anew instead of looking at what happened. */
const EVENTS_LIMIT = 1_000;

export interface Known {
  stream: Guid;
  /** Null: nothing is known of this stream. */
  epoch: Guid | null;
  revision: number;
}

export interface Reading {
  stream: Guid;
  epoch: Guid;
  revision: number;
  /** Everything after the known revision; null where that is unknown (another epoch, trimmed, too much). */
  events: LiveEvent[] | null;
}

interface Row {
  stream: Guid;
  epoch: Guid;
  revision: number;
  events: LiveEvent[] | null;
}

const SQL = `
  select s.stream_guid as stream, s.epoch, s.revision,
         case when s.epoch = k.epoch and k.revision + 1 >= s.floor_revision
                   and s.revision - k.revision between 0 and ${EVENTS_LIMIT} then
           coalesce(
             (select jsonb_agg(jsonb_build_object('revision', e.revision, 'kind', e.kind, 'payload', e.payload)
                               order by e.revision, e.n)
                from live.event e
               where e.stream_guid = s.stream_guid and e.revision > k.revision),
             '[]')
         end as events
    from unnest($1::uuid[], $2::uuid[], $3::bigint[]) as k (stream, epoch, revision)
    join live.stream s on s.stream_guid = k.stream`;

/** A stream that does not exist is missing from the answer. */
export function readStreams(reader: Reader, known: readonly Known[]): Promise<Reading[]> {
  return reader.query<Row>(SQL, [
    known.map(({ stream }) => stream),
    known.map(({ epoch }) => epoch),
    known.map(({ revision }) => revision),
  ]);
}

export async function readHead(reader: Reader, stream: Guid): Promise<Omit<Reading, 'events'> | null> {
  const rows = await reader.query<Omit<Row, 'events'>>(
    'select stream_guid as stream, epoch, revision from live.stream where stream_guid = $1',
    [stream],
  );
  return rows[0] ?? null;
}

/**
 * The head went back: yesterday's copy was restored under us. A new epoch tells every screen that its revisions mean
 * nothing any more. Of several nodes that see it, one sets it.
 */
export async function turnEpoch(reader: Reader, seen: Omit<Reading, 'events'>): Promise<void> {
  await reader.query(
    'update live.stream set epoch = gen_random_uuid() where stream_guid = $1 and epoch = $2 and revision = $3',
    [seen.stream, seen.epoch, seen.revision],
  );
}
