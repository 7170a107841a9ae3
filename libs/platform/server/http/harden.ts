// The http edge: security headers, and no body but JSON or one uploaded file. The failure filter answers unknown routes.

import fastifyMultipart from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Failure, UPLOAD_LIMIT } from '@rampa/kernel';
import type { Config } from '../config/config.ts';
import { REQUEST_ID } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';

export async function hardenHttp(app: NestFastifyApplication, config: Config): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const headers = await securityHeaders(config.mode);
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header(REQUEST_ID, request.id);
    done();
  });
  // A call reads its own form after the guard: one file, and little beside it.
  await fastify.register(fastifyMultipart, {
    limits: { fileSize: UPLOAD_LIMIT, files: 1, fields: 5, parts: 6, fieldSize: 1024, headerPairs: 20 },
  });
  // A DELETE or POST without a body may still say that it is JSON.
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, {});
    try {
      done(null, withoutPrototype(JSON.parse(body as string)));
    } catch {
      done(new Failure('badRequest', { message: 'Запрос повреждён: это не JSON.' }));
    }
  });
}

/** `__proto__` in a body is refused, because later code may merge the body into an object. */
function withoutPrototype(value: unknown): unknown {
  if (JSON.stringify(value).includes('"__proto__"')) throw new Error('prototype');
  return value;
}
