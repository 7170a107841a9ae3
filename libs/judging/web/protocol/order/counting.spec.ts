import type { ProtocolView } from '@rampa/contract';
import { expect, it } from 'vitest';
import { countingLines } from './counting.ts';

const MEAN = 'Итог — среднее двух судей, с округлением до сотых';
const row = (number: string, abstained: boolean, total: number | null = 9000) => ({
  ...{ programGuid: 'p', number, performer: 'Ли А', total, byJudge: [{ abstained: false }, { abstained }] },
  methodText: abstained ? 'Итог — оценка одного судьи, одно воздержание' : 'Итог — среднее двух судей',
});
const lines = (...rows: object[]) =>
  countingLines({ programGuid: 'p', groups: [{ title: 'Вокал', methodText: MEAN, rows }] } as unknown as ProtocolView);

it('names by number what was counted otherwise', () => {
  expect(lines(row('1', false), row('2', false))).toEqual([MEAN]);
  expect(lines(row('10', true), row('9', true), row('3', false))).toEqual([
    MEAN,
    '№\u00A09, 10: итог — оценка одного судьи, одно воздержание',
  ]);
});

it('not before it has a total, and not of another program', () => {
  expect(lines(row('1', true, null), { ...row('2', true), programGuid: 'q' })).toEqual([MEAN]);
});
