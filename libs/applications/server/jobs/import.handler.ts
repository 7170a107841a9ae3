// Reads a table, tries it, writes it: whichever its import waits for.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IMPORT_LIMITS } from '@rampa/contract';
import { DailyJobs, JobHandlers } from '@rampa/platform/server';
import { RunImport } from '../use-cases/run-import.ts';
import { SweepImports } from '../use-cases/sweep-imports.ts';
import { IMPORT_RUN, IMPORT_SWEEP } from './import.ts';

@Injectable()
export class ImportHandler implements OnModuleInit {
  constructor(
    private readonly running: RunImport,
    private readonly sweeping: SweepImports,
    private readonly handlers: JobHandlers,
    private readonly daily: DailyJobs,
  ) {}

  onModuleInit(): void {
    this.handlers.add(IMPORT_RUN, (job) => this.running.run(job.payload.import, job));
    this.handlers.add(IMPORT_SWEEP, ({ payload }) => this.sweeping.run(payload));
    this.daily.add(IMPORT_SWEEP, { days: IMPORT_LIMITS.keptDays });
  }
}
