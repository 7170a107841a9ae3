import { expect, it } from 'vitest';
import { keptAnswer } from './kept-recording.ts';

const DAY = 24 * 3_600_000;
const kept = (ago = 0) =>
  new Response(new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]), {
    headers: { 'content-type': 'audio/mpeg', date: new Date(Date.now() - ago).toUTCString() },
  });
const bytesOf = async (answer: Response | null) => [...new Uint8Array(await answer!.arrayBuffer())];

it('answers the whole recording, or the part that a player asks for', async () => {
  const whole = await keptAnswer(kept(), null);
  expect([whole!.status, whole!.headers.get('content-type'), await bytesOf(whole)]).toEqual([
    ...[200, 'audio/mpeg'],
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  ]);
  const part = await keptAnswer(kept(), 'bytes=7-');
  expect([part!.status, part!.headers.get('content-range'), await bytesOf(part)]).toEqual([
    ...[206, 'bytes 7-9/10'],
    [7, 8, 9],
  ]);
  const beyond = await keptAnswer(kept(), 'bytes=10-');
  expect([beyond!.status, beyond!.headers.get('content-range')]).toEqual([416, 'bytes */10']);
});

it('plays nothing that was not taken, or was taken long ago', async () => {
  expect(await keptAnswer(undefined, null)).toBe(null);
  expect(await keptAnswer(kept(15 * DAY), null)).toBe(null);
  expect(await keptAnswer(new Response('no date'), null)).toBe(null);
  expect(await keptAnswer(kept(13 * DAY), null)).not.toBe(null);
});
