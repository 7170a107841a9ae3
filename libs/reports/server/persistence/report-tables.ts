import type { ColumnTag } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { filled, optional, required, table, type RowOf } from '@rampa/platform/server';

export const REPORT = table('reports.report', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  title: required<string>('text'),
  rowBlockGuid: optional<Guid>('uuid'),
  isPublished: filled<boolean>('bool'),
  createdAt: filled<Date>('timestamptz'),
  changedAt: filled<Date>('timestamptz'),
  deletedAt: optional<Date>('timestamptz'),
});
export type ReportRow = RowOf<typeof REPORT>;

export const REPORT_COLUMN = table('reports.report_column', {
  guid: required<Guid>('uuid'),
  reportGuid: required<Guid>('uuid'),
  title: required<string>('text'),
  width: filled<number>('int4'),
  separator: filled<string>('text'),
  position: required<number>('int4'),
});

export const REPORT_COLUMN_FIELD = table('reports.report_column_field', {
  guid: required<Guid>('uuid'),
  columnGuid: required<Guid>('uuid'),
  fieldGuid: optional<Guid>('uuid'),
  tag: optional<ColumnTag>('text'),
  position: required<number>('int4'),
});

export const REPORT_FILTER = table('reports.report_filter', {
  guid: required<Guid>('uuid'),
  reportGuid: required<Guid>('uuid'),
  fieldGuid: required<Guid>('uuid'),
  itemGuids: filled<Guid[]>('_uuid'),
  position: required<number>('int4'),
});
