// Answers for what never reaches a route: a broken address, too long headers. The same envelope, the same words.

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { failed } from '@rampa/contract';
import { failureStatus, type FailureCode } from '@rampa/kernel';
import type { FastifyReply } from 'fastify';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Options of the Fastify adapter. */
export const edgeErrors = {
  frameworkErrors(_error: unknown, _request: unknown, reply: FastifyReply): void {
    void reply
      .status(400)
      .header('content-type', JSON_TYPE)
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
      'x-content-type-options: nosniff',
      'cache-control: no-store',
      'connection: close',
    ];
    socket.end(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]));
  },
};
