// A process without Redis starts, says what it cannot do, and stops.

import { Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { newGuid } from '@rampa/kernel';
import { Redis } from 'ioredis';
import { expect, it } from 'vitest';
import { createRedis } from '../redis.ts';
import { Dispatcher } from './dispatcher.ts';
import { JOB_OPTIONS, jobOptions } from './options.ts';
import { QueueConnection, queueModule } from './queue.ts';

/** Nobody listens on the discard port of loopback. */
const NOBODY = 'redis://127.0.0.1:9';

it('without Redis a process starts, takes no jobs and stops', async () => {
  @Global()
  @Module({
    imports: [queueModule()],
    providers: [
      { provide: Redis, useFactory: () => createRedis(NOBODY) },
      { provide: JOB_OPTIONS, useValue: jobOptions({ home: '/nowhere' }) },
      QueueConnection,
      Dispatcher,
    ],
    exports: [QueueConnection, JOB_OPTIONS],
  })
  class WithoutRedis {}
  const app = await NestFactory.createApplicationContext(WithoutRedis, { logger: false, abortOnError: false });
  expect(await app.get(Dispatcher).sendAll([{ guid: newGuid(), attempt: 1 }])).toBe(false);
  app.get(Redis).disconnect();
  await app.close();
});
