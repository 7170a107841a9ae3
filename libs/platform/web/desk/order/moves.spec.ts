import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder, movedBeside, movedBy } from './moves.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const of = (...moved: string[]) => new Set(moved);

describe('rows of an order', () => {
  it('go one up or down, alone or together, and never over an end', () => {
    expect(movedBy(ids, of('b'), 1)).toEqual(['a', 'c', 'b', 'd', 'e']);
    expect(movedBy(ids, of('b'), -1)).toEqual(['b', 'a', 'c', 'd', 'e']);
    expect(movedBy(ids, of('b', 'd'), -1)).toEqual(['b', 'd', 'a', 'c', 'e']);
    expect(movedBy(ids, of('b', 'd'), 1)).toEqual(['a', 'c', 'e', 'b', 'd']);
    expect([movedBy(ids, of('a'), -1), movedBy(ids, of('d', 'e'), 1), movedBy(ids, of('x'), 1)]).toEqual([
      null,
      null,
      null,
    ]);
    // What stands apart comes together at the end.
    expect(movedBy(ids, of('a', 'c'), -1)).toEqual(['a', 'c', 'b', 'd', 'e']);
  });

  it('are put beside one that stays, or at the end', () => {
    expect(movedBeside(ids, of('e'), 'before', 'a')).toEqual(['e', 'a', 'b', 'c', 'd']);
    expect(movedBeside(ids, of('a', 'd'), 'after', 'b')).toEqual(['b', 'a', 'd', 'c', 'e']);
    expect(movedBeside(ids, of('b'), 'after', null)).toEqual(['a', 'c', 'd', 'e', 'b']);
    expect([movedBeside(ids, of('a'), 'before', 'b'), movedBeside(ids, of('a'), 'after', 'gone')]).toEqual([
      null,
      null,
    ]);
    expect(movedBeside(ids, of('a', 'b'), 'before', 'b')).toBeNull();
  });

  it('are the same rows after any move, and those that stay keep their order', () => {
    const sets = fc.subarray(ids).map((some) => new Set(some));
    fc.assert(
      fc.property(sets, fc.constantFrom(1 as const, -1 as const), fc.constantFrom(...ids, null), (moved, by, ofId) => {
        for (const next of [movedBy(ids, moved, by), movedBeside(ids, moved, 'before', ofId)]) {
          if (next === null) continue;
          expect(next.toSorted()).toEqual(ids);
          for (const isMoved of [true, false])
            expect(next.filter((id) => moved.has(id) === isMoved)).toEqual(
              ids.filter((id) => moved.has(id) === isMoved),
            );
        }
      }),
    );
  });

  it('that came meanwhile follow as they stand', () => {
    const rows = ['a', 'b', 'new', 'newer', 'c'].map((id) => ({ id }));
    expect(inOrder(rows, ({ id }) => id, ['c', 'a', 'b', 'gone']).map(({ id }) => id)).toEqual([
      'c',
      'a',
      'b',
      'new',
      'newer',
    ]);
  });
});
