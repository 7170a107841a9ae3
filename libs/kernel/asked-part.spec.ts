import { expect, it } from 'vitest';
import { askedPart } from './asked-part.ts';

it('reads one range, also from the end and without an end', () => {
  expect(askedPart('bytes=0-9', 100)).toEqual({ start: 0, end: 9 });
  expect(askedPart('bytes=90-', 100)).toEqual({ start: 90, end: 99 });
  expect(askedPart('bytes=-10', 100)).toEqual({ start: 90, end: 99 });
  expect(askedPart('bytes=-500', 100)).toEqual({ start: 0, end: 99 });
  expect(askedPart('bytes=50-5000', 100)).toEqual({ start: 50, end: 99 });
});

it('takes the whole where nothing, several or nonsense is asked for, and says what lies beyond', () => {
  for (const header of [null, '', 'bytes=', 'bytes=-', 'bytes=0-1,5-9', 'lines=0-1', 'bytes=9-5', 'bytes=a-b'])
    expect(askedPart(header, 100), header ?? 'none').toBe(null);
  for (const header of ['bytes=100-', 'bytes=100-120', 'bytes=-0'])
    expect(askedPart(header, 100), header).toBe('beyond');
  expect(askedPart('bytes=0-', 0)).toBe('beyond');
});
