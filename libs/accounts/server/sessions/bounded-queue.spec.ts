import { TooMany } from '@rampa/kernel';
import { expect, it } from 'vitest';
import { BoundedQueue } from './bounded-queue.ts';

it('lets so many work at once and so many wait; the rest are refused at once, and told how long to wait', async () => {
  const queue = new BoundedQueue(2, 3);
  const ends: (() => void)[] = [];
  let [running, most] = [0, 0];
  const work = async () => {
    most = Math.max(most, ++running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running--;
  };
  const taken = Array.from({ length: 5 }, () => queue.run(work));
  const refused = await queue.run(work).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(TooMany);
  expect(refused).toMatchObject({ retryAfterS: 5, details: [{ message: expect.stringContaining('слишком много') }] });
  for (let index = 0; index < 5; index++) {
    while (ends.length === 0) await Promise.resolve();
    ends.shift()!();
    await taken[index];
  }
  expect(most).toBe(2);
  expect(running).toBe(0);
  const again = queue.run(async () => 'free');
  expect(await again).toBe('free');
});

it('gives a place back when the work fails', async () => {
  const queue = new BoundedQueue(1, 0);
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'free')).toBe('free');
});
