import { describe, expect, it } from 'vitest';
import { stepsOfGivingWay } from './giving-way.ts';

describe('stepsOfGivingWay', () => {
  it("begins with the event's name, and lets the nomination go last", () => {
    expect(stepsOfGivingWay(['nomination', 'event', 'institution'])).toEqual([
      [],
      ['event'],
      ['event', 'institution'],
      ['event', 'institution', 'nomination'],
    ]);
  });

  it('passes over what the scene does not show', () => {
    expect(stepsOfGivingWay(['nomination', 'event'])).toEqual([[], ['event'], ['event', 'nomination']]);
    expect(stepsOfGivingWay([])).toEqual([[]]);
  });
});
