// Makes the portal's own calls inside the process, so that the demo contest is created the way an organizer would.

import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AnswerOf, CallDefinition, Envelope, SentBody, SentQuery } from '@rampa/contract';

export type Caller = <C extends CallDefinition>(
  call: C,
  sent?: { query?: SentQuery<C>; body?: SentBody<C> },
) => Promise<AnswerOf<C>>;

export function callerOf(app: NestFastifyApplication, token: string | null, origin: string): Caller {
  return async (call, sent = {}) => {
    const query = Object.entries((sent.query ?? {}) as Record<string, unknown>).filter(([, value]) => value != null);
    const answer = await app.inject({
      method: call.method,
      url: `/api/v1/${call.path}`,
      query: Object.fromEntries(query.map(([name, value]) => [name, String(value)])),
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), host: new URL(origin).host },
      ...(sent.body === undefined ? {} : { payload: sent.body as object }),
    });
    const envelope = answer.json() as Envelope<AnswerOf<typeof call>>;
    if (!envelope.success) throw new Error(`${call.id}: ${answer.statusCode} ${JSON.stringify(envelope.errors)}`);
    return envelope.data as AnswerOf<typeof call>;
  };
}
