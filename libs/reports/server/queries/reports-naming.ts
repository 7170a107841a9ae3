import type { FieldMentionSource } from '@rampa/forms/server';
import type { Guid } from '@rampa/kernel';

/** Reports that have a field in a column, or are narrowed by it. */
export const reportsNaming: FieldMentionSource = async (reader, competition, fields) => {
  const rows = await reader.query<{ field: Guid; guid: Guid; title: string }>(
    `select named.field, r.guid, r.title from reports.report r
       join (select c.report_guid as report, f.field_guid as field
               from reports.report_column c join reports.report_column_field f on f.column_guid = c.guid
              union select report_guid, field_guid from reports.report_filter) named on named.report = r.guid
      where r.competition_guid = $1 and r.deleted_at is null and named.field = any ($2::uuid[])
      order by lower(r.title), r.guid`,
    [competition, fields],
  );
  return rows.map((row) => ({ ...row, place: 'report' }));
};
