import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { newGuid } from '@rampa/kernel';
import { encodeView } from '../live/encode.ts';
import { ViewAnswer } from './answers.ts';

const stamp = { epoch: newGuid(), revision: 7 };

function serverOf(state: unknown) {
  const view = encodeView('build', 'public', stamp, state);
  const server = fastify();
  server.get('/', (request, reply) => new ViewAnswer(view).send(request, reply));
  return { server, view };
}

const items = Array.from({ length: 300 }, (_, number) => ({ number, performer: 'Народный коллектив «Солнышко»' }));

it('a large view leaves packed as the client takes it, the very same bytes inside', async () => {
  const { server, view } = serverOf({ items });
  const ask = (accepted?: string) =>
    server.inject({ url: '/', headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });
  const [plain, br, gzip] = await Promise.all([ask(), ask('gzip, deflate, br'), ask('gzip')]);
  expect(plain.rawPayload.equals(view.body)).toBe(true);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding', etag: view.etag });
  expect(brotliDecompressSync(br.rawPayload).equals(view.body)).toBe(true);
  expect(br.rawPayload.length).toBeLessThan(view.body.length / 5);
  expect(gunzipSync(gzip.rawPayload).equals(view.body)).toBe(true);
});

it('a small view leaves as it is, and a known one not at all', async () => {
  const { server, view } = serverOf({ items: [] });
  const small = await server.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  expect(small.headers['content-encoding']).toBeUndefined();
  const known = await server.inject({ url: '/', headers: { 'accept-encoding': 'br', 'if-none-match': view.etag } });
  expect(known.statusCode).toBe(304);
  expect(known.rawPayload).toHaveLength(0);
});
