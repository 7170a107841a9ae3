// The page on which caught letters are read: `/letters`.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../config/config.ts';
import { isAtThisMachine } from '../../access/operator.ts';
import { CaughtLetters } from './caught-letters.ts';
import { deletePage, letterPage, listPage, PER_PAGE, refusedPage } from './letter-pages.ts';
import { catchesLetters, isOwnForm } from './reader.ts';

const listQuery = z.object({
  q: z.string().max(200).catch(''),
  page: z.coerce.number().int().min(1).max(1_000).catch(1),
});
const letterQuery = z.object({ show: z.enum(['html', 'text', 'source']).catch('html') });

/** A letter may hold anybody's HTML, so it runs and fetches nothing, and its links open in a new tab. */
const LETTER_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** Registers nothing where letters are not caught. */
export async function serveLetters(fastify: FastifyInstance, config: Config): Promise<void> {
  if (!catchesLetters(config)) return;
  const letters = new CaughtLetters(config.home);
  await fastify.register(async (pages) => {
    pages.addHook('onRequest', async (request, reply) => {
      if (isAtThisMachine(request.raw.socket.remoteAddress, request.headers)) return;
      await page(reply.status(403), refusedPage(config.port));
    });
    // The form has no fields, so its body is ignored.
    pages.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
      body
        .resume()
        .on('end', () => done(null))
        .on('error', done);
    });
    pages.get('/letters', async (request, reply) => {
      const { q, page: number } = listQuery.parse(request.query);
      const found = await letters.list(q);
      const isAny = found.length > 0 || (await letters.count()) > 0;
      const last = Math.max(1, Math.ceil(found.length / PER_PAGE));
      return page(reply, listPage({ letters: found, isAny, words: q, page: Math.min(number, last) }));
    });
    pages.get('/letters/delete', async (_request, reply) => page(reply, deletePage(await letters.count())));
    pages.post('/letters/delete', async (request, reply) => {
      if (!isOwnForm(request.headers)) return page(reply.status(403), refusedPage(config.port));
      await letters.removeAll();
      return reply.redirect('/letters', 303);
    });
    pages.get('/letters/:guid', async (request: OfLetter, reply) => {
      const letter = await letters.letter(request.params.guid);
      if (!letter) return reply.redirect('/letters', 303);
      const { show } = letterQuery.parse(request.query);
      const source = show === 'source' ? await letters.source(letter.guid) : null;
      return page(reply, letterPage(letter, letter.html || show !== 'html' ? show : 'text', source?.toString() ?? ''));
    });
    pages.get('/letters/:guid/html', async (request: OfLetter, reply) => {
      const letter = await letters.letter(request.params.guid);
      void reply.header('content-security-policy', LETTER_POLICY);
      const base = '<base target="_blank">';
      return page(reply.status(letter ? 200 : 404), letter?.html.replace(/<head[^>]*>/i, (head) => head + base) ?? '');
    });
  });
}

type OfLetter = FastifyRequest<{ Params: { guid: string } }>;

function page(reply: FastifyReply, html: string): FastifyReply {
  return reply.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).send(html);
}
