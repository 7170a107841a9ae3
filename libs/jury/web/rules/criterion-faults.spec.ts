import { describe, expect, it } from 'vitest';
import { criterionFaults } from './criterion-faults.ts';

const scale = { min: 0, max: 10_000, step: 100, weight: 1000 };

describe('scale', () => {
  it('is right', () => {
    expect(criterionFaults(scale)).toEqual({});
  });
  it.each([
    [{ max: 0 }, 'max'],
    [{ step: 3000 }, 'step'],
    [{ step: 0 }, 'step'],
    [{ weight: 0 }, 'weight'],
    [{ min: null }, 'min'],
    [{ min: -1000 }, 'min'],
    [{ max: Number.NaN }, 'max'],
  ])('%j is wrong at %s', (change, field) => {
    expect(Object.keys(criterionFaults({ ...scale, ...change }))).toEqual([field]);
  });
});
