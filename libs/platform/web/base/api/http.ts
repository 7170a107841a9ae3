// One HTTP exchange with our server: sending, the time limit, and the recognition of our own envelope.

import type { Envelope } from '@rampa/contract';
import { takeBeginning } from './beginning.ts';
import { ApiFailure, FOREIGN_TEXT, LATE_TEXT, OFFLINE_TEXT, TOO_LARGE_TEXT, UNAVAILABLE_TEXT } from './api-failure.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export const API_ROOT = '/api/v1/';

/** A hall's Wi-Fi may swallow a request silently; then the call fails instead of hanging. */
export const TIME_LIMIT_MS = 20_000;

export interface Exchange {
  method: string;
  headers: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal;
  timeLimit?: number;
  fetch?: Fetch;
}

/** Failures of the network become ApiFailure; an abort by the caller stays an AbortError. */
export async function exchange<T>(path: string, given: Exchange, read: (response: Response) => Promise<T>): Promise<T> {
  const { signal, timeLimit = TIME_LIMIT_MS, fetch: send = (url, init) => fetch(url, init), ...init } = given;
  const limit = new AbortController();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    limit.abort();
  }, timeLimit);
  const stop = () => limit.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    // The answer in the page fits only a plain read: without a link's session and without a known revision.
    const isPlain = init.method === 'GET' && Object.keys(init.headers).join() === 'accept';
    const begun = isPlain && given.fetch === undefined ? takeBeginning(path) : null;
    if (begun) return await read(begun);
    const response = await send(API_ROOT + path, {
      ...init,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: limit.signal,
    });
    return await read(response);
  } catch (error) {
    if (error instanceof ApiFailure) throw error;
    if (signal?.aborted) throw error;
    throw new ApiFailure(0, 'offline', late ? LATE_TEXT : OFFLINE_TEXT);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

function isEnvelope(value: unknown): value is Envelope<unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const { success, errors } = value as Record<string, unknown>;
  return typeof success === 'boolean' && Array.isArray(errors) && 'data' in value;
}

/** The request's name, which the person can tell the operator and which the server's log has. */
function withRequestId(message: string, { headers }: Response): string {
  const id = headers.get('x-request-id');
  return id === null ? message : `${message} Номер запроса: ${id}.`;
}

/** The data of our envelope; any other answer is a failure, whatever its status. */
export async function dataOf(response: Response): Promise<unknown> {
  const text = await response.text();
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    parsed = undefined;
  }
  if (!isEnvelope(parsed)) {
    if (response.status === 413) throw new ApiFailure(413, 'fileTooLarge', TOO_LARGE_TEXT);
    if (response.status >= 500) throw new ApiFailure(response.status, 'unavailable', UNAVAILABLE_TEXT);
    throw new ApiFailure(response.status, 'foreignAnswer', FOREIGN_TEXT);
  }
  if (parsed.success) return parsed.data;
  const first = parsed.errors[0];
  const code = first?.code ?? 'internal';
  const message = first?.message ?? parsed.message ?? UNAVAILABLE_TEXT;
  const words = code === 'internal' ? withRequestId(message, response) : message;
  throw new ApiFailure(response.status, code, words, parsed.errors);
}
