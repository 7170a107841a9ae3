// Takes jobs out of the queue; only the worker process has it.

import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Job, Worker } from 'bullmq';
import { withLimit } from '../live/timing.ts';
import { JobHandlers } from './kinds.ts';
import { JOB_OPTIONS, type JobOptions } from './options.ts';
import { QUEUE, type JobMessage } from './queue.ts';
import { Reconciler } from './reconciler.ts';
import { JobRunner } from './runner.ts';

const CLOSE_LIMIT_MS = 5_000;

/** It takes the first job after every room has registered its handlers. */
@Processor(QUEUE, { autorun: false, removeOnComplete: { count: 0 }, removeOnFail: { count: 0 } })
export class JobWorker
  extends WorkerHost<Worker<JobMessage>>
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  private readonly logger = new Logger('jobs');

  constructor(
    private readonly handlers: JobHandlers,
    private readonly runner: JobRunner,
    private readonly reconciler: Reconciler,
    @Inject(JOB_OPTIONS) private readonly options: JobOptions,
  ) {
    super();
  }

  /** Throws when a job has no handler or two, so that the process does not start. */
  onApplicationBootstrap(): void {
    this.handlers.check();
    this.worker.concurrency = this.options.atOnce;
    this.worker.run().catch((error: Error) => this.logger.warn(`the queue gives no jobs: ${error.message}`));
    this.reconciler.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.runner.stop();
    // A hanging Redis must not keep the process alive: a job that was not handed back is found by its lease.
    await withLimit(this.closed(), CLOSE_LIMIT_MS).catch(() => undefined);
  }

  private async closed(): Promise<void> {
    await this.reconciler.stop();
    await this.worker.close();
  }

  /** PostgreSQL records how an attempt ended; for the queue every attempt succeeds. */
  async process({ data: { guid, attempt } }: Job<JobMessage>): Promise<void> {
    try {
      await this.runner.run(guid, attempt);
    } catch (error) {
      // The database is unreachable: the lease runs out, and the reconciler sends the job again.
      this.logger.warn(`job ${guid}, attempt ${attempt}: ${(error as Error).message}`);
    }
  }

  @OnWorkerEvent('error')
  failed(error: Error): void {
    this.logger.debug(error.message);
  }
}
