// The columns of imports and of their rows.

import type { ImportMapping, RowFault, RowOutcome } from '@rampa/applications/domain';
import type { Guid, ImportState } from '@rampa/kernel';
import { filled, optional, required, table, type RowOf } from '@rampa/platform/server';

export interface TableColumn {
  title: string;
  /** A few cells of it, from the top. */
  samples: string[];
}

export const IMPORT = table('applications.import', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  name: required<string>('text'),
  size: required<number>('int4'),
  fileGuid: optional<Guid>('uuid'),
  fileSha256: required<string>('text'),
  state: required<ImportState>('text'),
  columns: filled<TableColumn[]>('jsonb'),
  rowCount: filled<number>('int4'),
  mapping: optional<KeptMapping>('jsonb'),
  run: filled<number>('int4'),
  formRevision: optional<number>('int4'),
  done: filled<number>('int4'),
  jobGuid: optional<Guid>('uuid'),
  failure: optional<string>('text'),
  /** `actorName(scope.actor)` */
  actor: required<string>('text'),
  createdAt: filled<Date>('timestamptz'),
  appliedAt: optional<Date>('timestamptz'),
});

/** With the titles of the chosen fields, by which another event finds its own. */
export type KeptMapping = ImportMapping & { fieldTitles: readonly string[] };
export type ImportRow = RowOf<typeof IMPORT>;

export const IMPORT_ROW = table('applications.import_row', {
  importGuid: required<Guid>('uuid'),
  row: required<number>('int4'),
  outcome: required<RowOutcome>('text'),
  title: filled<string>('text'),
  applicationGuid: optional<Guid>('uuid'),
  faults: filled<RowFault[]>('jsonb'),
  kept: filled<RowFault[]>('jsonb'),
  lacks: filled<number>('int4'),
  cells: optional<string[]>('_text'),
  isDone: filled<boolean>('bool'),
});
