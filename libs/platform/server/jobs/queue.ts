// The one queue, as Nest's own module for BullMQ. It only carries guids: what it loses, the reconciler sends again.

import { BullModule } from '@nestjs/bullmq';
import type { DynamicModule } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';

export const QUEUE = 'jobs';

export interface Errand {
  guid: Guid;
  /** The attempt to make, from 1. BullMQ ignores an id that it still knows, so each attempt has its own. */
  attempt: number;
}

/** Its connections are its own: a worker's must wait for Redis, while a command of the product's fails at once. */
export function queueModule(redisUrl: string, prefix: string): DynamicModule {
  return BullModule.registerQueue({
    name: QUEUE,
    prefix,
    connection: {
      url: redisUrl,
      maxRetriesPerRequest: null,
      retryStrategy: (attempt: number) => Math.min(100 * attempt, 2000),
    },
    defaultJobOptions: { attempts: 1, removeOnComplete: true, removeOnFail: true },
    // A process that stops while Redis is away must not wait for it.
    forceDisconnectOnShutdown: true,
  });
}
