// Rows of a report and what is counted over all of them.

import { Injectable } from '@nestjs/common';
import { CountedFields, type FieldCount } from '@rampa/applications/server';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, QueryOf, ReportGetReportColumnsData, ReportGetReportColumnsDataForProgram as ForProgram, ReportGetReportListForProgram, ReportRows as Rows, ReportStats } from '@rampa/contract'; // prettier-ignore
import { EventForms } from '@rampa/forms/server';
import type { Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import { programsOf } from '@rampa/program/server';
import { ReportRows, type KeptReport } from '../persistence/report-rows.ts';
import { askedRows } from './asked-rows.ts';
import { SortedRows } from './sorted-rows.ts';

type Asked = Omit<QueryOf<typeof ReportGetReportColumnsData>, 'reportGuid'>;

@Injectable()
export class ReportData {
  constructor(
    private readonly database: Database,
    private readonly reports: ReportRows,
    private readonly sorted: SortedRows,
    private readonly counted: CountedFields,
    private readonly forms: EventForms,
  ) {}

  /** Failure notFound. */
  page(scope: Scope, guid: Guid, asked: Asked): Promise<Rows> {
    const { competition } = eventOf(scope);
    return this.database.snapshot(async (reader) => {
      const report = await this.reports.whole(reader, competition, guid);
      const { pageNumber, pageSize: limit, sortColumnGuid: sortColumn, ...order } = asked;
      const place = { sortColumn, limit, offset: (pageNumber - 1) * limit };
      const { rows, totalCount } = await this.sorted.page(reader, competition, report, { ...order, ...place });
      return {
        columns: report.columns.map(({ guid: column, title, width }) => ({ guid: column, title, width })),
        collection: rows.map(({ blockStatusKey, ...row }) => ({ ...row, competitionBlockStatusKey: blockStatusKey })),
        totalCount,
      };
    });
  }

  /** Failure notFound. */
  async pageForProgram(scope: Scope, guid: Guid, asked: Asked): Promise<AnswerOf<typeof ForProgram>> {
    const { collection, ...page } = await this.page(scope, guid, asked);
    const programs = await programsOf(this.database, eventOf(scope).competition);
    return { ...page, collection: collection.map((row) => ({ ...row, programs: programs(row.guid) })) };
  }

  /** Failure notFound. */
  stats(scope: Scope, guid: Guid): Promise<ReportStats> {
    const { competition } = eventOf(scope);
    return this.database.snapshot(async (reader) => {
      const report = await this.reports.whole(reader, competition, guid);
      const fields = [...new Set(report.columns.flatMap((column) => column.fields.flatMap(({ fieldGuid }) => fieldGuid ?? [])))]; // prettier-ignore
      const { counts, ...whole } = await this.counted.of(reader, competition, { ...askedRows(report), fields });
      const known = (await this.forms.of(reader, competition))?.used.fields ?? [];
      const titles = new Map(known.map((field) => [field.guid, field.title]));
      return { ...whole, columns: columnStats(report, counts, titles) };
    });
  }

  /** Those whose rows are performances. */
  forProgram(scope: Scope): Promise<AnswerOf<typeof ReportGetReportListForProgram>> {
    const { competition } = eventOf(scope);
    return this.database.snapshot(async (reader) => {
      const form = (await this.forms.of(reader, competition))?.used;
      const performances = new Map(form?.blocks.flatMap((block) => (block.isPerformance ? [[block.guid, block]] : [])));
      return (await this.reports.ofEvent(reader, competition)).flatMap(({ guid, title, rowBlockGuid }) => {
        const block = performances.get(rowBlockGuid ?? '');
        return block ? [{ guid, title, rowTitle: block.title }] : [];
      });
    });
  }
}

function columnStats(
  { columns }: KeptReport,
  counts: readonly FieldCount[],
  titles: ReadonlyMap<Guid, string>,
): ReportStats['columns'] {
  const ofField = Map.groupBy(counts, ({ field }) => field);
  return columns.map(({ guid, title, fields }) => ({
    ...{ guid, title },
    fields: fields.flatMap(({ fieldGuid }) => {
      const [whole, ...lines] = ofField.get(fieldGuid ?? '') ?? [];
      if (!whole) return [];
      const { rows, applications, quantity } = whole;
      return {
        ...{ competitionFieldGuid: whole.field, title: titles.get(whole.field) ?? '', rows, applications, quantity },
        values: lines.map((line) => ({
          ...{ guid: line.item!, title: line.title, rows: line.rows },
          ...{ applications: line.applications, quantity: line.quantity },
        })),
      };
    }),
  }));
}
