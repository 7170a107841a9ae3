// Puts jobs into the queue. The queue only carries guids: what it loses, the reconciler sends again.

import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { JOB_OPTIONS, type JobOptions } from './options.ts';

export const QUEUE = 'jobs';

export interface Errand {
  guid: Guid;
  /** The attempt to make, from 1. BullMQ ignores an id that it still knows, so each attempt has its own. */
  attempt: number;
}

@Injectable()
export class Dispatcher implements OnModuleDestroy {
  private readonly logger = new Logger('jobs');
  private queue: Queue<Errand> | null = null;

  constructor(
    private readonly redis: Redis,
    @Inject(JOB_OPTIONS) private readonly options: JobOptions,
  ) {}

  /** After the commit that wrote the job. Never throws, never waits. */
  send(guid: Guid): void {
    void this.sendAll([{ guid, attempt: 1 }]);
  }

  /** False when Redis is away. */
  async sendAll(errands: readonly Errand[], delay = 0): Promise<boolean> {
    if (errands.length === 0) return true;
    // The queue would wait for Redis, and what it would send then has long been sent again.
    if (this.redis.status !== 'ready') return false;
    try {
      await this.opened().addBulk(
        errands.map((errand) => ({
          name: QUEUE,
          data: errand,
          opts: {
            jobId: `${errand.guid}_${errand.attempt}`,
            attempts: 1,
            removeOnComplete: true,
            removeOnFail: true,
            delay,
          },
        })),
      );
      return true;
    } catch (error) {
      this.logger.warn(`the queue takes no jobs: ${(error as Error).message}`);
      return false;
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.queue?.close().catch(() => undefined);
  }

  private opened(): Queue<Errand> {
    if (this.queue) return this.queue;
    this.queue = new Queue<Errand>(QUEUE, { connection: this.redis, prefix: this.options.prefix });
    this.queue.on('error', () => undefined); // `addBulk` tells
    return this.queue;
  }
}
