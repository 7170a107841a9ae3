// `/api/docs`: the reference of every call, drawn by Swagger UI out of `/api/v1/openapi.json`. All of it comes from this
// server, and its script is a file, so that it works under the content policy of all pages.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendPacked } from '../http/packed.ts';

const PAGE = `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>API — Рампа</title>
<link rel="icon" href="/favicon.ico">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<main id="calls"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

/** Nothing is sent from this page: a call tried here would be made with the reader's own session. */
const START = `SwaggerUIBundle({
  url: '/api/v1/openapi.json',
  domNode: document.getElementById('calls'),
  deepLinking: true,
  filter: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
});
`;

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
  served('/api/docs', 'text/html; charset=utf-8', 'no-cache', () => Buffer.from(PAGE));
  served('/api/docs/start.js', SCRIPT, 'no-cache', () => Buffer.from(START));
  served('/api/docs/swagger-ui.css', STYLE, DAY, () => file('swagger-ui.css'));
  served('/api/docs/swagger-ui-bundle.js', SCRIPT, DAY, () => file('swagger-ui-bundle.js'));
}
