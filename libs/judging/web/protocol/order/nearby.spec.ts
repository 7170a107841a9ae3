import { describe, expect, it } from 'vitest';
import { nearbyOf } from './nearby.ts';
import type { ProtocolRow } from './rows.ts';

const group = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ itemGuid: `${index + 1}` }) as ProtocolRow);
const told = (count: number, itemGuid: string) => {
  const { shown, rest } = nearbyOf(group(count), itemGuid);
  return [shown.flatMap(({ row, skipped }) => [...(skipped ? [`(${skipped})`] : []), row.itemGuid]).join(' '), rest];
};

describe('the group beside a performance', () => {
  it('is shown whole when it is small', () => {
    expect(told(4, '2')).toEqual(['1 2 3 4', 0]);
  });
  it('is the top and those around it when it is large, with how many are left out', () => {
    expect(told(20, '10')).toEqual(['1 2 3 (4) 8 9 10 11 12', 8]);
    expect(told(20, '1')).toEqual(['1 2 3', 17]);
    expect(told(20, '20')).toEqual(['1 2 3 (14) 18 19 20', 0]);
  });
});
