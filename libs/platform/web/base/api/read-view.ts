// Reads a live view by HTTP: the same projection that the socket announces, with its epoch and revision.

import { VIEWS, type ViewName } from '@rampa/contract';
import { ApiFailure, FOREIGN_TEXT } from './api-failure.ts';
import { dataOf, exchange, type Fetch } from './http.ts';

export type ViewRead =
  | { same: false; state: unknown; epoch: string; revision: number; etag: string | null; readAt: number | null }
  /** The server has the same revision. */
  | { same: true; epoch: string | null; revision: number | null; readAt: number | null };

export interface ReadViewOptions {
  etag?: string | null;
  link?: string;
  signal?: AbortSignal;
  fetch?: Fetch;
}

export async function readView(view: ViewName, key: string, given: ReadViewOptions = {}): Promise<ViewRead> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (given.link) headers['x-rampa-link'] = given.link;
  if (given.etag) headers['if-none-match'] = given.etag;
  return exchange(
    VIEWS[view].readAt(key),
    {
      method: 'GET',
      headers,
      ...(given.signal ? { signal: given.signal } : {}),
      ...(given.fetch ? { fetch: given.fetch } : {}),
    },
    async (response) => {
      const epoch = response.headers.get('x-rampa-epoch');
      const stamp = response.headers.get('x-rampa-revision');
      const revision = stamp === null || stamp === '' ? null : Number(stamp);
      // Server's milliseconds, whole seconds: the device's own clock may be wrong.
      const readAt = Date.parse(response.headers.get('date') ?? '') || null;
      if (response.status === 304) return { same: true, epoch, revision, readAt };
      const state = await dataOf(response);
      if (epoch === null || revision === null || !Number.isSafeInteger(revision)) {
        throw new ApiFailure(response.status, 'foreignAnswer', FOREIGN_TEXT);
      }
      return { same: false, state, epoch, revision, etag: response.headers.get('etag'), readAt };
    },
  );
}
