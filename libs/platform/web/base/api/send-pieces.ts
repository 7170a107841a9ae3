// Sends a large file in pieces: waits while the connection is lost and does not repeat what the server has.

import type { CallDefinition } from '@rampa/contract';
import { UPLOAD_PIECE } from '@rampa/kernel';
import { backoff } from '../backoff.ts';
import { onReturn } from '../on-return.ts';
import { ApiFailure } from './api-failure.ts';
import { uploadFile } from './upload-file.ts';

const FIRST_WAIT_MS = 1_000;
const MOST_WAIT_MS = 20_000;

export interface Patience {
  signal: AbortSignal;
  /** Nobody answers; sending continues by itself. */
  onWaiting(isWaiting: boolean): void;
}

export interface SendingPieces extends Patience {
  uploadGuid: string;
  file: Blob;
  /** Bytes that the server has. */
  from: number;
  /** Size of the file in bytes. */
  onProgress(sent: number): void;
}

/**
 * The call takes a piece as a form, with `uploadGuid` and `at` in its query, and refuses a piece from another position
 * by uploadGap. `send` sends one piece; specs replace it.
 */
export async function sendPieces(call: CallDefinition, given: SendingPieces, send = uploadFile): Promise<void> {
  const { uploadGuid, file, signal, onProgress } = given;
  let at = given.from;
  onProgress(at);
  while (at < file.size) {
    const from = at;
    // Read before sending, so that a file changed on the disk is not taken for a lost connection.
    const part = await file.slice(from, from + UPLOAD_PIECE).arrayBuffer();
    at = await untilAnswered(async () => {
      try {
        const { received } = (await send(call, {
          query: { uploadGuid, at: from } as never,
          file: new File([part], 'piece'),
          signal,
          isPart: true,
          onProgress: (share) => onProgress(from + share * part.byteLength),
        })) as { received: number };
        return received;
      } catch (error) {
        const received = receivedOf(error);
        if (received === null || received === from) throw error;
        return received;
      }
    }, given);
    onProgress(at);
  }
}

/** Repeats while nobody answers; a refusal is an answer. */
export async function untilAnswered<T>(ask: () => Promise<T>, { signal, onWaiting }: Patience): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiFailure && error.isPassing)) throw error;
      onWaiting(true);
      await pause(backoff(Math.random, attempt, FIRST_WAIT_MS, MOST_WAIT_MS), signal);
      onWaiting(false);
    }
  }
}

function receivedOf(error: unknown): number | null {
  const isGap = error instanceof ApiFailure && error.code === 'uploadGap';
  const received = isGap ? error.errors[0]?.customData?.received : null;
  return typeof received === 'number' ? received : null;
}

/** Waits for that time, or until the device is back. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = () => {
      clearTimeout(timer);
      forget();
      signal.removeEventListener('abort', stop);
    };
    const end = () => {
      over();
      resolve();
    };
    const stop = () => {
      over();
      reject(new DOMException('Отменено', 'AbortError'));
    };
    const timer = setTimeout(end, milliseconds);
    const forget = onReturn(end);
    signal.addEventListener('abort', stop, { once: true });
  });
}
