import { CompetitionSendPiece, type AnswerOf, type CallDefinition } from '@rampa/contract';
import { UPLOAD_PIECE } from '@rampa/kernel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure } from './api-failure.ts';
import { sendPieces } from './send-pieces.ts';
import type { Sending } from './upload-file.ts';

const sent: number[] = [];
let answers: (ApiFailure | null)[] = [];

// Replaces uploadFile, because this spec has no browser.
async function send<C extends CallDefinition>(_call: C, { query, file }: Sending<C>): Promise<AnswerOf<C>> {
  const { at } = query as unknown as { at: number };
  sent.push(at);
  const failure = answers.shift() ?? null;
  if (failure) throw failure;
  return { received: at + file.size } as unknown as AnswerOf<C>;
}

beforeEach(() => {
  vi.useFakeTimers().setTimerTickMode('nextTimerAsync');
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  sent.length = 0;
  answers = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SIZE = 2 * UPLOAD_PIECE + 10;
const run = (from = 0, onWaiting = vi.fn(), signal = new AbortController().signal) =>
  sendPieces(
    CompetitionSendPiece,
    {
      uploadGuid: 'u',
      file: new Blob([new Uint8Array(SIZE)]),
      from,
      signal,
      onWaiting,
      onProgress: () => undefined,
    },
    send,
  );
const failure = (status: number, code: string, received?: number) =>
  new ApiFailure(status, code, code, [{ code, message: code, customData: { received } }]);

it('goes on from where the server is', async () => {
  await run(UPLOAD_PIECE);
  expect(sent).toEqual([UPLOAD_PIECE, 2 * UPLOAD_PIECE]);
});

it('waits out a lost connection, and hears how much came all the same', async () => {
  answers = [null, failure(0, 'offline'), failure(409, 'uploadGap', 2 * UPLOAD_PIECE)];
  const waiting = vi.fn();
  await run(0, waiting);
  expect(sent).toEqual([0, UPLOAD_PIECE, UPLOAD_PIECE, 2 * UPLOAD_PIECE]);
  expect(waiting.mock.calls).toEqual([[true], [false]]);
});

it('ends at a refusal, and where it is stopped', async () => {
  answers = [failure(404, 'notFound')];
  await expect(run()).rejects.toMatchObject({ code: 'notFound' });
  answers = [failure(0, 'offline')];
  const stop = new AbortController();
  await expect(
    run(
      0,
      vi.fn((isWaiting) => isWaiting && queueMicrotask(() => stop.abort())),
      stop.signal,
    ),
  ).rejects.toThrow('Отменено');
});
