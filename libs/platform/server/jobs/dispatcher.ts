// Puts jobs into the queue after the commit that wrote them.

import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { QUEUE, type Errand } from './queue.ts';

@Injectable()
export class Dispatcher {
  private readonly logger = new Logger('jobs');

  constructor(
    private readonly redis: Redis,
    @InjectQueue(QUEUE) private readonly queue: Queue<Errand>,
  ) {
    this.queue.on('error', () => undefined); // `addBulk` tells
  }

  /** After the commit that wrote the job. Never throws, never waits. */
  send(guid: Guid): void {
    void this.sendAll([{ guid, attempt: 1 }]);
  }

  /** False when Redis is away. */
  async sendAll(errands: readonly Errand[], delay = 0): Promise<boolean> {
    if (errands.length === 0) return true;
    // The queue would wait for Redis; by the time it could send the job, the reconciler has long sent it again.
    if (this.redis.status !== 'ready') return false;
    try {
      await this.queue.addBulk(
        errands.map((errand) => ({
          name: QUEUE,
          data: errand,
          opts: { jobId: `${errand.guid}_${errand.attempt}`, delay },
        })),
      );
      return true;
    } catch (error) {
      this.logger.warn(`the queue takes no jobs: ${(error as Error).message}`);
      return false;
    }
  }
}
