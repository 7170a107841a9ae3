// Composition of the api: rooms, http edge, live gateway, pages.

import { Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  EdgeAdapter,
  FileMakers,
  FAREWELLS,
  PageFaces,
  PlatformModule,
  ProcessLogger,
  SelfCheck,
  hardenHttp,
  serveApiPage,
  serveClients,
  serveLetters,
  serveOperator,
  watchAnswers,
  type Config,
} from '@rampa/platform/server';
import type { FastifyInstance } from 'fastify';
import { serveRefusals } from '@rampa/accounts/server';
import { serveParentPages } from '@rampa/applications/server';
import { serveProofs } from '@rampa/diplomas/server';
import { ROOMS } from './rooms.ts';

@Module({})
class ApiModule {
  static with(config: Config, build: string): DynamicModule {
    return {
      module: ApiModule,
      imports: [PlatformModule.with(config, build), ...ROOMS.map((room) => room.module)],
    };
  }
}

export interface ApiOptions {
  /** Folders of the built clients; left out in tests that only call the api. */
  clients?: { stage: string; portal: string };
  isQuiet?: boolean;
  /** Name of this build. */
  build?: string;
}

/** Builds the api without listening. Throws when the router is incomplete. */
export async function createApi(config: Config, options: ApiOptions = {}): Promise<NestFastifyApplication> {
  const adapter = new EdgeAdapter(config);
  const app = await NestFactory.create<NestFastifyApplication>(
    ApiModule.with(config, options.build ?? 'development'),
    adapter,
    {
      logger: options.isQuiet ? false : new ProcessLogger(config),
      abortOnError: false,
      bodyParser: false, // hardenHttp has a stricter one
    },
  );
  await hardenHttp(app, config);
  watchAnswers(app);
  app.useWebSocketAdapter(new IoAdapter(app));
  const fastify = adapter.getInstance<FastifyInstance>();
  serveApiPage(fastify);
  await serveOperator(app, config);
  await serveRefusals(app);
  await serveParentPages(app);
  serveProofs(app);
  await serveLetters(fastify, config);
  if (options.clients) await serveClients(fastify, options.clients, config, app.get(PageFaces));
  app.enableShutdownHooks(FAREWELLS);
  await app.init();
  app.get(SelfCheck).run();
  app.get(FileMakers).check();
  await fastify.ready();
  return app;
}
