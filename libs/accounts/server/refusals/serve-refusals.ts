// `/unsubscribe/…`: what «Отписаться» of a letter opens, and what a mail program posts by itself (RFC 8058). It knows no
// cookies and asks for no origin, because the link alone says whose letters they are. Looking changes nothing.

import { TooMany } from '@rampa/kernel';
import { ANONYMOUS, Rates } from '@rampa/platform/server';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LetterRefusals, REFUSAL_PATH } from './letter-refusals.ts';
import { deadLinkPage, refusalPage, refusalsTooOftenPage } from './refusal-page.ts';

type OfLink = FastifyRequest<{ Params: { token: string } }>;

const BODY_MOST = 4_096;

export async function serveRefusals(app: NestFastifyApplication): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  await fastify.register((pages, _options, done) => {
    // «List-Unsubscribe=One-Click», as a form of whatever kind: the link says everything.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_MOST }, (_request, _body, parsed) =>
      parsed(null),
    );
    pages.addHook('preHandler', async (request, reply) => {
      try {
        await app.get(Rates).count(request.method === 'POST' ? 'writes' : 'reads', ANONYMOUS, request.ip);
      } catch (error) {
        if (!(error instanceof TooMany)) throw error;
        const words = error.details[0]?.message ?? '';
        await page(reply.status(429).header('retry-after', String(error.retryAfterS)), refusalsTooOftenPage(words));
      }
    });
    const refusals = () => app.get(LetterRefusals);
    const shown = (reply: FastifyReply, token: string, isRefused: boolean | null, isChanged: boolean) => {
      const kind = refusals().kindOf(token);
      if (isRefused === null || kind === null) return page(reply.status(404), deadLinkPage());
      return page(reply, refusalPage(`${REFUSAL_PATH}/${token}`, kind, isRefused, isChanged));
    };
    pages.get(`${REFUSAL_PATH}/:token`, async ({ params: { token } }: OfLink, reply) =>
      shown(reply, token, await refusals().isRefused(token), false),
    );
    pages.post(`${REFUSAL_PATH}/:token`, async ({ params: { token } }: OfLink, reply) =>
      shown(reply, token, await refusals().change(token, true), true),
    );
    pages.post(`${REFUSAL_PATH}/:token/undo`, async ({ params: { token } }: OfLink, reply) =>
      shown(reply, token, await refusals().change(token, false), true),
    );
    done();
  });
}

function page(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .send(html);
}
