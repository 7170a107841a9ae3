// The http server under Nest. It sends what a call returns in the envelope, and a ready view as the bytes that it is.
// Here and not in an interceptor: around each call that has one Nest builds observables and listens for the client's
// going away, which costs as much as all the rest of a ready answer.

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
    // An error's body comes from the failure filter, not from the call.
    if (!request || !state || status >= 400) return super.reply(...given);
    const reply =
      value instanceof ReadyAnswer ? value.send(request, response) : this.answered(request, response, state, value);
    // Nest only awaits what it gets, whatever the declared type is.
    return reply as unknown as ReturnType<FastifyAdapter['reply']>;
  }

  private answered(
    request: RequestWithCall,
    reply: FastifyReply,
    { call }: CallState,
    value: unknown,
  ): FastifyReply | Promise<FastifyReply> {
    const answer = value ?? {};
    // In tests every answer is held against its contract, so that a shape that drifts fails at once.
    if (this.checksAnswers) call.answer.parse(answer);
    // As bytes: given a text, Node would go over it twice, to count its bytes and to make them.
    const body = Buffer.from(JSON.stringify(succeeded(answer)));
    // A job goes on after the answer.
    const status = call.kind === 'job' ? 202 : 200;
    void reply.status(status).headers({ 'cache-control': 'no-store', 'content-type': JSON_TYPE });
    return sendPacked(request, reply, body, OWN_FROM);
  }
}
