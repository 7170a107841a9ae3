import { Injectable } from '@nestjs/common';
import { Organizers } from '@rampa/accounts/server';
import { isOpenField, isOpenOwn, partsOf } from '@rampa/applications/domain';
import { ApplicationProjection, type KeptColumn } from '@rampa/applications/server';
import { REPORT_LIMITS, type PublicReportView } from '@rampa/contract';
import type { FormField } from '@rampa/forms/domain';
import { EventForms } from '@rampa/forms/server';
import { Failure, isGuid, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { answerForStrangers } from '@rampa/program/domain';
import { ReportRows } from '../persistence/report-rows.ts';
import { askedColumns, askedRows } from './asked-rows.ts';

/** The same words for one that is not published and for one that never was. */
const closed = () =>
  new Failure('notFound', { message: 'Такого отчёта нет, или организатор закрыл его для посторонних.' });

/**
 * What everybody may see of a published report: neither the organizer's own fields nor anything about people. A name in a
 * field that is said to be about nobody is whole while its member's consent stands, else short.
 */
@Injectable()
export class PublicReports {
  constructor(
    private readonly reports: ReportRows,
    private readonly projection: ApplicationProjection,
    private readonly organizers: Organizers,
    private readonly forms: EventForms,
  ) {}

  /** Of which event it is. Failure notFound while it is not published. */
  async eventOf(reader: Reader, guid: Guid): Promise<{ competition: Guid; organizer: Guid; title: string }> {
    if (!isGuid(guid)) throw closed();
    const [event] = await reader.query<{ competition: Guid; organizer: Guid; title: string }>(
      `select c.guid as competition, c.organizer_guid as organizer, c.title from reports.report r
         join competitions.v_competition c on c.guid = r.competition_guid
        where r.guid = $1 and r.is_published and r.deleted_at is null`,
      [guid],
    );
    if (!event) throw closed();
    return event;
  }

  /** Failure notFound while it is not published. */
  async read(reader: Reader, guid: Guid): Promise<PublicReportView> {
    const { competition, organizer, title } = await this.eventOf(reader, guid);
    const form = (await this.forms.of(reader, competition))?.used;
    const whole = await this.reports.whole(reader, competition, guid);
    // A column of which nothing may be seen would only say what is hidden.
    const columns = whole.columns.filter(({ fields }) => fields.some((field) => isOpen(form?.fields ?? [], field)));
    const report = { ...whole, columns };
    const { rows, totalCount } = await this.projection.rows(reader, competition, {
      ...askedRows(report),
      ...{ columns: askedColumns(report), reader: 'everybody', limit: REPORT_LIMITS.published },
      names: { whole: 'consented', shorten: answerForStrangers },
    });
    return {
      ...{ guid: report.guid, title: report.title, competitionTitle: title, rowCount: totalCount },
      organizer: await this.organizers.faceOf(reader, organizer),
      columns: report.columns.map((column) => ({ title: column.title, width: column.width })),
      rows: rows.map(({ cells }) => cells),
    };
  }
}

function isOpen(fields: readonly FormField[], content: KeptColumn['fields'][number]): boolean {
  return partsOf([content]).some((part) => {
    if ('own' in part) return isOpenOwn(part.own);
    const field = fields.find(({ guid }) => guid === part.field);
    return field !== undefined && isOpenField(field);
  });
}
