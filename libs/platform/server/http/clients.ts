// Serves the built clients: `stage` for links and screens, `portal` for the rest. Assets are named by their content and
// kept for a year; pages are asked for anew each time.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { detourOf, marked, type PagesConfig } from './pages.ts';
import { serviceWorker } from './service-worker.ts';

const STAGE_PATHS = /^\/(judge|presenter|public)(\/|$)/;
const LINK_PATHS = /^\/(judge|presenter)(\/|$)/;
const MACHINE_PATHS = /^\/(api|live|assets|health)(\/|$)/;
const YEAR_S = 31_536_000;

export interface ClientFolders {
  stage: string;
  portal: string;
}

function page(folder: string): string | null {
  const file = join(folder, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

export async function serveClients(
  fastify: FastifyInstance,
  folders: ClientFolders,
  config: PagesConfig,
): Promise<void> {
  const pages = { stage: page(folders.stage), portal: page(folders.portal) };
  let decorateReply = true;
  for (const name of ['stage', 'portal'] as const) {
    if (!pages[name]) continue;
    await fastify.register(fastifyStatic, {
      root: folders[name],
      prefix: `/assets/${name}/`,
      decorateReply,
      index: false,
      maxAge: YEAR_S * 1000,
      immutable: true,
    });
    decorateReply = false;
  }
  const worker = pages.stage ? serviceWorker(folders) : null;
  if (worker !== null) {
    fastify.get('/sw.js', (_, reply) =>
      reply
        .headers({
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'no-cache',
          'service-worker-allowed': '/',
        })
        .send(worker),
    );
  }
  fastify.get('/*', (request, reply: FastifyReply) => {
    const path = request.url.split('?')[0]!;
    const isStage = STAGE_PATHS.test(path);
    const html = isStage ? pages.stage : pages.portal;
    if (MACHINE_PATHS.test(path) || html === null) return reply.callNotFound();
    if (LINK_PATHS.test(path)) void reply.header('referrer-policy', 'no-referrer');
    const detour = detourOf(config, request.headers, path);
    if (detour !== null) return reply.redirect(detour, 302);
    return reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
      .send(isStage ? html : marked(html, config, request.headers));
  });
}
