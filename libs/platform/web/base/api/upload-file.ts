// Sends a file: reports its progress and can be stopped.

import type { AnswerOf, CallDefinition, SentQuery } from '@rampa/contract';
import { ApiFailure, LATE_TEXT, OFFLINE_TEXT } from './api-failure.ts';
import { addressOf } from './call-api.ts';
import { API_ROOT, dataOf } from './http.ts';
import { wrote } from './on-write.ts';

/** Longest time of one upload, ms: a phone's picture over a hall's Wi-Fi is slow. */
const UPLOAD_LIMIT_MS = 300_000;

export interface Sending<C extends CallDefinition> {
  query?: SentQuery<C>;
  file: File;
  /** From 0 to 1; at 1 everything is sent and the server is working on it. */
  onProgress?(share: number): void;
  signal?: AbortSignal;
  /** One piece of a file: it refreshes no reads. */
  isPart?: boolean;
}

/** For calls that take one file as a form. `signal` stops it with an AbortError. */
export async function uploadFile<C extends CallDefinition>(call: C, given: Sending<C>): Promise<AnswerOf<C>> {
  const body = new FormData();
  body.set('file', given.file);
  const response = await send(call.method, API_ROOT + addressOf(call, given), body, given);
  const answer = (await dataOf(response)) as AnswerOf<C>;
  if (!given.isPart) wrote();
  return answer;
}

/** Whoever sent it has stopped it: that is no failure. */
export const isStopped = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** `fetch` does not tell how much has been sent. */
function send(
  method: string,
  address: string,
  body: FormData,
  { onProgress, signal }: Pick<Sending<CallDefinition>, 'onProgress' | 'signal'>,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const end = () => signal?.removeEventListener('abort', stop);
    request.open(method, address);
    request.setRequestHeader('accept', 'application/json');
    request.timeout = UPLOAD_LIMIT_MS;
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => {
      end();
      resolve(new Response(request.responseText, { status: request.status }));
    };
    request.onerror = () => {
      end();
      reject(new ApiFailure(0, 'offline', OFFLINE_TEXT));
    };
    request.ontimeout = () => {
      end();
      reject(new ApiFailure(0, 'offline', LATE_TEXT));
    };
    request.onabort = () => {
      end();
      reject(new DOMException('Отменено', 'AbortError'));
    };
    if (signal?.aborted) return request.onabort(new ProgressEvent('abort'));
    signal?.addEventListener('abort', stop, { once: true });
    request.send(body);
  });
}
