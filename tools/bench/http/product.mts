// The product's http edge with one plain call: its adapter, headers, guard, filter; no database behind the
// call, as there is none behind the peers'. Bundled as the api is; checked with the server's settings.

import 'reflect-metadata';
import { Controller, Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { defineCall } from '@rampa/contract';
import { Authenticator, Call, EdgeAdapter, hardenHttp, PlatformModule, readConfig } from '@rampa/platform/server';
import { z } from 'zod';
import { answering } from '../answering.ts';

const BenchObject = defineCall({
  id: 'Bench/Object',
  method: 'GET',
  who: ['public'],
  kind: 'read',
  summary: 'Обычный вызов',
  answer: z.object({}),
});

class Answering {
  static object: unknown = null;

  answer(): unknown {
    return Answering.object;
  }
}
class Strangers {}
class EdgeModule {}

Controller()(Answering);
Call(BenchObject)(Answering.prototype, 'answer', Object.getOwnPropertyDescriptor(Answering.prototype, 'answer')!);
const nobody: Authenticator = { actorOf: async () => null, ended: async () => [] };
Global()(Strangers);
Module({ providers: [{ provide: Authenticator, useValue: nobody }], exports: [Authenticator] })(Strangers);

answering({
  listen: async (json: string, databaseUrl: string, redisUrl: string) => {
    // The envelope is put around it again.
    Answering.object = (JSON.parse(json) as { data: unknown }).data;
    const config = readConfig({ RAMPA_DATABASE_URL: databaseUrl, RAMPA_REDIS_URL: redisUrl });
    Module({ imports: [Strangers, PlatformModule.with(config, [], 'bench')], controllers: [Answering] })(EdgeModule);
    const app = await NestFactory.create<NestFastifyApplication>(EdgeModule, new EdgeAdapter(config), {
      logger: false,
      bodyParser: false,
    });
    await hardenHttp(app, config);
    await app.listen(0, '127.0.0.1');
    return app.getUrl();
  },
});
