import { describe, expect, it } from 'vitest';
import { programOfNow } from './program-of-now.ts';

/** Of four performances, so many are still to come. */
const program = (name: string, dateTimeBegin: string | null, aheadCount = 4) => ({
  ...{ name, dateTimeBegin, aheadCount },
  performanceCount: 4,
});
const days = [
  program('first', '2026-11-20T07:00:00.000Z'),
  program('second', '2026-11-21T07:00:00.000Z'),
  program('sometime', null),
];
const at = (moment: string, programs = days) => programOfNow(programs, Date.parse(moment))?.name;

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
  it('is the one that goes on, although the next one is about to begin', () => {
    const late = [program('morning', '2026-11-20T07:00:00.000Z', 1), program('evening', '2026-11-20T11:00:00.000Z')];
    expect(at('2026-11-20T10:00:00.000Z', late)).toBe('morning');
    expect(at('2026-11-21T10:00:00.000Z', [late[0]!, program('evening', '2026-11-21T07:00:00.000Z', 0)])).toBe(
      'evening',
    );
  });
  it('is, where nobody said when they begin, the one that goes on, and the next when that is over', () => {
    const undated = (done: number) => [program('one', null, 0), program('two', null, 4 - done), program('three', null)];
    expect(at('2026-11-20T10:00:00.000Z', undated(1))).toBe('two');
    expect(at('2026-11-20T10:00:00.000Z', undated(0))).toBe('two');
    expect(at('2026-11-20T10:00:00.000Z', undated(4))).toBe('three');
  });
});
