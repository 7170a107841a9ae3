// Rows of a report in the order that is asked for: one that applications have, or that of a column's texts.

import { ApplicationProjection, type ProjectedRow, type ProjectionSort } from '@rampa/applications/server';
import { REPORT_LIMITS } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { Injectable } from '@nestjs/common';
import type { Reader } from '@rampa/platform/server';
import { byTexts } from '@rampa/reports/domain';
import type { KeptReport } from '../persistence/report-rows.ts';
import { askedColumns, askedRows } from './asked-rows.ts';

export interface OrderAsked {
  searchText?: string | undefined;
  sort?: ProjectionSort | undefined;
  isDescending?: boolean;
  /** Of the report; it says more than `sort`. */
  sortColumn?: Guid | undefined;
}

@Injectable()
export class SortedRows {
  constructor(private readonly projection: ApplicationProjection) {}

  /** Failure notFound of a column that the report has not. */
  async page(
    reader: Reader,
    competition: Guid,
    report: KeptReport,
    { sortColumn, searchText, sort = 'number', isDescending = false, limit, offset }: OrderAsked & Part,
  ): Promise<{ rows: ProjectedRow[]; totalCount: number }> {
    const columns = askedColumns(report);
    const asked = { ...askedRows(report, searchText), reader: 'organizer' as const };
    if (sortColumn === undefined)
      return this.projection.rows(reader, competition, { ...asked, columns, sort, isDescending, limit, offset });
    const at = report.columns.findIndex(({ guid }) => guid === sortColumn);
    if (at === -1) throw new Failure('notFound');
    // Texts of the one column alone, of all rows; the page's rows are read whole.
    const whole = await this.projection.rows(reader, competition, {
      ...asked,
      ...{ columns: [columns[at]!], limit: REPORT_LIMITS.exported },
    });
    const order = byTexts(whole.rows, ({ cells }) => cells[0]!, isDescending).slice(offset, offset + limit);
    const only = order.map(({ guid }) => guid);
    const { rows } = await this.projection.rows(reader, competition, { ...asked, columns, only, limit: only.length });
    const known = new Map(rows.map((row) => [row.guid, row]));
    return { rows: only.flatMap((guid) => known.get(guid) ?? []), totalCount: whole.totalCount };
  }
}

interface Part {
  limit: number;
  offset: number;
}
