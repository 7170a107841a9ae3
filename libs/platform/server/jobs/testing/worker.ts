// One worker process inside this process, with jobs that do what a spec asks.

import 'reflect-metadata';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Global, Injectable, Module, type INestApplicationContext, type OnModuleInit } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { newGuid, type Guid } from '@rampa/kernel';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { CONFIG } from '../../config/config.ts';
import { Database } from '../../database/database.ts';
import { EventArchive } from '../../access/event-archive.ts';
import { UnitOfWork } from '../../database/unit-of-work.ts';
import { Hints } from '../../live/hints.ts';
import { DeafHints } from '../../live/testing/node.ts';
import { createRedis } from '../../redis.ts';
import { defineJob, type JobRun } from '../definition.ts';
import {
  Dispatcher,
  JOB_OPTIONS,
  JobHandlers,
  JobKinds,
  jobExports,
  jobOptions,
  jobProviders,
  JobTable,
  queueModule,
  workerProviders,
  type JobOptions,
} from '../index.ts';

export const TEST_JOB = defineJob({ name: 'test.job', payload: z.strictObject({ text: z.string() }) });

export type Deed = (job: JobRun<{ text: string }>) => Promise<Record<string, unknown> | void>;

/** Writes the text into the job's file. */
export const writeText: Deed = async ({ payload, file }) => {
  await writeFile(file, payload.text);
  return { length: payload.text.length };
};

export interface JobRow {
  status: string;
  attempt: number;
  progress: number;
  result: Record<string, unknown> | null;
  result_sha: string | null;
  failure: string | null;
}

interface Given {
  databaseUrl: string;
  redisUrl: string;
  home: string;
  options?: Partial<JobOptions>;
  deed?: Deed;
  /** Handlers of the test's job; exactly one is right. */
  handlers?: number;
}

export class TestWorker {
  private constructor(
    readonly app: INestApplicationContext,
    readonly files: string,
  ) {}

  static async start(given: Given): Promise<TestWorker> {
    const options = jobOptions({
      ...{ home: given.home, leaseMs: 5_000, reconcileMs: 50, progressMs: 10, retryMs: 10 },
      ...given.options,
    });
    const deed = given.deed ?? writeText;

    @Injectable()
    class TestRoom implements OnModuleInit {
      constructor(
        private readonly kinds: JobKinds,
        private readonly handlers: JobHandlers,
      ) {}

      onModuleInit(): void {
        this.kinds.add(TEST_JOB);
        for (let index = 0; index < (given.handlers ?? 1); index++) this.handlers.add(TEST_JOB, deed);
      }
    }

    @Global()
    @Module({
      imports: [queueModule()],
      providers: [
        { provide: CONFIG, useValue: { home: given.home } },
        { provide: Database, useFactory: () => new Database(given.databaseUrl, 8).connect() },
        { provide: Redis, useFactory: () => createRedis(given.redisUrl) },
        { provide: Hints, useClass: DeafHints },
        EventArchive,
        UnitOfWork,
        ...jobProviders,
        ...workerProviders,
        { provide: JOB_OPTIONS, useValue: options },
        TestRoom,
      ],
      exports: [...jobExports],
    })
    class TestModule {}
    const app = await NestFactory.createApplicationContext(TestModule, { logger: false, abortOnError: false });
    return new TestWorker(app, options.files);
  }

  get database(): Database {
    return this.app.get(Database);
  }

  async competition(): Promise<Guid> {
    const guid = newGuid();
    await this.database.query(`insert into live.stream (stream_guid, kind) values ($1, 'competition')`, [guid]);
    return guid;
  }

  /** Commits a job and sends it to the queue unless told otherwise. */
  async enqueue(text: string, competition: Guid | null = null, isSent = true): Promise<Guid> {
    const { result } = await this.app
      .get(UnitOfWork)
      .run({ actor: 'test' }, (transaction) =>
        this.app.get(JobTable).enqueue(transaction, TEST_JOB, { competition, owner: 'test', payload: { text } }),
      );
    if (isSent) this.app.get(Dispatcher).send(result);
    return result;
  }

  async cancel(guid: Guid): Promise<boolean> {
    const { result } = await this.app
      .get(UnitOfWork)
      .run({ actor: 'test' }, (transaction) => this.app.get(JobTable).cancel(transaction, guid));
    return result;
  }

  async row(guid: Guid): Promise<JobRow> {
    const [row] = await this.database.query<JobRow>(
      'select status, attempt, progress, result, result_sha, failure from jobs.job where guid = $1',
      [guid],
    );
    return row!;
  }

  async stop(): Promise<void> {
    await this.app.close();
    this.app.get(Redis).disconnect();
  }
}

export async function temporaryHome(): Promise<{ home: string; remove(): Promise<void> }> {
  const home = await mkdtemp(join(tmpdir(), 'rampa-jobs-'));
  return { home, remove: () => rm(home, { recursive: true, force: true }) };
}

export function gate(): { opened: Promise<void>; open(): void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
