import { beforeEach, describe, expect, it } from 'vitest';
import { Batched } from './batched.ts';

/** Each batch as it was asked, answered when the test says so. */
interface Batch {
  keys: string[];
  answer(found: Record<string, number>): void;
  fail(error: unknown): void;
}

let batches: Batch[];
let batched: Batched<string, number>;
const turn = () => new Promise((next) => setImmediate(next));

beforeEach(() => {
  batches = [];
  batched = new Batched((keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<Map<string, number>>();
    batches.push({ keys, answer: (found) => resolve(new Map(Object.entries(found))), fail: reject });
    return promise;
  });
});

describe('questions of one turn', () => {
  it('leave together, equal ones once, and each gets its own answer', async () => {
    const asking = [batched.ask('a'), batched.ask('b'), batched.ask('a')];
    await Promise.resolve();
    asking.push(batched.ask('c'));
    expect(batches).toEqual([]);
    await turn();
    expect(batches.map(({ keys }) => keys)).toEqual([['a', 'b', 'c']]);
    batches[0]!.answer({ a: 1, b: 0 });
    expect(await Promise.all(asking)).toEqual([1, 0, 1, null]);
  });

  it('all fail with the batch, and the next turn is asked anew', async () => {
    const asking = Promise.allSettled([batched.ask('a'), batched.ask('b')]);
    await turn();
    batches[0]!.fail(new Error('away'));
    expect(await asking).toMatchObject([{ reason: { message: 'away' } }, { reason: { message: 'away' } }]);
    const again = batched.ask('a');
    await turn();
    batches[1]!.answer({ a: 1 });
    expect(await again).toBe(1);
  });
});

describe('a question asked after a batch has left', () => {
  it('starts the next one, though the same key is still being answered', async () => {
    const before = batched.ask('a');
    await turn();
    const after = batched.ask('a');
    await turn();
    expect(batches.map(({ keys }) => keys)).toEqual([['a'], ['a']]);
    batches[1]!.answer({ a: 2 });
    batches[0]!.answer({ a: 1 });
    expect(await Promise.all([before, after])).toEqual([1, 2]);
  });

  it('hears nothing of what was answered before', async () => {
    const before = batched.ask('a');
    await turn();
    batches[0]!.answer({ a: 1 });
    expect(await before).toBe(1);
    const after = batched.ask('a');
    await turn();
    batches[1]!.answer({});
    expect(await after).toBeNull();
  });
});

it('a reader that throws before it reads fails its batch and nothing else', async () => {
  const broken = new Batched<string, number>(() => {
    throw new Error('no connection');
  });
  await expect(broken.ask('a')).rejects.toThrow('no connection');
});
