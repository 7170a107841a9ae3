// `/operator`: failed jobs and letters with «Повторить».

import { isGuid } from '@rampa/kernel';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { isOwnWrite } from '../http/own-page.ts';
import { FailedWork } from './failed-work.ts';
import { operatorAddress, operatorPage, operatorRefusedPage } from './operator-page.ts';
import { mayOperate } from '../access/operator.ts';

const number = z.coerce.number().int().min(1).max(10_000).catch(1);
const search = z.string().trim().max(200).catch('');
const place = z.object({ search, jobs: number, letters: number });
const query = place.extend({ said: z.enum(['again', 'gone']).nullable().catch(null) });

type OfOne = FastifyRequest<{ Params: { guid: string } }>;

export async function serveOperator(
  app: NestFastifyApplication,
  { operatorToken, publicUrl }: Pick<Config, 'operatorToken' | 'publicUrl'>,
): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  await fastify.register((pages, _options, done) => {
    pages.addHook('onRequest', async (request, reply) => {
      const isOwn = request.method === 'GET' || isOwnWrite(request.headers, publicUrl);
      if (isOwn && mayOperate(request.raw, operatorToken)) return;
      // Where a token is set the browser asks for it as a password.
      if (isOwn && operatorToken !== null)
        void reply.header('www-authenticate', 'Basic realm="rampa", charset="UTF-8"');
      await page(reply.status(isOwn && operatorToken !== null ? 401 : 403), operatorRefusedPage());
    });
    // The form has no fields, so its body is ignored.
    pages.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, parsed) => {
      body
        .resume()
        .on('end', () => parsed(null))
        .on('error', parsed);
    });
    pages.get('/operator', async (request, reply) => {
      const { said, ...asked } = query.parse(request.query);
      const work = app.get(FailedWork);
      const [jobs, letters] = await Promise.all([
        work.jobs({ search: asked.search, page: asked.jobs }),
        work.letters({ search: asked.search, page: asked.letters }),
      ]);
      return page(reply, operatorPage({ asked, jobs, letters, said }));
    });
    pages.post('/operator/jobs/:guid', (request: OfOne, reply) =>
      repeated(request, reply, (guid) => app.get(FailedWork).repeatJob(guid)),
    );
    pages.post('/operator/letters/:guid', (request: OfOne, reply) =>
      repeated(request, reply, (guid) => app.get(FailedWork).repeatLetter(guid)),
    );
    done();
  });
}

async function repeated(
  { params, query: asked }: OfOne,
  reply: FastifyReply,
  repeat: (guid: string) => Promise<boolean>,
) {
  const isAgain = isGuid(params.guid) && (await repeat(params.guid));
  // Back to the page of the press, with its search.
  return reply.redirect(operatorAddress('/operator', place.parse(asked), { said: isAgain ? 'again' : 'gone' }), 303);
}

function page(reply: FastifyReply, html: string): FastifyReply {
  return reply.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).send(html);
}
