// Calls of the contract. No other code of a browser builds addresses or reads envelopes.

import type { AnswerOf, CallDefinition, SentBody, SentParams, SentQuery } from '@rampa/contract';
import { dataOf, exchange, type Fetch } from './http.ts';
import { wrote } from './on-write.ts';

export interface CallOptions<C extends CallDefinition> {
  query?: SentQuery<C>;
  body?: SentBody<C>;
  params?: SentParams<C>;
  signal?: AbortSignal;
  /** Guid of the fast-login link whose session answers for this call; without it the account's does. */
  link?: string;
  timeLimit?: number;
  fetch?: Fetch;
}

/** Address below /api/v1/. Exported for links to files, which the browser opens by itself. */
export function addressOf<C extends CallDefinition>(
  call: Pick<C, 'path'>,
  given: { query?: SentQuery<C>; params?: SentParams<C> } = {},
): string {
  const params = (given.params ?? {}) as Record<string, unknown>;
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`${call.path}: no value for {${name}}`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((given.query ?? {}) as Record<string, unknown>)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one));
    }
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

export async function callApi<C extends CallDefinition>(call: C, given: CallOptions<C> = {}): Promise<AnswerOf<C>> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (given.link) headers['x-rampa-link'] = given.link;
  // A POST without a body would reach the server's strict schema as nothing at all.
  const body = given.body ?? (call.method === 'POST' || call.method === 'PUT' ? {} : undefined);
  if (body !== undefined) headers['content-type'] = 'application/json';
  const answer = await exchange(
    addressOf(call, given),
    {
      method: call.method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(given.signal ? { signal: given.signal } : {}),
      ...(given.timeLimit ? { timeLimit: given.timeLimit } : {}),
      ...(given.fetch ? { fetch: given.fetch } : {}),
    },
    async (response) => (await dataOf(response)) as AnswerOf<C>,
  );
  if (call.kind !== 'read') wrote();
  return answer;
}
