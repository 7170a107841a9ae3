// Takes jobs out of the queue, in the worker process only.

import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { QUEUE, type Errand } from './dispatcher.ts';
import { JobHandlers } from './kinds.ts';
import { JOB_OPTIONS, type JobOptions } from './options.ts';
import { Reconciler } from './reconciler.ts';
import { JobRunner } from './runner.ts';

@Injectable()
export class JobWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('jobs');
  private worker: Worker<Errand> | null = null;
  private connection: Redis | null = null;

  constructor(
    private readonly redis: Redis,
    private readonly handlers: JobHandlers,
    private readonly runner: JobRunner,
    private readonly reconciler: Reconciler,
    @Inject(JOB_OPTIONS) private readonly options: JobOptions,
  ) {}

  /** Throws when a job has no handler or two: the process does not start. */
  onApplicationBootstrap(): void {
    this.handlers.check();
    this.connection = this.redis.duplicate({ maxRetriesPerRequest: null, enableOfflineQueue: true });
    this.connection.on('error', () => undefined); // it reconnects for ever
    this.worker = new Worker<Errand>(QUEUE, ({ data }) => this.run(data), {
      connection: this.connection,
      prefix: this.options.prefix,
      concurrency: this.options.atOnce,
      removeOnComplete: { count: 0 },
      removeOnFail: { count: 0 },
    });
    this.worker.on('error', (error) => this.logger.debug(error.message));
    this.reconciler.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.reconciler.stop();
    this.runner.stop();
    await this.worker?.close().catch(() => undefined);
    this.connection?.disconnect();
  }

  /** How an attempt ended stands in Postgres; for the queue every errand is done. */
  private async run({ guid, attempt }: Errand): Promise<void> {
    try {
      await this.runner.run(guid, attempt);
    } catch (error) {
      // The database is away: the lease runs out, and the reconciler sends the job again.
      this.logger.warn(`job ${guid}, attempt ${attempt}: ${(error as Error).message}`);
    }
  }
}
