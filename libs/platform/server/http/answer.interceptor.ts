// Wraps what a controller returns into the envelope; a ready view goes out as the bytes it already is.

import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { succeeded, type CallDefinition } from '@rampa/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import type { ReadFile } from '../files/files.ts';
import type { EncodedView } from '../live/view.ts';
import { CALL_METADATA } from './call.decorator.ts';

/** A controller returns this to answer with a view's bytes and its revision. */
export class ViewAnswer {
  constructor(readonly view: EncodedView) {}
}

/** A controller returns this to answer with a file's bytes, which never change at their address. */
export class FileAnswer {
  constructor(readonly file: ReadFile) {}
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
        if (value instanceof FileAnswer) return sendFile(request, reply, value.file);
        if (value instanceof ViewAnswer) return sendView(request, reply, value.view);
        void reply.header('cache-control', 'no-store');
        // In tests every answer is held against its contract, so that a shape that drifts fails at once.
        if (this.checksAnswers) call.answer.parse(value ?? {});
        return succeeded(value ?? {});
      }),
    );
  }
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

function sendFile(request: FastifyRequest, reply: FastifyReply, { type, sha256, bytes }: ReadFile): Buffer | undefined {
  const etag = `"${sha256.slice(0, 32)}"`;
  void reply.headers({
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': type,
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  if (request.headers['if-none-match'] === etag) {
    void reply.status(304);
    return undefined;
  }
  return bytes;
}
