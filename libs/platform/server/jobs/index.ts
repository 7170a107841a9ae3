// What the processes wire: `jobProviders` into the platform module of both, `workerProviders` into the worker's own
// module. The module must also have Database, UnitOfWork, Redis and CONFIG.

import { Injectable, type OnModuleInit, type Provider } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.ts';
import { DailyJobs } from './daily-jobs.ts';
import { Dispatcher } from './dispatcher.ts';
import { JobTable } from './job-table.ts';
import { JobWorker } from './job-worker.ts';
import { JobHandlers, JobKinds } from './kinds.ts';
import { LiveTrimHandler } from './live-trim.handler.ts';
import { LIVE_TRIM } from './live-trim.ts';
import { JOB_OPTIONS, jobOptions } from './options.ts';
import { queueModule } from './queue.ts';
import { Reconciler } from './reconciler.ts';
import { JobRunner } from './runner.ts';

export {
  DailyJobs,
  Dispatcher,
  JobHandlers,
  JobKinds,
  JobTable,
  JobWorker,
  JOB_OPTIONS,
  jobOptions,
  LIVE_TRIM,
  queueModule,
};
export { defineJob, type JobDefinition, type JobHandler, type JobRun } from './definition.ts';
export type { JobGiven } from './job-table.ts';
export type { JobOptions } from './options.ts';

@Injectable()
export class PlatformJobs implements OnModuleInit {
  constructor(private readonly kinds: JobKinds) {}

  onModuleInit(): void {
    this.kinds.add(LIVE_TRIM);
  }
}

export const jobProviders: Provider[] = [
  { provide: JOB_OPTIONS, useFactory: ({ home }: Config) => jobOptions({ home }), inject: [CONFIG] },
  JobKinds,
  JobTable,
  Dispatcher,
  PlatformJobs,
];

export const jobExports = [JOB_OPTIONS, JobKinds, JobTable, Dispatcher];

export const workerProviders: Provider[] = [JobHandlers, DailyJobs, JobRunner, Reconciler, JobWorker, LiveTrimHandler];

/** For the parts of rooms that only the worker loads. */
export const workerExports = [JobHandlers, DailyJobs];
