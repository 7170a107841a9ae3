import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { APP_GUARD, NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { defineCall } from '@rampa/contract';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { Authenticator } from '../access/authenticator.ts';
import { EventArchive } from '../access/event-archive.ts';
import { GuidOwners } from '../access/guid-owners.ts';
import { CONFIG } from '../config/config.ts';
import { encodeView } from '../live/encode.ts';
import { Rates } from '../rates/rates.ts';
import { Call } from './call.decorator.ts';
import { CallGuard } from './call.guard.ts';
import { ViewAnswer } from './answers.ts';
import { Intents } from './intents.ts';
import { EdgeAdapter } from './edge-adapter.ts';

const call = (id: string, method: 'GET' | 'POST' = 'GET') =>
  defineCall({
    id,
    method,
    who: ['public'],
    kind: 'read',
    summary: '',
    answer: z.object({ text: z.string().optional() }),
  });

const stamp = { epoch: '0190aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee', revision: 7 };
const view = encodeView('build', 'public', stamp, { text: 'ёлка' });

@Controller()
class Answers {
  @Call(call('Test/Object', 'POST'))
  object() {
    return { text: 'ёлка' };
  }

  @Call(call('Test/Nothing'))
  async nothing() {}

  @Call(call('Test/Drifted'))
  drifted() {
    return { text: 1 };
  }

  @Call(call('Test/View'))
  async view() {
    return new ViewAnswer(view);
  }

  @Get('plain')
  plain() {
    return { plain: true };
  }
}

@Module({
  controllers: [Answers],
  providers: [
    { provide: Authenticator, useValue: { actorOf: async () => null } },
    { provide: GuidOwners, useValue: new GuidOwners(null as never) },
    { provide: EventArchive, useValue: new EventArchive(null as never) },
    { provide: CONFIG, useValue: { mode: 'test', publicUrl: null } },
    { provide: Rates, useValue: new Rates({ rateLimits: 0 }, null as never, null as never) },
    { provide: Intents, useValue: new Intents(null as never, null as never) },
    { provide: APP_GUARD, useClass: CallGuard },
  ],
})
class AnswersModule {}

let app: NestFastifyApplication;
afterEach(() => app.close());

async function started(mode: 'embedded' | 'test'): Promise<void> {
  app = await NestFactory.create<NestFastifyApplication>(AnswersModule, new EdgeAdapter({ mode }), { logger: false });
  await app.init();
}

const JSON_TYPE = 'application/json; charset=utf-8';

it('an answer leaves in the envelope, with 200 whatever the method, and is kept by nobody', async () => {
  await started('embedded');
  const answer = await app.inject({ method: 'POST', url: '/api/v1/Test/Object' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('{"success":true,"data":{"text":"ёлка"},"errors":[]}');
  const length = String(Buffer.byteLength(answer.body));
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': JSON_TYPE,
    'content-length': length,
  });
  expect((await app.inject('/api/v1/Test/Nothing')).json()).toEqual({ success: true, data: {}, errors: [] });
});

it('a view leaves as its own bytes, once: whoever names its tag is told that he has it', async () => {
  await started('embedded');
  const first = await app.inject('/api/v1/Test/View');
  expect(first.rawPayload).toEqual(view.body);
  const told = { etag: view.etag, 'cache-control': 'private, no-cache', 'x-rampa-revision': '7' };
  expect(first.headers).toMatchObject({ ...told, 'x-rampa-epoch': stamp.epoch, 'content-type': JSON_TYPE });
  const again = await app.inject({ url: '/api/v1/Test/View', headers: { 'if-none-match': view.etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers).toMatchObject(told);
  const other = await app.inject({ url: '/api/v1/Test/View', headers: { 'if-none-match': '"older"' } });
  expect([other.statusCode, other.body]).toEqual([200, first.body]);
});

it('what is no call leaves as Nest has it', async () => {
  await started('embedded');
  expect((await app.inject('/plain')).json()).toEqual({ plain: true });
});

it('in tests an answer that is not its contract’s fails; elsewhere it is not looked at', async () => {
  await started('test');
  expect((await app.inject('/api/v1/Test/Drifted')).statusCode).toBe(500);
  await app.close();
  await started('embedded');
  expect((await app.inject('/api/v1/Test/Drifted')).json()).toMatchObject({ data: { text: 1 } });
});
