// What a copy of an event takes over from the former one, each room knows of its own part: it registers itself here.

import { Injectable } from '@nestjs/common';
import { newGuid, type Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';

export interface EventCopying {
  from: Guid;
  to: Guid;
  timeZone: string;
  /** Of the copy: what was at noon is at noon. */
  newZone: string;
  /** Between the beginnings of the two. */
  days: number;
  /** The guid of a thing of the former event, and that of its copy. */
  guids: Map<Guid, Guid>;
  /** A practice: with invented performers, and nothing of it for strangers. */
  isPractice: boolean;
}

/** Runs in the copying transaction, after the rooms below. */
export type EventCopier = (tx: Transaction, copying: EventCopying) => Promise<void>;

@Injectable()
export class EventCopies {
  private readonly rooms: EventCopier[] = [];

  register(room: EventCopier): void {
    this.rooms.push(room);
  }

  async run(tx: Transaction, copying: EventCopying): Promise<void> {
    for (const room of this.rooms) await room(tx, copying);
  }
}

type Row = Record<string, unknown>;

export interface CopiedRows {
  /** The rows of the former event; its guid is $1. */
  where?: string;
  /** What the copy has of its own; everything else is as it was. */
  change?(row: Row): Row | Promise<Row>;
}

const GUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

/** Rows written once more: every column as it is, and every guid that has a copy under the name of its copy. */
export async function copyRows(
  tx: Transaction,
  { from, guids }: EventCopying,
  table: string,
  { where = 't.competition_guid = $1', change = (row) => row }: CopiedRows = {},
): Promise<void> {
  const rows = await tx.query<{ row: Row }>(`select to_jsonb(t) as row from ${table} t where ${where}`, [from]);
  for (const { row } of rows) if (typeof row.guid === 'string' && !guids.has(row.guid)) guids.set(row.guid, newGuid());
  const changed: Row[] = [];
  for (const { row } of rows) changed.push(await change(row));
  const text = JSON.stringify(changed).replace(GUID, (guid) => guids.get(guid) ?? guid);
  await tx.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`, [text]);
}
