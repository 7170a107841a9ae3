// Calls the running api as its clients do: through the contract, over HTTP.

import { Agent } from 'node:http';
import supertest from 'supertest';
import type { AnswerOf, CallDefinition, Envelope, SentBody, SentParams, SentQuery } from '@rampa/contract';

/** As browsers do: a connection serves many calls. */
const KEPT = new Agent({ keepAlive: true });

export interface Sent<C extends CallDefinition> {
  query?: SentQuery<C>;
  body?: SentBody<C>;
  params?: SentParams<C>;
  /** A session token; without it the caller is a stranger. */
  as?: string | undefined;
  headers?: Record<string, string>;
}

export interface Answered<T> {
  status: number;
  headers: Headers;
  envelope: Envelope<T>;
}

/** The answer as it is, for tests of refusals. */
export async function send<C extends CallDefinition>(
  url: string,
  call: C,
  sent: Sent<C> = {},
): Promise<Answered<AnswerOf<C>>> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((sent.params as Record<string, unknown> | undefined)?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(sent.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const method = call.method.toLowerCase() as Lowercase<CallDefinition['method']>;
  const agent = supertest(url);
  const request = agent[method](`/api/v1/${path}${query.size > 0 ? `?${query}` : ''}`)
    .set({
      ...(sent.as ? { authorization: `Bearer ${sent.as}` } : {}),
      ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...sent.headers,
    })
    .agent(KEPT)
    .buffer(true)
    .parse(asText);
  const response = await (sent.body === undefined ? request : request.send(JSON.stringify(sent.body)));
  const text = response.body as string;
  return {
    status: response.status,
    headers: headersOf(response.headers),
    envelope: (text ? JSON.parse(text) : { success: response.status === 304, data: null, errors: [] }) as Envelope<
      AnswerOf<C>
    >,
  };
}

/** An answer that is no JSON must fail here, whatever its content type. */
function asText(response: supertest.Response, done: (error: Error | null, text: string) => void): void {
  // superagent passes the stream itself to a parser.
  const stream = response as unknown as NodeJS.ReadableStream;
  let text = '';
  stream.setEncoding('utf8');
  stream.on('data', (part: string) => (text += part));
  stream.on('end', () => done(null, text));
}

function headersOf(given: Record<string, string | string[]>): Headers {
  return new Headers(
    Object.entries(given).flatMap(([name, value]) => [value].flat().map((one) => [name, one])) as [string, string][],
  );
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
