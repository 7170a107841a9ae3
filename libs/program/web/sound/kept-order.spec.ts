import { beforeEach, expect, it, vi } from 'vitest';
import { keepOrder, orderIn, type ToKeep } from './kept-order.ts';

const order = (program: string, competition = 'event'): ToKeep => ({
  ...{ competition, program, title: program, timeZone: 'Europe/Moscow', rows: [] },
});

function cacheOf() {
  const kept = new Map<string, Response>();
  return {
    put: async (address: RequestInfo | URL, answer: Response) => void kept.set(String(address), answer),
    keys: async () => [...kept.keys()].map((url) => ({ url }) as Request),
    match: async (request: RequestInfo | URL) => kept.get((request as Request).url)?.clone(),
  };
}

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://rampa.example' });
  return () => vi.unstubAllGlobals();
});

it('finds the order of the asked program, else the newest of the event, and of no other event', async () => {
  const cache = cacheOf();
  vi.spyOn(Date, 'now').mockReturnValueOnce(1).mockReturnValueOnce(3).mockReturnValueOnce(2).mockReturnValueOnce(4);
  await keepOrder(cache, order('first'));
  await keepOrder(cache, order('second'));
  await keepOrder(cache, order('third'));
  await keepOrder(cache, order('theirs', 'another event'));
  expect(await orderIn(cache, 'event', 'first')).toMatchObject({ program: 'first', at: 1 });
  expect(await orderIn(cache, 'event', null)).toMatchObject({ program: 'second' });
  expect(await orderIn(cache, 'event', 'theirs')).toMatchObject({ program: 'second' });
  expect(await orderIn(cache, 'no event', null)).toBeNull();
});
