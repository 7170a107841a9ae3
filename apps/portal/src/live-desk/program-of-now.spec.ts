import { describe, expect, it } from 'vitest';
import { programOfNow } from './program-of-now.ts';

const program = (name: string, dateTimeBegin: string | null) => ({ name, dateTimeBegin });
const days = [
  program('first', '2026-11-20T07:00:00.000Z'),
  program('second', '2026-11-21T07:00:00.000Z'),
  program('sometime', null),
];
const at = (moment: string) => programOfNow(days, Date.parse(moment))?.name;

describe('the program of the moment', () => {
  it('is the one that has begun last or is about to', () => {
    expect(at('2026-11-20T15:00:00.000Z')).toBe('first');
    expect(at('2026-11-21T05:00:00.000Z')).toBe('second');
    expect(at('2026-11-25T05:00:00.000Z')).toBe('second');
  });
  it('is the first before all of them, and none where there is none', () => {
    expect(at('2026-11-01T05:00:00.000Z')).toBe('first');
    expect(programOfNow([], 0)).toBeNull();
  });
});
