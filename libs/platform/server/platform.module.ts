// The platform's module for each process, and the parts that only the api has.

import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { Redis } from 'ioredis';
import { EventArchive } from './access/event-archive.ts';
import { GuidOwners } from './access/guid-owners.ts';
import { CONFIG, type Config } from './config/config.ts';
import { SERVING, WORKING, type DatabaseLimits } from './database/calm-client.ts';
import { Database } from './database/database.ts';
import { UnitOfWork } from './database/unit-of-work.ts';
import { FileGates } from './files/file-gates.ts';
import { Files } from './files/files.ts';
import { Pictures } from './files/pictures.ts';
import { UploadsByPieces } from './files/pieces.ts';
import { StoredFiles } from './files/stored-files.ts';
import { PaperPictures } from './files/paper-pictures.ts';
import { FilesController } from './files/files.controller.ts';
import { CallGuard } from './http/call.guard.ts';
import { FailureFilter } from './http/failure.filter.ts';
import { addressReader } from './http/proxies.ts';
import { SelfCheck } from './http/self-check.ts';
import { SystemController } from './http/system.controller.ts';
import {
  FileCalls,
  jobControllers,
  jobExports,
  jobProviders,
  jobViews,
  queueModule,
  workerExports,
  workerProviders,
} from './jobs/index.ts';
import { Hints } from './live/hints.ts';
import { LIVE_OPTIONS, liveExports, liveOptions, liveProviders, RedisHints } from './live/index.ts';
import { mailExports, mailProviders, mailWorkerExports, mailWorkerProviders } from './mail/index.ts';
import {
  Metrics,
  MetricsController,
  operationApiControllers,
  operationApiProviders,
  operationProviders,
  operationWorkerProviders,
} from './operation/index.ts';
import { Press } from './press/index.ts';
import { PageFaces } from './http/page-faces.ts';
import { PagePictures } from './http/page-pictures.ts';
import { Intents } from './http/intents.ts';
import { Rates } from './rates/rates.ts';
import { createRedis } from './redis.ts';
import { secretProviders, secretWorkerProviders } from './secrets/index.ts';
import { SealedColumns } from './secrets/sealed-columns.ts';
import { Secrets } from './secrets/secrets.ts';

/** Configuration, database, Redis, writes and the job table: what api and worker share. */
function core(config: Config, limits: DatabaseLimits): Provider[] {
  return [
    { provide: CONFIG, useValue: config },
    {
      provide: Database,
      useFactory: () => new Database(config.databaseUrl, config.databasePool, limits).connect(),
    },
    { provide: Redis, useFactory: () => createRedis(config.redisUrl) },
    EventArchive,
    UnitOfWork,
    ...secretProviders,
    Press,
    PaperPictures,
    StoredFiles,
    ...jobProviders,
    ...mailProviders,
    ...operationProviders,
  ];
}

const CORE_EXPORTS = [
  CONFIG,
  Database,
  Redis,
  EventArchive,
  UnitOfWork,
  Secrets,
  Press,
  PaperPictures,
  StoredFiles,
  Metrics,
  ...jobExports,
  ...mailExports,
];

@Module({})
export class PlatformModule {
  /** `build` is part of every ETag, so that the bytes of another release are never taken for these. */
  static with(config: Config, build: string): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      imports: [queueModule()],
      controllers: [SystemController, FilesController, ...operationApiControllers, ...jobControllers],
      providers: [
        ...core(config, SERVING),
        Files,
        Pictures,
        UploadsByPieces,
        FileGates,
        PageFaces,
        PagePictures,
        ...jobViews,
        GuidOwners,
        Rates,
        Intents,
        SelfCheck,
        ...liveProviders,
        ...operationApiProviders,
        {
          provide: LIVE_OPTIONS,
          useValue: liveOptions({
            build,
            publicUrl: config.publicUrl,
            mode: config.mode,
            addressOf: addressReader(config.mode),
          }),
        },
        { provide: APP_GUARD, useClass: CallGuard },
        { provide: APP_FILTER, useClass: FailureFilter },
      ],
      exports: [
        ...CORE_EXPORTS,
        Rates,
        FileCalls,
        Files,
        Pictures,
        UploadsByPieces,
        FileGates,
        PageFaces,
        GuidOwners,
        ...liveExports,
      ],
    };
  }

  /** No routes and no sockets: it sends hints and does jobs. */
  static forWorker(config: Config): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      imports: [queueModule()],
      controllers: [SystemController, MetricsController],
      providers: [
        ...core(config, WORKING),
        { provide: LIVE_OPTIONS, useValue: liveOptions() },
        { provide: Hints, useClass: RedisHints },
        { provide: APP_FILTER, useClass: FailureFilter },
        ...workerProviders,
        ...secretWorkerProviders,
        ...mailWorkerProviders,
        ...operationWorkerProviders,
      ],
      exports: [...CORE_EXPORTS, Hints, SealedColumns, ...workerExports, ...mailWorkerExports],
    };
  }
}
