import { expect, it } from 'vitest';
import type { ProtocolView } from '@rampa/contract';
import { apartOnly, besideOf, outlierCount } from './beside.ts';

const judges = ['a', 'b', 'c', 'd'].map((guid) => ({ guid, fullName: guid, isChair: false }));
const row = (itemGuid: string, ...marks: number[]) => ({
  itemGuid,
  byJudge: marks.map((mark) => ({ marks: [mark * 1000], abstained: false })),
});
const protocol = {
  judges,
  criteria: [{ title: 'Техника', min: 0, max: 10_000, step: 100 }],
  comments: [{ itemGuid: 'calm', judgeGuid: 'b', text: 'Ярко' }],
  groups: [
    { key: '1', rows: [row('calm', 9, 9, 9, 9), row('apart', 9, 6, 9.2, 9)] },
    { key: '2', rows: [row('other', 5, 5, 5, 5)] },
  ],
} as unknown as ProtocolView;

it('a mark apart is told with the panel’s median, a comment stands at its judge', () => {
  const beside = besideOf(protocol);
  expect(beside.get('apart')!.map(({ outlier }) => outlier)).toEqual([
    null,
    { isAbove: false, words: 'Техника: 6,0 при медиане жюри 9,0' },
    null,
    null,
  ]);
  expect(beside.get('calm')!.map(({ comment }) => comment)).toEqual(['', 'Ярко', '', '']);
  expect(outlierCount(beside, protocol.groups)).toBe(1);
  expect(apartOnly(protocol.groups, beside).map(({ rows }) => rows.map(({ itemGuid }) => itemGuid))).toEqual([
    ['apart'],
  ]);
});
