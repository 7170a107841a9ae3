import { Injectable } from '@nestjs/common';
import { ApplicationProjection } from '@rampa/applications/server';
import { REPORT_LIMITS, type PublicReportView } from '@rampa/contract';
import { Failure, isGuid, type Guid } from '@rampa/kernel';
import { Database } from '@rampa/platform/server';
import { ReportRows } from '../persistence/report-rows.ts';
import { askedColumns, askedRows } from './asked-rows.ts';

/** The same words for one that is not published and for one that never was. */
const closed = () =>
  new Failure('notFound', { message: 'Такого отчёта нет, или организатор закрыл его для посторонних.' });

/** What everybody may see of a published report: neither the organizer's own fields nor anything about people. */
@Injectable()
export class PublicReports {
  constructor(
    private readonly database: Database,
    private readonly reports: ReportRows,
    private readonly projection: ApplicationProjection,
  ) {}

  /** Failure notFound while it is not published. */
  read(guid: Guid): Promise<PublicReportView> {
    if (!isGuid(guid)) throw closed();
    return this.database.snapshot(async (reader) => {
      const [event] = await reader.query<{ competition: Guid; title: string }>(
        `select r.competition_guid as competition, c.title from reports.report r
           join competitions.v_competition c on c.guid = r.competition_guid
          where r.guid = $1 and r.is_published and r.deleted_at is null`,
        [guid],
      );
      if (!event) throw closed();
      const report = await this.reports.whole(reader, event.competition, guid);
      const { rows, totalCount } = await this.projection.rows(reader, event.competition, {
        ...askedRows(report),
        ...{ columns: askedColumns(report), reader: 'everybody', limit: REPORT_LIMITS.published },
      });
      return {
        ...{ guid, title: report.title, competitionTitle: event.title, rowCount: totalCount },
        columns: report.columns.map(({ title, width }) => ({ title, width })),
        rows: rows.map(({ cells }) => cells),
      };
    });
  }
}
