import { beforeEach, expect, it, vi } from 'vitest';
import { CompetitionSendPiece } from '@rampa/contract';
import { UPLOAD_PIECE } from '@rampa/kernel';
import { ApiFailure } from './api-failure.ts';
import { sendPieces } from './send-pieces.ts';

const sent: number[] = [];
let answers: (ApiFailure | null)[] = [];

vi.mock('./upload-file.ts', () => ({
  async uploadFile(_call: unknown, { query, file }: { query: { at: number }; file: File }) {
    sent.push(query.at);
    const failure = answers.shift() ?? null;
    if (failure) throw failure;
    return { received: query.at + file.size };
  },
}));
vi.mock('../backoff.ts', () => ({ backoff: () => 0 }));
vi.mock('../on-return.ts', () => ({ onReturn: () => () => undefined }));

beforeEach(() => {
  sent.length = 0;
  answers = [];
});

const SIZE = 2 * UPLOAD_PIECE + 10;
const run = (from = 0, onWaiting = vi.fn(), signal = new AbortController().signal) =>
  sendPieces(CompetitionSendPiece, {
    ...{
      uploadGuid: 'u',
      file: new Blob([new Uint8Array(SIZE)]),
      from,
      signal,
      onWaiting,
      onProgress: () => undefined,
    },
  });
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
