import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { Guid } from '@rampa/kernel';
import { officeOf, sql, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { ReportRows, type KeptReport } from '../persistence/report-rows.ts';
import { REPORT } from '../persistence/report-tables.ts';

/** Which report a write changes: by itself, or by one of its parts. */
export type WhichReport = { report: Guid } | { part: 'column' | 'field' | 'filter'; guid: Guid };

/** A change of what a report is made of. It holds the report, so that places in it are never dealt out twice. */
@Injectable()
export class ReportWriting {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rows: ReportRows,
  ) {}

  /** Failure notFound of somebody else's, of a deleted one, of a part that is gone. */
  async run<T>(
    scope: Scope,
    which: WhichReport,
    change: (tx: Transaction, report: KeptReport) => Promise<T>,
  ): Promise<T> {
    const { competition } = eventOf(scope);
    const { result } = await this.work.run({ scope }, async (tx) => {
      const guid = 'report' in which ? which.report : await this.rows.of(tx, which.part, which.guid);
      await this.rows.held(tx, competition, guid);
      const done = await change(tx, await this.rows.whole(tx, competition, guid));
      await REPORT.update(tx, { guid }, { changedAt: sql('now()') });
      tx.emit(officeOf(competition), 'reports.changed', { report: guid });
      return done;
    });
    return result;
  }
}
