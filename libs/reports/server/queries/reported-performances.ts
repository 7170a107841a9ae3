// The performances of a report, as a program takes them.

import { Injectable } from '@nestjs/common';
import { ApplicationProjection } from '@rampa/applications/server';
import { REPORT_LIMITS } from '@rampa/contract';
import { EventForms } from '@rampa/forms/server';
import { Failure, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { ReportRows } from '../persistence/report-rows.ts';
import { askedRows } from './asked-rows.ts';

@Injectable()
export class ReportedBlocks {
  constructor(
    private readonly reports: ReportRows,
    private readonly forms: EventForms,
    private readonly projection: ApplicationProjection,
  ) {}

  /** Blocks in the report's order. Failures notFound, reportWithoutPerformances. */
  async of(reader: Reader, competition: Guid, guid: Guid): Promise<Guid[]> {
    const report = await this.reports.whole(reader, competition, guid);
    const blocks = (await this.forms.of(reader, competition))?.used.blocks ?? [];
    if (!blocks.some((block) => block.guid === report.rowBlockGuid && block.isPerformance))
      throw new Failure('reportWithoutPerformances', { field: 'sourceReportGuid' });
    const { rows } = await this.projection.rows(reader, competition, {
      ...askedRows(report),
      ...{ columns: [], reader: 'organizer', limit: REPORT_LIMITS.exported },
    });
    return rows.map((row) => row.guid);
  }
}
