// Composition of the api: rooms, http edge, live gateway, pages.

import { Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { LiveGateway, PlatformModule, SelfCheck, hardenHttp, serveClients, type Config } from '@rampa/platform/server';
import { ROOMS } from './rooms.ts';

@Module({})
class ApiModule {
  static with(config: Config): DynamicModule {
    return {
      module: ApiModule,
      imports: [PlatformModule.with(config, ROOMS), ...ROOMS.map((room) => room.module)],
    };
  }
}

export interface ApiOptions {
  /** Folders of the built clients; absent in tests of calls alone. */
  clients?: { stage: string; portal: string };
  logger?: false | undefined;
}

/** Not listening yet. Throws when the router is incomplete. */
export async function createApi(config: Config, options: ApiOptions = {}): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: 1024 * 1024,
    trustProxy: config.mode === 'production' ? ['loopback', 'uniquelocal'] : false,
    forceCloseConnections: true,
    maxParamLength: 200,
  });
  const app = await NestFactory.create<NestFastifyApplication>(ApiModule.with(config), adapter, {
    ...(options.logger === false ? { logger: false } : {}),
    abortOnError: false,
  });
  app.get(SelfCheck).run();
  await hardenHttp(app, config);
  app.get(LiveGateway).attach(app.getHttpServer());
  if (options.clients) await serveClients(adapter.getInstance() as never, options.clients);
  app.enableShutdownHooks();
  await app.init();
  await adapter.getInstance().ready();
  return app;
}
