import type { FieldMentionSource } from '@rampa/forms/server';
import type { Guid } from '@rampa/kernel';

/** Saved views of the table that show a field, or narrow by it. */
export const viewsNaming: FieldMentionSource = async (reader, competition, fields) => {
  const rows = await reader.query<{ field: Guid; title: string }>(
    `select f as field, v.title from applications.view v join unnest($2::uuid[]) f on position(f::text in v.view::text) > 0
      where v.competition_guid = $1 order by lower(v.title)`,
    [competition, fields],
  );
  return rows.map((row) => ({ ...row, place: 'view', guid: null }));
};
