// Wraps what a controller returns into the envelope; a ready view goes out as the bytes it already is.

import type { Readable } from 'node:stream';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { succeeded, type CallDefinition } from '@rampa/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import type { EncodedView } from '../live/view.ts';
import { CALL_METADATA } from './call.decorator.ts';

/** A controller returns this to answer with a view's bytes and its revision. */
export class ViewAnswer {
  constructor(readonly view: EncodedView) {}
}

/** A controller returns this to answer with a file. */
export class FileAnswer {
  constructor(
    readonly name: string,
    readonly bytes: Buffer | Readable,
    readonly size: number,
  ) {}
}

@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly checksAnswers: boolean,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const call = this.reflector.get<CallDefinition | undefined>(CALL_METADATA, context.getHandler());
    if (!call) return next.handle();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((value: unknown) => {
        void reply.status(200);
        if (value instanceof ViewAnswer) return sendView(request, reply, value.view);
        void reply.header('cache-control', 'no-store');
        if (value instanceof FileAnswer) return sendFile(reply, value);
        // In tests every answer is held against its contract, so that a shape that drifts fails at once.
        if (this.checksAnswers) call.answer.parse(value ?? {});
        return succeeded(value ?? {});
      }),
    );
  }
}

const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Always an attachment: nothing that people typed is ever shown by the browser as a page of ours. */
function sendFile(reply: FastifyReply, { name, bytes, size }: FileAnswer): Buffer | Readable {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  void reply.headers({
    'content-type': TYPES[name.split('.').at(-1)!] ?? 'application/octet-stream',
    'content-length': String(size),
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    'x-content-type-options': 'nosniff',
  });
  return bytes;
}

function sendView(request: FastifyRequest, reply: FastifyReply, view: EncodedView): Buffer | undefined {
  void reply.headers({
    etag: view.etag,
    'cache-control': 'private, no-cache',
    'x-rampa-epoch': view.epoch,
    'x-rampa-revision': String(view.revision),
    'content-type': 'application/json; charset=utf-8',
  });
  if (request.headers['if-none-match'] === view.etag) {
    void reply.status(304);
    return undefined;
  }
  return view.body;
}
