// Serves the built clients: `stage` for links and screens, `portal` for the rest. Assets have content hashes in their
// names, are cached for a year and compressed by the build; pages are requested each time and compressed once.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { begun } from './beginnings.ts';
import { sendPacked } from './packed.ts';
import { pagePartOf } from '@rampa/kernel';
import { withFirstLoad } from './first-load.ts';
import type { PageFaces } from './page-faces.ts';
import { detourOf, faced, marked, type PagesConfig } from './pages.ts';
import { serviceWorker } from './service-worker.ts';

const STAGE_PATHS = /^\/(judge|presenter|public(?!\/mobile-program(\/|$)))(\/|$)/;
const LINK_PATHS = /^\/(judge|presenter)(\/|$)/;
const MACHINE_PATHS = /^\/(api|live|assets|health)(\/|$)/;
/** The one page that other sites may show in a frame. */
const FRAMED_PATHS = /^\/public\/mobile-program\/[^/]+\/embed\/?$/;
const YEAR_S = 31_536_000;
/** The page itself is compressed, because everything else waits for it. */
const PAGE_FROM = 512;

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
  faces: Pick<PageFaces, 'of'> = { of: () => Promise.resolve(null) },
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
      preCompressed: true,
    });
    decorateReply = false;
  }
  const worker = pages.stage ? serviceWorker(folders) : null;
  if (worker !== null) {
    const bytes = Buffer.from(worker);
    fastify.get('/sw.js', (request, reply) => {
      void reply.headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'service-worker-allowed': '/',
      });
      return sendPacked(request, reply, bytes, PAGE_FROM);
    });
  }
  const pageOf = (client: 'portal' | 'stage') =>
    pages[client] === null ? null : withFirstLoad(folders[client], pages[client], client);
  const [portalPage, stagePage] = [pageOf('portal'), pageOf('stage')];
  fastify.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(ROBOTS));
  fastify.get('/favicon.ico', (_, reply) => {
    const icon = join(folders.portal, 'favicon.ico');
    if (!existsSync(icon)) return reply.callNotFound();
    return reply
      .headers({ 'cache-control': 'public, max-age=86400', 'content-type': 'image/x-icon' })
      .send(readFileSync(icon));
  });
  // Saved and opened from a disk: the policy of our own pages lets no page hold its script.
  fastify.get('/protocol-check.html', (_, reply) => {
    const page = join(folders.portal, 'protocol-check.html');
    if (!existsSync(page)) return reply.callNotFound();
    return reply
      .headers({
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
        'content-disposition': 'attachment; filename="protocol-check.html"',
      })
      .send(readFileSync(page));
  });
  fastify.get('/*', async (request, reply: FastifyReply) => {
    const path = request.url.split('?')[0]!;
    const isStage = STAGE_PATHS.test(path);
    const html = (isStage ? stagePage : portalPage)?.(path) ?? null;
    if (MACHINE_PATHS.test(path) || html === null) return reply.callNotFound();
    if (LINK_PATHS.test(path)) void reply.header('referrer-policy', 'no-referrer');
    if (FRAMED_PATHS.test(path)) letFrame(reply);
    const detour = detourOf(config, request.headers, path);
    if (detour !== null) return reply.redirect(detour, 302);
    const face = isStage ? null : await faces.of(path);
    const isThere = pagePartOf(path) !== null && face !== 'missing';
    void reply
      .status(isThere ? 200 : 404)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    const beginning = isThere ? await begun(fastify, request, reply, path) : null;
    const origin = config.publicUrl ?? `${request.protocol}://${request.host}`;
    const own = face === null || face === 'missing' ? html : faced(html, face, { origin, path });
    const whole = isStage ? own : marked(own, config, request.headers);
    if (beginning === null) return sendPacked(request, reply, bytesOf(whole), PAGE_FROM);
    // Inserted by a function, because people's words may contain «$&».
    const page = whole
      .replace('</head>', () => `${beginning.links}</head>`)
      .replace('</body>', () => `${beginning.html}</body>`);
    return sendPacked(request, reply, beginning.isOwn ? Buffer.from(page) : bytesOf(page), PAGE_FROM);
  });
}

function letFrame(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  void reply.header('content-security-policy', policy.replace(/frame-ancestors [^;]*/, 'frame-ancestors *'));
  void reply.removeHeader('x-frame-options');
}

/**
 * Search engines get only the pages that explain the portal; links are for those who were given them. Whoever sends a link
 * wants its preview drawn: those robots come by the link alone.
 */
const ROBOTS = `User-agent: *
Allow: /$
Allow: /product
Allow: /faq
Allow: /assets/
Disallow: /

User-agent: facebookexternalhit
User-agent: TelegramBot
User-agent: Twitterbot
User-agent: vkShare
User-agent: WhatsApp
Allow: /
`;

/** Bytes of the most requested pages, so that each is compressed once. */
const kept = new Map<string, Buffer>();
const KEPT = 200;

function bytesOf(text: string): Buffer {
  const bytes = kept.get(text) ?? Buffer.from(text);
  kept.delete(text);
  kept.set(text, bytes);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
  return bytes;
}
