// The product's live core as it stands in the api (gateway, seats, channels, heads, view cache, Postgres, Redis), with
// one small view. Bundled as the api is; checked with the server's settings.

import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { Failure, type Guid } from '@rampa/kernel';
import {
  Authenticator,
  CONFIG,
  createRedis,
  Database,
  EventArchive,
  LIVE_OPTIONS,
  liveOptions,
  liveProviders,
  Rates,
  readConfig,
  Secrets,
  UnitOfWork,
  Views,
  type ViewDefinition,
} from '@rampa/platform/server';
import { Redis } from 'ioredis';
import { answering, cpuMeter } from '../answering.ts';

/** Everybody in this hall is a stranger before a public display. */
const nobody: Authenticator = { actorOf: async () => null, ended: async () => [] };

const display: ViewDefinition = {
  name: 'display',
  authorise: async (_actor, key) => ({ stream: key as Guid, audience: 'public' }),
  touches: () => true,
  load: async (reader, key) => {
    const [row] = await reader.query<{ state: unknown }>('select state from bench.screen where key = $1', [key]);
    if (!row) throw new Failure('notFound');
    return row.state;
  },
};

class FanoutModule {}

async function listen(databaseUrl: string, redisUrl: string): Promise<string> {
  const environment = {
    ...{ RAMPA_DATABASE_URL: databaseUrl, RAMPA_REDIS_URL: redisUrl },
    ...{ RAMPA_RATE_LIMITS: '0', RAMPA_SECRET: randomBytes(32).toString('hex') },
  };
  Module({
    providers: [
      { provide: Database, useFactory: () => new Database(databaseUrl, 20).connect() },
      { provide: Redis, useFactory: () => createRedis(redisUrl) },
      { provide: Authenticator, useValue: nobody },
      { provide: CONFIG, useValue: readConfig(environment) },
      EventArchive,
      UnitOfWork,
      Secrets,
      Rates,
      ...liveProviders,
      { provide: LIVE_OPTIONS, useValue: liveOptions() },
    ],
  })(FanoutModule);
  const app = await NestFactory.create<NestFastifyApplication>(FanoutModule, new FastifyAdapter(), { logger: false });
  app.useWebSocketAdapter(new IoAdapter(app));
  await app.init();
  app.get(Views).register(display);
  await app.listen(0, '127.0.0.1');
  return app.getUrl();
}

answering({ listen, cpu: cpuMeter() });
