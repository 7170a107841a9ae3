// The head of a stream and the events since a known revision, read in one statement, so that both are of one moment.

import type { Guid } from '@rampa/kernel';
import type { Reader } from '../database/database.ts';
import type { LiveEvent } from './event-kinds.ts';

/** A node that is further behind computes its views anew instead of looking at the events. */
const EVENTS_LIMIT = 1_000;

export interface Known {
  stream: Guid;
  /** Null: nothing is known of this stream yet. */
  epoch: Guid | null;
  revision: number;
}

export interface Reading {
  stream: Guid;
  epoch: Guid;
  revision: number;
  /** Every event after the known revision; null where that is unknown (another epoch, trimmed, too many). */
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
 * Sets a new epoch when the head went back, which means that an older copy was restored. The epoch tells every screen
 * that its revisions are void. When several nodes notice it, one of them sets it.
 */
export async function turnEpoch(reader: Reader, seen: Omit<Reading, 'events'>): Promise<void> {
  await reader.query(
    'update live.stream set epoch = gen_random_uuid() where stream_guid = $1 and epoch = $2 and revision = $3',
    [seen.stream, seen.epoch, seen.revision],
  );
}
