// Prints a report as a workbook, a word processor's document or PDF.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PaperLogos } from '@rampa/accounts/server';
import { type KeptColumn } from '@rampa/applications/server';
import { Competitions } from '@rampa/competitions/server';
import { REPORT_LIMITS, ReportExport } from '@rampa/contract';
import { EventForms } from '@rampa/forms/server';
import { Failure, type ApplicationColumn, type Guid } from '@rampa/kernel';
import {
  Database,
  FileMakers,
  fileName,
  Press,
  printedTable,
  type FileAsk,
  type PreparedFile,
  type TextTable,
} from '@rampa/platform/server';
import { ReportRows, type KeptReport } from '../persistence/report-rows.ts';
import { SortedRows, type OrderAsked } from '../queries/sorted-rows.ts';

/** Rows that are read at once. */
const AT_ONCE = 1_000;
const EMPTY = 'В отчёте нет ни одной строки.';
const NUMBERS: readonly (ApplicationColumn | string | null)[] = ['applicationNumber', 'percent', 'blockNumber'];

@Injectable()
export class ReportPapers implements OnModuleInit {
  constructor(
    private readonly makers: FileMakers,
    private readonly database: Database,
    private readonly competitions: Competitions,
    private readonly reports: ReportRows,
    private readonly forms: EventForms,
    private readonly sorted: SortedRows,
    private readonly press: Press,
    private readonly logos: PaperLogos,
  ) {}

  onModuleInit(): void {
    this.makers.add(ReportExport, (ask) => this.prepared(ask));
  }

  /** Failures notFound, reportEmpty. */
  private async prepared({ competition, query }: FileAsk<typeof ReportExport>): Promise<PreparedFile> {
    const { reportGuid, format, searchText, sort, sortColumnGuid: sortColumn } = query;
    const order = { searchText, sort, sortColumn, isDescending: query.isDescending === 'true' };
    const { title, columns } = await this.reports.whole(this.database, competition, reportGuid);
    if (columns.length === 0) throw new Failure('reportEmpty');
    return {
      name: fileName(`Отчёт. ${title}`, format),
      title: `Отчёт: ${title}, ${format.toUpperCase()}`,
      print: async () => {
        const { organizer, ...table } = await this.table(competition, reportGuid, order);
        return printedTable(this.press, { ...table, logo: await this.logos.of(organizer) }, format);
      },
    };
  }

  /** All of it is of one moment, however many pages it is read by. */
  private table(competition: Guid, guid: Guid, order: OrderAsked): Promise<TextTable & { organizer: Guid }> {
    return this.database.snapshot(async (reader) => {
      const report = await this.reports.whole(reader, competition, guid);
      const { title: event, organizerGuid: organizer } = await this.competitions.face(reader, competition);
      const form = await this.forms.of(reader, competition);
      const rows: string[][] = [];
      for (let offset = 0; offset < REPORT_LIMITS.exported; offset += AT_ONCE) {
        const page = await this.sorted.page(reader, competition, report, { ...order, limit: AT_ONCE, offset });
        rows.push(...page.rows.map(({ cells }) => cells));
        if (page.rows.length < AT_ONCE) break;
      }
      const numbers = new Set(
        form?.used.fields.flatMap(({ guid: field, option }) => (option.format === 'number' ? [field] : [])),
      );
      return { title: report.title, event, organizer, columns: columnsOf(report, numbers), rows, empty: EMPTY };
    });
  }
}

function columnsOf({ columns }: KeptReport, numbers: ReadonlySet<Guid>) {
  const isNumber = ({ fields: [field, ...others] }: KeptColumn) =>
    field !== undefined &&
    others.length === 0 &&
    (field.fieldGuid === null ? NUMBERS.includes(field.tag) : numbers.has(field.fieldGuid));
  return columns.map((column) => ({ title: column.title, width: column.width, isNumber: isNumber(column) }));
}
