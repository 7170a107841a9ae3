import { describe, expect, it } from 'vitest';
import { counted, formatThousandths, isGuid, newGuid, newSecret, parseThousandths } from './index.ts';

describe('guid', () => {
  it('is a version 7 UUID that sorts by its birth', () => {
    const older = newGuid(1_000_000_000_000);
    const younger = newGuid(1_000_000_000_001);
    expect(isGuid(older)).toBe(true);
    expect(older[14]).toBe('7');
    expect(older < younger).toBe(true);
  });
  it('secret has 22 url-safe characters', () => {
    expect(newSecret()).toMatch(/^[\w-]{22}$/);
  });
});

describe('thousandths', () => {
  it.each([
    [9500, undefined, '9,5'],
    [9500, 2, '9,50'],
    [10000, undefined, '10'],
    [-250, 2, '\u22120,25'],
    [8935, 2, '8,94'],
    [999, 0, '1'],
  ])('%i with %s decimals is «%s»', (value, decimals, text) => {
    expect(formatThousandths(value, decimals)).toBe(text);
  });
  it.each([
    ['9,5', 9500],
    ['9.25', 9250],
    ['10', 10000],
    ['9,5555', null],
    ['1e3', null],
    ['', null],
  ])('reads «%s» as %s', (text, value) => {
    expect(parseThousandths(text)).toBe(value);
  });
});

describe('plural', () => {
  it.each([
    [1, '1\u00A0оценка'],
    [3, '3\u00A0оценки'],
    [11, '11\u00A0оценок'],
    [22, '22\u00A0оценки'],
  ])('%i → %s', (count, text) => {
    expect(counted(count, 'оценка', 'оценки', 'оценок')).toBe(text);
  });
});
