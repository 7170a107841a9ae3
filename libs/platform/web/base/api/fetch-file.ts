// Calls that answer a file. A JSON answer in its place is a refusal, whose words the person should read.

import type { CallDefinition } from '@rampa/contract';
import { ApiFailure, DOWNLOAD_TEXT } from './api-failure.ts';
import { addressOf, type CallOptions } from './call-api.ts';
import { dataOf, exchange } from './http.ts';

export interface FetchedFile {
  name: string;
  bytes: Blob;
}

/** A file is printed while the person waits: longer than any other call. */
const FILE_LIMIT_MS = 120_000;

export function fetchFile<C extends CallDefinition>(
  call: C,
  given: Pick<CallOptions<C>, 'query' | 'signal' | 'fetch'> = {},
): Promise<FetchedFile> {
  return exchange(
    addressOf(call, given),
    {
      method: call.method,
      headers: {},
      timeLimit: FILE_LIMIT_MS,
      ...(given.signal ? { signal: given.signal } : {}),
      ...(given.fetch ? { fetch: given.fetch } : {}),
    },
    async (response) => {
      const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
      if (response.ok && name) return { name: decodeURIComponent(name), bytes: await response.blob() };
      await dataOf(response).catch((failure: unknown) => {
        if (failure instanceof ApiFailure && failure.errors.length > 0) throw failure;
      });
      throw new ApiFailure(response.status, 'foreignAnswer', `${DOWNLOAD_TEXT}: ${response.status}`);
    },
  );
}

/** Into the browser's downloads. */
export function saveFile({ name, bytes }: FetchedFile): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the bytes over by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
