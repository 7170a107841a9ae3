import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { z } from 'zod';
import { Database } from '../database/database.ts';
import { DailyJobs } from './daily-jobs.ts';
import type { JobRun } from './definition.ts';
import { FILE_TRIM, FILE_TRIM_DAYS } from './file-trim.ts';
import { JobHandlers } from './kinds.ts';
import { JOB_OPTIONS, type JobOptions } from './options.ts';

@Injectable()
export class FileTrimHandler implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly handlers: JobHandlers,
    private readonly daily: DailyJobs,
    @Inject(JOB_OPTIONS) private readonly options: JobOptions,
  ) {}

  onModuleInit(): void {
    this.handlers.add(FILE_TRIM, (job) => this.run(job));
    this.daily.add(FILE_TRIM, FILE_TRIM_DAYS);
  }

  /** A file is deleted when every job that made it is old: equal bytes are one file. */
  private async run({ payload }: JobRun<z.output<(typeof FILE_TRIM)['payload']>>) {
    const old = await this.database.query<{ sha: string }>(
      `select result_sha as sha from jobs.job where result_sha is not null
        group by result_sha having max(finished_at) < now() - make_interval(days => $1) order by 1`,
      [payload.fileDays],
    );
    for (const { sha } of old) await rm(join(this.options.files, sha), { force: true });
    // Files go first, then the rows that name them: after a crash in between, tomorrow's run does the rest.
    await this.database.query(
      `update jobs.job set result_sha = null where result_sha = any ($1::text[])
         and finished_at < now() - make_interval(days => $2)`,
      [old.map(({ sha }) => sha), payload.fileDays],
    );
    await this.database.query('delete from jobs.job where finished_at < now() - make_interval(days => $1)', [
      payload.jobDays,
    ]);
    return { files: old.length };
  }
}
