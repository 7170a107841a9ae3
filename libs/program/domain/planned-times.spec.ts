import { describe, expect, it } from 'vitest';
import { plannedTimes, type PlannedItem } from './planned-times.ts';

const performance = (durationS: number, isWithdrawn = false): PlannedItem => ({
  kind: 'performance',
  durationS,
  isWithdrawn,
});
const BEGIN = 1_700_000_000_000;
const seconds = (times: (number | null)[]) => times.map((time) => (time === null ? null : (time - BEGIN) / 1000));

describe('planned starts', () => {
  it('the first begins with the program, each next after the duration and the gap', () => {
    expect(seconds(plannedTimes(BEGIN, [performance(180), performance(240), performance(120)]))).toEqual([0, 210, 480]);
  });

  it('a pause lasts what it lasts, without a gap of its own', () => {
    const items: PlannedItem[] = [
      performance(180),
      { kind: 'pause', durationS: 900, isWithdrawn: false },
      performance(60),
    ];
    expect(seconds(plannedTimes(BEGIN, items))).toEqual([0, 210, 1110]);
  });

  it('a withdrawn item has no time and takes none', () => {
    expect(seconds(plannedTimes(BEGIN, [performance(180), performance(600, true), performance(60)]))).toEqual([
      0,
      null,
      210,
    ]);
  });

  it('without a beginning there is no plan', () => {
    expect(plannedTimes(null, [performance(180), performance(60)])).toEqual([null, null]);
  });

  it('takes the gap it is given', () => {
    expect(seconds(plannedTimes(BEGIN, [performance(100), performance(0), performance(0)], 0))).toEqual([0, 100, 100]);
  });
});
