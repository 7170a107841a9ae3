// The product's http edge with one plain call that does what a call of ours does: its adapter, headers, guard (session,
// owner, permission), one read, filter. Bundled as the api is; checked with the server's settings.

import 'reflect-metadata';
import { Controller, Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { defineCall, guidOf } from '@rampa/contract';
import {
  Authenticator,
  Call,
  Database,
  EdgeAdapter,
  GuidOwners,
  hardenHttp,
  Input,
  PlatformModule,
  readConfig,
  type Given,
} from '@rampa/platform/server';
import { z } from 'zod';
import { SessionAuthenticator } from '../../../../libs/accounts/server/sessions/session-authenticator.ts';
import { answering } from '../answering.ts';
import { READ } from './target.ts';

const BenchObject = defineCall({
  id: 'Bench/Object',
  method: 'GET',
  who: ['org:protocol'],
  kind: 'read',
  summary: 'Обычный вызов',
  query: z.strictObject({ competitionGuid: guidOf('competition') }),
  answer: z.object({}),
});
const OWNERS = `
  select guid, organizer_guid, guid as competition_guid from competitions.competition where guid = any ($1::uuid[])`;

class Answering {
  constructor(private readonly database: Database) {}

  async answer({ query }: Given<typeof BenchObject>): Promise<unknown> {
    const [row] = await this.database.query<{ answer: { data: unknown } }>(READ, [query.competitionGuid]);
    // The envelope is put around it again.
    return row!.answer.data;
  }
}
class Doors {}
class EdgeModule {}

Reflect.defineMetadata('design:paramtypes', [Database], Answering);
Controller()(Answering);
Call(BenchObject)(Answering.prototype, 'answer', Object.getOwnPropertyDescriptor(Answering.prototype, 'answer')!);
Input()(Answering.prototype, 'answer', 0);
const door = {
  provide: Authenticator,
  useFactory: (database: Database) => new SessionAuthenticator(database),
  inject: [Database],
};
Global()(Doors);
Module({ providers: [door], exports: [Authenticator] })(Doors);

answering({
  listen: async (environment: Record<string, string>) => {
    const config = readConfig(environment);
    Module({ imports: [Doors, PlatformModule.with(config, 'bench')], controllers: [Answering] })(EdgeModule);
    const app = await NestFactory.create<NestFastifyApplication>(EdgeModule, new EdgeAdapter(config), {
      logger: false,
      bodyParser: false,
    });
    await hardenHttp(app, config);
    app.get(GuidOwners).register('competition', OWNERS);
    await app.listen(0, '127.0.0.1');
    return app.getUrl();
  },
});
