// `/api/docs`: the reference of every call, drawn out of `/api/v1/openapi.json`. All of it comes from this
// server, and its script is a file, so that it works under the content policy of all pages.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendPacked } from '../http/packed.ts';
import { API_PAGE, API_SCRIPT, API_STYLE } from './api-page-parts.ts';

const SCRIPT = 'text/javascript; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';
const DAY = 'public, max-age=86400';
/** Bytes from which an answer is packed. */
const PACKED_FROM = 512;

export function serveApiPage(fastify: FastifyInstance): void {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const file = (name: string) => readFileSync(join(folder, name));
  const served = (path: string, type: string, cache: string, bytes: () => Buffer) => {
    // Read when first asked for: few ever ask.
    let kept: Buffer | undefined;
    fastify.get(path, (request, reply) => {
      void reply.headers({ 'content-type': type, 'cache-control': cache });
      return sendPacked(request, reply, (kept ??= bytes()), PACKED_FROM);
    });
  };
  served('/api/docs', 'text/html; charset=utf-8', 'no-cache', () => Buffer.from(API_PAGE));
  served('/api/docs/start.js', SCRIPT, 'no-cache', () => Buffer.from(API_SCRIPT));
  served('/api/docs/page.css', STYLE, 'no-cache', () => Buffer.from(API_STYLE));
  served('/api/docs/swagger-ui.css', STYLE, DAY, () => file('swagger-ui.css'));
  served('/api/docs/swagger-ui-bundle.js', SCRIPT, DAY, () => file('swagger-ui-bundle.js'));
}
