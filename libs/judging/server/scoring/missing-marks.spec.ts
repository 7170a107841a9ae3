import type { Activity } from '@rampa/kernel';
import { describe, expect, it } from 'vitest';
import { missingMarks, type MissingSheet } from './missing-marks.ts';

const sheet = (order: number, judge: string, activity: Activity = 'Done'): MissingSheet => ({
  judge,
  performance: { guid: `p${order}`, order, activity, number: `${order}`, performer: '' },
  criteria: 5,
});
const labels = (sheets: readonly MissingSheet[]) => sheets.map(({ performance, judge }) => performance.guid + judge);

describe('what is missing before the lock', () => {
  it('stands as people came on stage, not by groups and judges', () => {
    const { sheets } = missingMarks([sheet(24, 'a'), sheet(3, 'a'), sheet(24, 'b'), sheet(3, 'b')]);
    expect(labels(sheets)).toEqual(['p3a', 'p3b', 'p24a', 'p24b']);
  });

  it('counts whoever has not been on stage, and does not list him', () => {
    const read = missingMarks([
      sheet(1, 'a'),
      sheet(2, 'a', 'Waiting'),
      sheet(2, 'b', 'Waiting'),
      sheet(3, 'a', 'Ready'),
    ]);
    expect(labels(read.sheets)).toEqual(['p1a']);
    expect(read).toMatchObject({ unstaged: 2, more: 0 });
  });

  it('is never cut in the middle of a performance', () => {
    const judges = ['a', 'b', 'c', 'd'];
    const all = Array.from({ length: 20 }, (_, order) => judges.map((judge) => sheet(order, judge))).flat();
    const { sheets, more } = missingMarks(all);
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.length % judges.length).toBe(0);
    expect(sheets.length / judges.length + more).toBe(20);
    const many = Array.from({ length: 60 }, (_, judge) => sheet(1, `${judge}`));
    expect(missingMarks([...many, sheet(2, 'a')])).toMatchObject({ sheets: { length: 60 }, more: 1 });
  });
});
