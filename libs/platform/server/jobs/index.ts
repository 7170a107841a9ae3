// What the processes wire: `jobProviders` into the platform module of both, `workerProviders` into the worker's own
// module. The module must also have Database, UnitOfWork, Redis and CONFIG.

import { Injectable, type OnModuleInit, type Provider } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.ts';
import { FILE_SWEEP } from '../files/file-sweep.ts';
import { FileSweepHandler } from '../files/file-sweep.handler.ts';
import { BeginJob } from './begin-job.ts';
import { DailyJobs } from './daily-jobs.ts';
import { Dispatcher } from './dispatcher.ts';
import { FileCalls } from './file-calls.ts';
import { FileMakers } from './file-makers.ts';
import { FileTrimHandler } from './file-trim.handler.ts';
import { FILE_TRIM } from './file-trim.ts';
import { JobController } from './job.controller.ts';
import { JobReads } from './job-reads.ts';
import { JobTable } from './job-table.ts';
import { JobsView } from './jobs.view.ts';
import { JobWorker } from './job-worker.ts';
import { JobHandlers, JobKinds } from './kinds.ts';
import { LiveTrimHandler } from './live-trim.handler.ts';
import { LIVE_TRIM } from './live-trim.ts';
import { JOB_OPTIONS, jobOptions } from './options.ts';
import { QueueConnection, queueModule } from './queue.ts';
import { Reconciler } from './reconciler.ts';
import { JobRunner } from './runner.ts';

export {
  BeginJob,
  DailyJobs,
  Dispatcher,
  FileCalls,
  FileMakers,
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
export type { FileAsk, FileMaker, PreparedFile } from './file-makers.ts';
export type { JobFileResult } from './job-reads.ts';
export type { JobGiven } from './job-table.ts';
export type { JobOptions } from './options.ts';

@Injectable()
export class PlatformJobs implements OnModuleInit {
  constructor(private readonly kinds: JobKinds) {}

  onModuleInit(): void {
    this.kinds.add(LIVE_TRIM);
    this.kinds.add(FILE_TRIM);
    this.kinds.add(FILE_SWEEP);
  }
}

const RETRY_MOST_MS = 2_000;

/** One knob: what has been silent for a lease is looked for within the time of another one; a short one tries again sooner. */
function leases(leaseMs: number | null) {
  if (leaseMs === null) return {};
  return { leaseMs, reconcileMs: leaseMs * 0.75, retryMs: Math.min(RETRY_MOST_MS, leaseMs / 10) };
}

export const jobProviders: Provider[] = [
  {
    provide: JOB_OPTIONS,
    useFactory: ({ home, jobLeaseMs }: Config) => jobOptions({ home, ...leases(jobLeaseMs) }),
    inject: [CONFIG],
  },
  JobKinds,
  JobTable,
  JobReads,
  QueueConnection,
  Dispatcher,
  BeginJob,
  FileMakers,
  PlatformJobs,
];

export const jobExports = [JOB_OPTIONS, QueueConnection, JobKinds, JobTable, Dispatcher, BeginJob, FileMakers];

/** What people see of their jobs: in the api only. */
export const jobControllers = [JobController];
export const jobViews: Provider[] = [JobsView, FileCalls];

export const workerProviders: Provider[] = [
  JobHandlers,
  DailyJobs,
  JobRunner,
  Reconciler,
  JobWorker,
  LiveTrimHandler,
  FileTrimHandler,
  FileSweepHandler,
];

/** For the parts of rooms that only the worker loads. */
export const workerExports = [JobHandlers, DailyJobs];
