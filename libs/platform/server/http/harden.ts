// The http edge: security headers, JSON and one uploaded file only. What no route takes is answered by the failure filter.

import fastifyHelmet from '@fastify/helmet';
import fastifyMultipart from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Failure } from '@rampa/kernel';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { UPLOAD_LIMIT } from '../files/upload.ts';

export async function hardenHttp(app: NestFastifyApplication, config: Config): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  await fastify.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    // A hall's local network often has plain http only.
    strictTransportSecurity: config.mode === 'production',
    crossOriginOpenerPolicy: config.mode === 'production' ? { policy: 'same-origin' } : false,
    originAgentCluster: false,
  });
  // Forms are read by the call itself, after its door: one file, and little beside it.
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

/** `__proto__` in a body is refused: nothing downstream may merge it into an object. */
function withoutPrototype(value: unknown): unknown {
  if (JSON.stringify(value).includes('"__proto__"')) throw new Error('prototype');
  return value;
}
