// Answers for requests that never reach a route (a broken address, too long headers), in the same envelope and words.

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { failed } from '@rampa/contract';
import { failureStatus, type FailureCode } from '@rampa/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';

const JSON_TYPE = 'application/json; charset=utf-8';

/** For a person whose link was damaged on its way. It has no script and no style, because it belongs to no page. */
const BROKEN_ADDRESS = `<!doctype html><html lang="ru"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Рампа</title>
<h1>Такой страницы нет</h1><p>Адрес повреждён. Проверьте ссылку целиком или попросите новую у организатора.</p>`;

/** These answers leave before the hook that sets the headers of all others; nothing may run in them. */
const GUARDED = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/** Options of the Fastify adapter. */
export const edgeErrors = {
  frameworkErrors(_error: unknown, request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply): void {
    if (request.headers.accept?.includes('text/html')) {
      return void reply
        .status(400)
        .headers({ ...GUARDED, 'content-type': 'text/html; charset=utf-8' })
        .send(BROKEN_ADDRESS);
    }
    void reply
      .status(400)
      .headers({ ...GUARDED, 'content-type': JSON_TYPE })
      .send(JSON.stringify(failed('badRequest')));
  },
  clientErrorHandler(error: { code?: string }, socket: Socket): void {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
    const code: FailureCode = error.code === 'HPE_HEADER_OVERFLOW' ? 'headersTooLarge' : 'badRequest';
    const status = failureStatus(code);
    const body = Buffer.from(JSON.stringify(failed(code)));
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `content-type: ${JSON_TYPE}`,
      `content-length: ${body.length}`,
      ...Object.entries(GUARDED).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
    ];
    socket.end(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]));
  },
};
