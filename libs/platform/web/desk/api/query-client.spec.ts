import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createDeskQueryClient } from './query-client.ts';

/** A page that has read once, and reads again. */
async function rereading() {
  const told: unknown[] = [];
  const tell = (error: unknown) => void told.push(error);
  const client = createDeskQueryClient({ onSignedOut: () => undefined, rereads: {}, tell });
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let asked = 0;
  const page = new QueryObserver(client, { queryKey: ['report'], queryFn: () => answers[asked++]!.promise });
  const leave = page.subscribe(() => undefined);
  answers[0]!.resolve('the report');
  await vi.waitFor(() => expect(page.getCurrentResult().data).toBe('the report'));
  const again = page.refetch();
  return { told, leave, again, fail: () => answers[1]!.reject(new Error('not found')) };
}

it('a read again that fails is told on its page', async () => {
  const { told, again, fail } = await rereading();
  fail();
  await again;
  expect(told).toHaveLength(1);
});

it('a read again that fails once its page has been left is told to nobody', async () => {
  const { told, again, fail, leave } = await rereading();
  leave();
  fail();
  await again;
  expect(told).toEqual([]);
});

it('what is read again by the clock tells of a lost connection once in a minute, and of the next one at once', async () => {
  const told: unknown[] = [];
  const tell = (error: unknown) => void told.push(error);
  const client = createDeskQueryClient({ onSignedOut: () => undefined, rereads: {}, tell });
  let isLost = false;
  const queryFn = () => (isLost ? Promise.reject(new Error('lost')) : Promise.resolve('the report'));
  const page = new QueryObserver(client, { queryKey: ['report'], queryFn, refetchInterval: 3_600_000 });
  const leave = page.subscribe(() => undefined);
  await vi.waitFor(() => expect(page.getCurrentResult().data).toBe('the report'));
  const clock = vi.spyOn(Date, 'now');
  const begun = Date.now();
  const reads: [at: number, isLost: boolean, told: number][] = [
    [0, true, 1],
    [10, true, 1],
    [61, true, 2],
    [65, false, 2],
    [70, true, 3],
  ];
  for (const [at, turn, count] of reads) {
    clock.mockReturnValue(begun + at * 1_000);
    isLost = turn;
    await page.refetch();
    expect(told, `after ${at} s`).toHaveLength(count);
  }
  clock.mockRestore();
  leave();
});
