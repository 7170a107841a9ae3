import type { FieldMentionSource } from '@rampa/forms/server';
import type { Guid } from '@rampa/kernel';

/** Programs that have a field in a column. */
export const columnsNaming: FieldMentionSource = async (reader, competition, fields) => {
  const rows = await reader.query<{ field: Guid; guid: Guid; title: string }>(
    `select distinct f.field_guid as field, p.guid, p.title from program.program p
       join program.program_column c on c.program_guid = p.guid
       join program.program_column_field f on f.column_guid = c.guid
      where p.competition_guid = $1 and f.field_guid = any ($2::uuid[]) order by p.title, p.guid`,
    [competition, fields],
  );
  return rows.map((row) => ({ ...row, place: 'program' }));
};
