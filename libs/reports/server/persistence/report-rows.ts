// Reports as they are stored. Every statement names the event or a report that was found by it.

import { Injectable } from '@nestjs/common';
import type { KeptColumn } from '@rampa/applications/server';
import { Failure, type Guid } from '@rampa/kernel';
import type { Reader, Transaction } from '@rampa/platform/server';
import { REPORT, type ReportRow } from './report-tables.ts';

export interface KeptFilter {
  guid: Guid;
  fieldGuid: Guid;
  itemGuids: readonly Guid[];
}

/** A report with all that it is made of. */
export interface KeptReport extends ReportRow {
  columns: readonly KeptColumn[];
  filters: readonly KeptFilter[];
}

const PARTS = `coalesce((select jsonb_agg(jsonb_build_object('guid', c.guid, 'title', c.title, 'width', c.width,
    'separator', c.separator, 'fields', coalesce((select jsonb_agg(jsonb_build_object('guid', f.guid, 'fieldGuid', f.field_guid,
      'tag', f.tag) order by f.position, f.guid) from reports.report_column_field f where f.column_guid = c.guid), '[]'))
    order by c.position, c.guid) from reports.report_column c where c.report_guid = r.guid), '[]') as columns,
  coalesce((select jsonb_agg(jsonb_build_object('guid', f.guid, 'fieldGuid', f.field_guid, 'itemGuids', f.item_guids)
    order by f.position, f.guid) from reports.report_filter f where f.report_guid = r.guid), '[]') as filters`;

@Injectable()
export class ReportRows {
  /** In the order in which they were made. */
  ofEvent(reader: Reader, competition: Guid): Promise<KeptReport[]> {
    return reader.query<KeptReport>(
      `select ${REPORT.select('r')}, ${PARTS} from reports.report r
        where r.competition_guid = $1 and r.deleted_at is null order by r.created_at, r.guid`,
      [competition],
    );
  }

  /** Failure notFound, of a deleted one too. */
  async whole(reader: Reader, competition: Guid, guid: Guid): Promise<KeptReport> {
    const [report] = await reader.query<KeptReport>(
      `select ${REPORT.select('r')}, ${PARTS} from reports.report r
        where r.guid = $1 and r.competition_guid = $2 and r.deleted_at is null`,
      [guid, competition],
    );
    if (!report) throw new Failure('notFound');
    return report;
  }

  /** Until the commit nobody else changes it or what it is made of. Failure notFound. */
  async held(tx: Transaction, competition: Guid, guid: Guid, { isDeleted = false } = {}): Promise<ReportRow> {
    const [report] = await tx.query<ReportRow>(
      `select ${REPORT.select('r')} from reports.report r where r.guid = $1 and r.competition_guid = $2
          and (r.deleted_at is not null) = $3::bool for update`,
      [guid, competition, isDeleted],
    );
    if (!report) throw new Failure('notFound');
    return report;
  }

  /** The report of a column, of a field in it or of a filter. Failure notFound. */
  async of(reader: Reader, kind: 'column' | 'field' | 'filter', guid: Guid): Promise<Guid> {
    const sources = {
      column: 'reports.report_column x where x.guid = $1',
      field: `reports.report_column_field f join reports.report_column x on x.guid = f.column_guid where f.guid = $1`,
      filter: 'reports.report_filter x where x.guid = $1',
    };
    const [row] = await reader.query<{ guid: Guid }>(`select x.report_guid as guid from ${sources[kind]}`, [guid]);
    if (!row) throw new Failure('notFound');
    return row.guid;
  }
}
