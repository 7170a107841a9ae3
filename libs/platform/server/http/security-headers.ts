// The security headers of every answer. helmet computes them once, because they do not depend on the request.

import fastifyHelmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify from 'fastify';
import type { Config } from '../config/config.ts';
import { AFTER_FRAME_SOURCE } from './after-frame.ts';

function options(mode: Config['mode']): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", AFTER_FRAME_SOURCE],
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
    strictTransportSecurity: mode === 'production',
    crossOriginOpenerPolicy: mode === 'production' ? { policy: 'same-origin' } : false,
    originAgentCluster: false,
  };
}

/** Names in lower case. helmet runs once in a server of our own, whose answer has the headers. */
export async function securityHeaders(mode: Config['mode']): Promise<Record<string, string>> {
  const asked = fastify();
  try {
    await asked.register(fastifyHelmet, options(mode));
    asked.get('/', (_request, reply) => reply.send(reply.raw.getHeaders()));
    return (await asked.inject('/')).json<Record<string, string>>();
  } finally {
    await asked.close();
  }
}
