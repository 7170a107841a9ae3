// What every process of the product has: configuration, database, unit of work, hints, views, owners of guids.

import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, Reflector } from '@nestjs/core';
import { Redis } from 'ioredis';
import { GuidOwners } from './access/guid-owners.ts';
import { CONFIG, type Config } from './config/config.ts';
import { Database } from './database/database.ts';
import { UnitOfWork } from './database/unit-of-work.ts';
import { AnswerInterceptor } from './http/answer.interceptor.ts';
import { CallGuard } from './http/call.guard.ts';
import { FailureFilter } from './http/failure.filter.ts';
import { SelfCheck } from './http/self-check.ts';
import { SystemController } from './http/system.controller.ts';
import { liveProviders, liveExports } from './live/index.ts';
import { createRedis } from './redis.ts';
import type { ServerRoom } from './room.ts';
import { Secrets } from './secrets/secrets.ts';

@Module({})
export class PlatformModule {
  static with(config: Config, rooms: readonly ServerRoom[]): DynamicModule {
    const entities = rooms.flatMap((room) => room.entities);
    return {
      module: PlatformModule,
      global: true,
      controllers: [SystemController],
      providers: [
        { provide: CONFIG, useValue: config },
        {
          provide: Database,
          useFactory: () => new Database(config.databaseUrl, config.databasePool, entities).connect(),
        },
        { provide: Redis, useFactory: () => createRedis(config.redisUrl) },
        UnitOfWork,
        GuidOwners,
        Secrets,
        SelfCheck,
        ...liveProviders,
        { provide: APP_GUARD, useClass: CallGuard },
        { provide: APP_FILTER, useClass: FailureFilter },
        {
          provide: APP_INTERCEPTOR,
          useFactory: (reflector: Reflector) => new AnswerInterceptor(reflector, config.mode === 'test'),
          inject: [Reflector],
        },
      ],
      exports: [CONFIG, Database, Redis, UnitOfWork, GuidOwners, Secrets, ...liveExports],
    };
  }
}
