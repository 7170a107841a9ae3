// Port for the performances of a report, in its order; the reports room fills it.

import { Injectable } from '@nestjs/common';
import { Failure, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

/** Blocks of applications, accepted or not. Failures notFound, reportWithoutPerformances. */
export type ReportedOf = (reader: Reader, competition: Guid, report: Guid) => Promise<Guid[]>;

@Injectable()
export class ReportedPerformances {
  private source: ReportedOf = () => Promise.reject(new Failure('notFound'));

  register(source: ReportedOf): void {
    this.source = source;
  }

  of(reader: Reader, competition: Guid, report: Guid): Promise<Guid[]> {
    return this.source(reader, competition, report);
  }
}
