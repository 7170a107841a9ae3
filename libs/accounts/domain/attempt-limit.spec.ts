import { describe, expect, it } from 'vitest';
import { AttemptLimit } from './attempt-limit.ts';

const MINUTE = 60_000;

describe('limit of attempts', () => {
  it('lets the limit through, refuses the next, and forgets with the window', () => {
    const limit = new AttemptLimit({ limit: 3, windowMs: MINUTE });
    expect([0, 1, 2, 3].map((at) => limit.take('a', at))).toEqual([true, true, true, false]);
    expect(limit.take('b', 3)).toBe(true);
    expect(limit.take('a', MINUTE)).toBe(true); // the attempt at 0 is a minute old by then
    expect(limit.take('a', MINUTE)).toBe(false);
  });

  it('a refused attempt does not prolong the refusal', () => {
    const limit = new AttemptLimit({ limit: 1, windowMs: MINUTE });
    limit.take('a', 0);
    limit.take('a', MINUTE - 1);
    expect(limit.take('a', MINUTE)).toBe(true);
  });

  it('gives back what turned out right', () => {
    const limit = new AttemptLimit({ limit: 1, windowMs: MINUTE });
    limit.take('a', 5);
    limit.giveBack('a', 5);
    limit.giveBack('unknown', 5);
    expect(limit.take('a', 6)).toBe(true);
  });

  it('remembers a bounded number of keys, dropping the oldest', () => {
    const limit = new AttemptLimit({ limit: 1, windowMs: MINUTE, maxKeys: 2 });
    for (const key of ['a', 'b', 'c']) limit.take(key, 0);
    expect(limit.take('a', 1)).toBe(true);
    expect(limit.take('c', 1)).toBe(false);
  });
});
