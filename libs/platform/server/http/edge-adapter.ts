// The HTTP server below Nest: sends what a call returns in the envelope, and a ready view as its bytes. An interceptor
// would cost as much as the rest of a ready answer, because Nest builds observables around each call that has one.

import { FastifyAdapter } from '@nestjs/platform-fastify';
import { succeeded } from '@rampa/contract';
import type { FastifyReply } from 'fastify';
import type { Config } from '../config/config.ts';
import { JSON_TYPE, ReadyAnswer } from './answers.ts';
import { CALL_STATE, type CallState, type RequestWithCall } from './call.decorator.ts';
import { edgeErrors } from './edge-errors.ts';
import { OWN_FROM, sendPacked } from './packed.ts';
import { trustedProxies } from './proxies.ts';
import { requestIdOf } from './request-id.ts';

export class EdgeAdapter extends FastifyAdapter {
  private readonly checksAnswers: boolean;

  constructor({ mode }: Pick<Config, 'mode'>) {
    super({
      bodyLimit: 1024 * 1024,
      trustProxy: trustedProxies(mode),
      forceCloseConnections: true,
      genReqId: requestIdOf,
      routerOptions: { maxParamLength: 200 },
      ...edgeErrors,
    });
    this.checksAnswers = mode === 'test';
  }

  override reply(...given: Parameters<FastifyAdapter['reply']>): ReturnType<FastifyAdapter['reply']> {
    const [response, value, status = 200] = given as [FastifyReply, unknown, number?];
    const request = response.request as RequestWithCall | undefined;
    const state = request?.[CALL_STATE];
    // The failure filter makes an error's body, not the call.
    if (!request || !state || status >= 400) return super.reply(...given);
    const reply =
      value instanceof ReadyAnswer ? value.send(request, response) : this.answered(request, response, state, value);
    // Nest only awaits the return value, whatever its declared type.
    return reply as unknown as ReturnType<FastifyAdapter['reply']>;
  }

  private answered(
    request: RequestWithCall,
    reply: FastifyReply,
    { call }: CallState,
    value: unknown,
  ): FastifyReply | Promise<FastifyReply> {
    const answer = value ?? {};
    // In tests every answer is checked against its contract, so that a changed shape fails at once.
    if (this.checksAnswers) call.answer.parse(answer);
    // As bytes: Node would walk through a text twice, to count and to encode it.
    const body = Buffer.from(JSON.stringify(succeeded(answer)));
    // A job continues after the answer.
    const status = call.kind === 'job' ? 202 : 200;
    void reply.status(status).headers({ 'cache-control': 'no-store', 'content-type': JSON_TYPE });
    return sendPacked(request, reply, body, OWN_FROM);
  }
}
