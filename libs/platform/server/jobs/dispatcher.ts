// Puts jobs into the queue after the commit that wrote them.

import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { QUEUE, type JobMessage } from './queue.ts';

@Injectable()
export class Dispatcher {
  private readonly logger = new Logger('jobs');

  constructor(
    private readonly redis: Redis,
    @InjectQueue(QUEUE) private readonly queue: Queue<JobMessage>,
  ) {
    this.queue.on('error', () => undefined); // `addBulk` reports the error.
  }

  /** Call it after the commit that wrote the job. It never throws and never waits. */
  send(guid: Guid): void {
    void this.sendAll([{ guid, attempt: 1 }]);
  }

  /** Puts messages into the queue. Returns false when Redis is not connected. */
  async sendAll(messages: readonly JobMessage[], delay = 0): Promise<boolean> {
    if (messages.length === 0) return true;
    // The queue would wait for Redis; before Redis is back, the reconciler sends the job again anyway.
    if (this.redis.status !== 'ready') return false;
    try {
      await this.queue.addBulk(
        messages.map((message) => ({
          name: QUEUE,
          data: message,
          opts: { jobId: `${message.guid}_${message.attempt}`, delay },
        })),
      );
      return true;
    } catch (error) {
      this.logger.warn(`the queue takes no jobs: ${(error as Error).message}`);
      return false;
    }
  }
}
