// Calls the running api as its clients do: through the contract, over HTTP.

import type { AnswerOf, CallDefinition, Envelope, SentBody, SentParams, SentQuery } from '@rampa/contract';

export interface Sent<C extends CallDefinition> {
  query?: SentQuery<C>;
  body?: SentBody<C>;
  params?: SentParams<C>;
  /** A session token; nobody without it. */
  as?: string | undefined;
  headers?: Record<string, string>;
}

export interface Answered<T> {
  status: number;
  headers: Headers;
  envelope: Envelope<T>;
}

/** Whatever the answer is: for tests of refusals. */
export async function send<C extends CallDefinition>(
  url: string,
  call: C,
  sent: Sent<C> = {},
): Promise<Answered<AnswerOf<C>>> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((sent.params as Record<string, unknown> | undefined)?.[name])),
  );
  const address = new URL(`/api/v1/${path}`, url);
  for (const [name, value] of Object.entries(sent.query ?? {})) {
    if (value !== undefined && value !== null) address.searchParams.set(name, String(value));
  }
  const response = await fetch(address, {
    method: call.method,
    headers: {
      ...(sent.as ? { authorization: `Bearer ${sent.as}` } : {}),
      ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...sent.headers,
    },
    ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    envelope: (text ? JSON.parse(text) : { success: response.status === 304, data: null, errors: [] }) as Envelope<
      AnswerOf<C>
    >,
  };
}

/** The data of a call that must succeed. */
export async function call<C extends CallDefinition>(
  url: string,
  definition: C,
  sent: Sent<C> = {},
): Promise<AnswerOf<C>> {
  const answered = await send(url, definition, sent);
  if (!answered.envelope.success) {
    throw new Error(`${definition.id} answered ${answered.status}: ${JSON.stringify(answered.envelope.errors)}`);
  }
  return answered.envelope.data as AnswerOf<C>;
}
