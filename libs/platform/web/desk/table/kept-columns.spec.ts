import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NARROWEST, readKept, WIDEST, writeKept } from './kept-columns.ts';

const columns = fc.uniqueArray(
  fc.record({ key: fc.string({ minLength: 1 }), width: fc.option(fc.integer({ min: NARROWEST, max: WIDEST })) }),
  { selector: ({ key }) => key, maxLength: 60 },
);

describe('columns that are kept', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(columns, (kept) => {
        expect(readKept(writeKept(kept))).toEqual(kept);
      }),
    );
  });

  it('are whatever can be read of what somebody has put there', () => {
    expect([null, '', '{', '7', '"a"', '{"a":1}'].map(readKept)).toEqual([null, null, null, null, null, null]);
    expect(readKept('[["a",1],["b",1e9],["c","x"],[7],"d",null,[]]')).toEqual([
      { key: 'a', width: NARROWEST },
      { key: 'b', width: WIDEST },
      { key: 'c', width: null },
    ]);
  });
});
