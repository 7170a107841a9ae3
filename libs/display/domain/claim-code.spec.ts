import { describe, expect, it } from 'vitest';
import { codeOf, plainCode } from './claim-code.ts';

describe('the code of a bare television', () => {
  it.each([
    ['k7mt', 'K7MT'],
    ['К7МТ', 'K7MT'],
    ['к7 - мт', 'K7MT'],
    ['  У9ХА ', 'Y9XA'],
    ['', ''],
  ])('typed «%s» is %s', (typed, code) => expect(plainCode(typed)).toBe(code));

  it('takes each sign with the same chance, or none', () => {
    const alphabet = '23456789ACEHKMPTXY';
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte++) {
      const sign = codeOf(Uint8Array.of(byte), alphabet, 1);
      if (sign) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted().join('')).toBe(alphabet);
    expect(new Set(counts.values())).toEqual(new Set([14]));
    expect(codeOf(Uint8Array.of(255, 254), alphabet, 1)).toBeNull();
  });

  it('its alphabet is typed back as itself', () => expect(plainCode('23456789ACEHKMPTXY')).toBe('23456789ACEHKMPTXY'));
});
