import { Injectable } from '@nestjs/common';
import { DecideApplications } from '@rampa/applications/server';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, ReportUpdateBlockStatus, ReportUpdateBlockStatuses } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import { ReportRows } from '../persistence/report-rows.ts';

/** The status of a row's block: given where the report shows it, written where the application keeps it. */
@Injectable()
export class SetBlockStatus {
  constructor(
    private readonly database: Database,
    private readonly rows: ReportRows,
    private readonly deciding: DecideApplications,
  ) {}

  /** Failures notFound, reportBlockAbsent of a report of applications, blockGone, statusOff. */
  async run(scope: Scope, report: Guid, said: BodyOf<typeof ReportUpdateBlockStatus>): Promise<void> {
    const { rowBlockGuid } = await this.rows.whole(this.database, eventOf(scope).competition, report);
    if (rowBlockGuid === null) throw new Failure('reportBlockAbsent');
    await this.deciding.changeBlockStatus(scope, said.applicationBlockGuid, said.competitionBlockStatusKey);
  }

  /**
   * Of several rows, each a decision of its own: what was decided before one is refused stays, and the press again goes
   * on. The same failures.
   */
  async several(scope: Scope, report: Guid, { statuses }: BodyOf<typeof ReportUpdateBlockStatuses>): Promise<void> {
    for (const one of statuses) await this.run(scope, report, one);
  }
}
