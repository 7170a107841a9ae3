// Calls that answer a file. A JSON answer in its place is a refusal, whose words the person should read.

import type { CallDefinition } from '@rampa/contract';
import { ApiFailure, DOWNLOAD_TEXT } from './api-failure.ts';
import { addressOf, type CallOptions } from './call-api.ts';
import { dataOf, exchange } from './http.ts';
import { wrote } from './on-write.ts';

export interface FetchedFile {
  name: string;
  bytes: Blob;
}

/** A file is printed while the person waits, so the limit is longer than for other calls, ms. */
const FILE_LIMIT_MS = 120_000;

type Asking<C extends CallDefinition> = Pick<CallOptions<C>, 'query' | 'signal' | 'fetch'>;

export async function fetchFile<C extends CallDefinition>(call: C, given: Asking<C> = {}): Promise<FetchedFile> {
  return (await ask(call, given, {}))!;
}

/** Null: a job makes it, and the tray tells when it is ready. */
export function orderFile<C extends CallDefinition>(call: C, given: Asking<C> = {}): Promise<FetchedFile | null> {
  return ask(call, given, { prefer: 'respond-async' });
}

function ask<C extends CallDefinition>(
  call: C,
  given: Asking<C>,
  headers: Record<string, string>,
): Promise<FetchedFile | null> {
  return exchange(
    addressOf(call, given),
    {
      method: call.method,
      headers,
      timeLimit: FILE_LIMIT_MS,
      ...(given.signal ? { signal: given.signal } : {}),
      ...(given.fetch ? { fetch: given.fetch } : {}),
    },
    async (response) => {
      const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
      if (response.ok && name) return { name: decodeURIComponent(name), bytes: await response.blob() };
      const data = await dataOf(response).catch((failure: unknown) => {
        if (failure instanceof ApiFailure && failure.errors.length > 0) throw failure;
      });
      if (headers.prefer && response.status === 202 && isBegun(data)) {
        wrote();
        return null;
      }
      throw new ApiFailure(response.status, 'foreignAnswer', `${DOWNLOAD_TEXT}: ${response.status}`);
    },
  );
}

/** Parsed by hand, because pages do not load the contract's schemas. */
function isBegun(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'jobGuid' in data && typeof data.jobGuid === 'string';
}

/** Saves the bytes as a download. */
export function saveFile({ name, bytes }: FetchedFile): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the bytes over by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
