// Columns of a program as they are stored.

import type { KeptColumn } from '@rampa/applications/server';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import type { Reader, Transaction } from '@rampa/platform/server';
import { PROGRAM_COLUMN, PROGRAM_COLUMN_FIELD } from './column-tables.ts';

export interface KeptProgramColumn extends KeptColumn {
  isPublic: boolean;
  isForPresenter: boolean;
  isOnPaper: boolean;
}

/** In their order. */
export function columnsOf(reader: Reader, program: Guid): Promise<KeptProgramColumn[]> {
  return reader.query<KeptProgramColumn>(
    `select c.guid, c.title, c.width, c.separator, c.is_public as "isPublic", c.is_for_presenter as "isForPresenter",
            c.is_on_paper as "isOnPaper",
            coalesce((select jsonb_agg(jsonb_build_object('guid', f.guid, 'fieldGuid', f.field_guid, 'tag', f.tag)
              order by f.position, f.guid) from program.program_column_field f where f.column_guid = c.guid), '[]') as fields
       from program.program_column c where c.program_guid = $1 order by c.position, c.guid`,
    [program],
  );
}

/** The program of a column, or of a field in one. Failure notFound. */
export async function programOfColumn(reader: Reader, part: 'column' | 'field', guid: Guid): Promise<Guid> {
  const of = {
    column: 'program.program_column c where c.guid = $1',
    field: `program.program_column_field f join program.program_column c on c.guid = f.column_guid where f.guid = $1`,
  };
  const [row] = await reader.query<{ guid: Guid }>(`select c.program_guid as guid from ${of[part]}`, [guid]);
  if (!row) throw new Failure('notFound');
  return row.guid;
}

/** For a program that is made out of another one of the same event. */
export async function copyColumns(tx: Transaction, from: Guid, to: Guid): Promise<void> {
  for (const [at, { guid: _, fields, ...column }] of (await columnsOf(tx, from)).entries()) {
    const columnGuid = newGuid();
    await PROGRAM_COLUMN.insert(tx, { guid: columnGuid, programGuid: to, ...column, position: at });
    const rows = fields.map(({ fieldGuid, tag }, position) => ({
      guid: newGuid(),
      columnGuid,
      fieldGuid,
      tag,
      position,
    }));
    await PROGRAM_COLUMN_FIELD.insertAll(tx, rows);
  }
}
