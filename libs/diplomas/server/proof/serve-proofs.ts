// `/paper/…`: what the code on a paper opens, for whoever holds the paper. Looked at without cookies, at most 60 times a
// minute from one address, so that nobody tries codes.

import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { TooMany } from '@rampa/kernel';
import { ANONYMOUS, Rates } from '@rampa/platform/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noProofPage, proofPage, proofsTooOftenPage } from './proof-page.ts';
import { PROOF_PATH } from './proof-path.ts';
import { PaperProofs } from './proofs.ts';

export function serveProofs(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.get(`${PROOF_PATH}/:code`, async (request: FastifyRequest<{ Params: { code: string } }>, reply) => {
    try {
      await app.get(Rates).count('proofs', ANONYMOUS, request.ip);
    } catch (error) {
      if (!(error instanceof TooMany)) throw error;
      const words = error.details[0]?.message ?? '';
      return page(reply.status(429).header('retry-after', String(error.retryAfterS)), proofsTooOftenPage(words));
    }
    const proven = await app.get(PaperProofs).find(request.params.code);
    return proven ? page(reply, proofPage(proven)) : page(reply.status(404), noProofPage());
  });
}

function page(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .send(html);
}
