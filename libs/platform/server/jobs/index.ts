// Providers for the processes: `jobProviders` for the platform module of both, `workerProviders` for the worker's
// module. The module must also provide Database, UnitOfWork, Redis and CONFIG.

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

/**
 * Derives every interval from the lease: silent jobs are looked for once per lease, and a short lease retries sooner.
 */
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

/** Calls and views of a person's own jobs: only the api loads them. */
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

/** For parts of rooms that only the worker loads. */
export const workerExports = [JobHandlers, DailyJobs];
