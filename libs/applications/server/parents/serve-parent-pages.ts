// `/parent/…`: what a parent's link opens. It knows no cookies and asks for no origin, because the link alone says whose
// child it is. Looking changes nothing: messengers look too.

import { text } from '@rampa/contract';
import { CONSENT_KINDS, Failure, failureText, TooMany, type ConsentKind } from '@rampa/kernel';
import { ANONYMOUS, Rates } from '@rampa/platform/server';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PARENT_PATH } from '../use-cases/give-parent-links.ts';
import { ParentAnswers } from './parent-answers.ts';
import { deadParentPage, parentPage, parentsTooOftenPage, type Tried } from './parent-page.ts';

type OfLink = FastifyRequest<{ Params: { token: string }; Body: URLSearchParams | null }>;

const BODY_MOST = 8_192;
const TOKEN = /^[\w-]{22}$/;
const ABSENT = 'Ребёнка в этой заявке больше нет: соглашаться пока не на что. Спросите того, кто подаёт заявку.';

export async function serveParentPages(app: NestFastifyApplication): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  await fastify.register((pages, _options, done) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_MOST },
      (_request, body, parsed) => parsed(null, new URLSearchParams(body as string)),
    );
    pages.addHook('preHandler', async (request, reply) => {
      try {
        await app.get(Rates).count(request.method === 'POST' ? 'writes' : 'reads', ANONYMOUS, request.ip);
      } catch (error) {
        if (!(error instanceof TooMany)) throw error;
        const words = error.details[0]?.message ?? '';
        await page(reply.status(429).header('retry-after', String(error.retryAfterS)), parentsTooOftenPage(words));
      }
    });
    const answers = () => app.get(ParentAnswers);
    pages.get(`${PARENT_PATH}/:token`, ({ params: { token } }: OfLink, reply) => shown(answers(), reply, token));
    pages.post(`${PARENT_PATH}/:token`, async ({ params: { token }, body }: OfLink, reply) => {
      const { tried, said } = wordOf(body ?? new URLSearchParams());
      if (!said) return shown(answers(), reply.status(400), token, tried);
      if (!TOKEN.test(token)) return page(reply.status(404), deadParentPage());
      try {
        await answers().answer(token, said);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        if (error.code === 'notFound') return page(reply.status(404), deadParentPage());
        const words = error.code === 'childAbsent' ? ABSENT : (error.details[0]?.message ?? failureText(error.code));
        // Other words than those he has read take an answer anew.
        const answered = error.code === 'consentOutdated' ? {} : tried.answers;
        return shown(answers(), reply.status(error.status), token, { ...tried, answers: answered, faults: [words] });
      }
      return shown(answers(), reply, token, null, true);
    });
    done();
  });
}

function wordOf(body: URLSearchParams) {
  const answers: Tried['answers'] = {};
  for (const kind of CONSENT_KINDS) {
    const said = body.get(kind);
    if (said === 'yes' || said === 'no') answers[kind] = said;
  }
  const name = text(200, 1).safeParse((body.get('representative') ?? '').trim());
  const faults = [
    ...(CONSENT_KINDS.some((kind) => answers[kind] === undefined) ? ['Ответьте на каждый из двух текстов.'] : []),
    ...(name.success ? [] : ['Впишите свои фамилию, имя и отчество.']),
    ...(body.get('parent') === 'yes' ? [] : ['Подтвердите, что вы родитель или законный представитель.']),
  ];
  const tried: Tried = {
    representative: name.data ?? (body.get('representative') ?? '').slice(0, 200),
    answers,
    faults,
  };
  const of = (word: 'yes' | 'no'): ConsentKind[] => CONSENT_KINDS.filter((kind) => answers[kind] === word);
  const said =
    faults.length === 0 && name.success
      ? { representative: name.data, yes: of('yes'), no: of('no'), read: body.get('read') ?? '' }
      : null;
  return { tried, said };
}

async function shown(
  answers: ParentAnswers,
  reply: FastifyReply,
  token: string,
  tried: Tried | null = null,
  isSaid = false,
): Promise<FastifyReply> {
  const found = TOKEN.test(token) ? await answers.page(token).catch(absent) : null;
  if (!found) return page(reply.status(404), deadParentPage());
  return page(reply, parentPage(`${PARENT_PATH}/${token}`, found, tried, isSaid));
}

function absent(error: unknown): null {
  if (error instanceof Failure && error.code === 'notFound') return null;
  throw error;
}

function page(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({
      ...{ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      ...{ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' },
    })
    .send(html);
}
