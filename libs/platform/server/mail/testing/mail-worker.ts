// A worker process that sends letters, inside this process.

import 'reflect-metadata';
import { Global, Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Guid } from '@rampa/kernel';
import { Redis } from 'ioredis';
import { CONFIG, readConfig, type Config } from '../../config/config.ts';
import { Database } from '../../database/database.ts';
import { EventArchive } from '../../access/event-archive.ts';
import { UnitOfWork } from '../../database/unit-of-work.ts';
import {
  JOB_OPTIONS,
  jobExports,
  jobOptions,
  jobProviders,
  queueModule,
  workerProviders,
  type JobOptions,
} from '../../jobs/index.ts';
import { Hints } from '../../live/hints.ts';
import { DeafHints } from '../../live/testing/node.ts';
import { createRedis } from '../../redis.ts';
import { SealedColumns } from '../../secrets/sealed-columns.ts';
import { Secrets } from '../../secrets/secrets.ts';
import {
  LetterRows,
  mailProviders,
  MailOutbox,
  mailWorkerProviders,
  type Letter,
  type StoredLetter,
} from '../index.ts';

interface Given {
  databaseUrl: string;
  redisUrl: string;
  home: string;
  options?: Partial<JobOptions>;
  config?: Partial<Config>;
}

let started = 0;

export class MailWorker {
  private constructor(readonly app: INestApplicationContext) {}

  static async start({ databaseUrl, redisUrl, home, options, config }: Given): Promise<MailWorker> {
    const prefix = `spec-mail-${process.pid}-${started++}`;
    const jobs = jobOptions({ home, prefix, leaseMs: 5_000, reconcileMs: 50, retryMs: 0, ...options });
    const settings = readConfig({
      RAMPA_MODE: 'test',
      RAMPA_HOME: home,
      RAMPA_DATABASE_URL: databaseUrl,
      RAMPA_REDIS_URL: redisUrl,
    });

    @Global()
    @Module({
      imports: [queueModule()],
      providers: [
        { provide: CONFIG, useValue: { ...settings, ...config } },
        { provide: Database, useFactory: () => new Database(databaseUrl, 8).connect() },
        { provide: Redis, useFactory: () => createRedis(redisUrl) },
        { provide: Hints, useClass: DeafHints },
        EventArchive,
        UnitOfWork,
        Secrets,
        ...jobProviders,
        ...workerProviders,
        ...mailProviders,
        SealedColumns,
        ...mailWorkerProviders,
        { provide: JOB_OPTIONS, useValue: jobs },
      ],
      exports: [...jobExports],
    })
    class TestModule {}
    return new MailWorker(
      await NestFactory.createApplicationContext(TestModule, { logger: false, abortOnError: false }),
    );
  }

  get database(): Database {
    return this.app.get(Database);
  }

  get outbox(): MailOutbox {
    return this.app.get(MailOutbox);
  }

  async post(letter: Letter): Promise<Guid> {
    const { result } = await this.app
      .get(UnitOfWork)
      .run({ actor: 'test' }, (transaction) => this.outbox.post(transaction, letter));
    return result;
  }

  letters(to: string): Promise<StoredLetter[]> {
    return this.app.get(LetterRows).list(this.database, to);
  }

  async stop(): Promise<void> {
    await this.app.close();
    this.app.get(Redis).disconnect();
  }
}
