// The one queue, by Nest's own module for BullMQ (ADR 17). It carries guids alone, and the reconciler resends lost
// ones.

import { BullModule } from '@nestjs/bullmq';
import { Injectable, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import { Redis } from 'ioredis';
import { JOB_OPTIONS, type JobOptions } from './options.ts';

export const QUEUE = 'jobs';

export interface JobMessage {
  guid: Guid;
  /** Number of the attempt to make, from 1. BullMQ ignores an id that it still knows, so each attempt has its own. */
  attempt: number;
}

/**
 * The queue's own connection. It waits for Redis, whereas the product's other commands fail at once. We close it
 * ourselves: a connection made by BullMQ would wait for a dead Redis before the process can stop.
 */
@Injectable()
export class QueueConnection implements OnApplicationShutdown {
  readonly redis: Redis;

  constructor(redis: Redis) {
    this.redis = redis.duplicate({ enableOfflineQueue: true });
    this.redis.on('error', () => undefined); // ioredis reconnects for ever.
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}

/** For a global module that has `QueueConnection` and `JOB_OPTIONS`. */
export function queueModule(): DynamicModule {
  return BullModule.registerQueueAsync({
    name: QUEUE,
    useFactory: ({ redis: connection }: QueueConnection, { prefix }: JobOptions) => ({
      connection,
      prefix,
      defaultJobOptions: { attempts: 1, removeOnComplete: true, removeOnFail: true },
    }),
    inject: [QueueConnection, JOB_OPTIONS],
  });
}
