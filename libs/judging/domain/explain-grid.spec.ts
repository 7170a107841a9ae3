import { expect, it } from 'vitest';
import { criterion, groupOf, schemeOf } from '../testing/scoring-samples.ts';
import { gridOf, rankGroup } from './index.ts';
import type { ScoringScheme } from '@rampa/jury/domain';
import type { GroupInput } from './index.ts';

const names = { judges: { a: 'Анна Белова', b: 'Борис Ветров', c: 'Вера Гай', d: 'Глеб Дымов', e: 'Дина Ершова' } };
const gridIn = (scheme: ScoringScheme, group: GroupInput) =>
  gridOf(rankGroup(scheme, group).performances[0]!.derivation, names);
const struck = (text: string) => ({ text, struck: true });
const kept = (text: string) => ({ text, struck: false });

it('strikes the judge’s total where totals are dropped, and says why', () => {
  const criteria = [criterion(1, { title: 'Техника', weight: 2000 }), criterion(2, { title: 'Артистизм' })];
  const method = { kind: 'trimmedMean', per: 'judgeTotal', high: 1, low: 1, minJudges: 4 } as const;
  const marks = [9, 9.5, 8, 10, 9.4].map((mark) => [mark, mark]);
  const {
    criteria: heads,
    totalTitle,
    rows,
  } = gridIn(schemeOf({ criteria, perJudge: 'mean', method }), groupOf([marks]));
  expect(heads).toEqual([
    { title: 'Техника', weight: '×\u00a02' },
    { title: 'Артистизм', weight: '' },
  ]);
  expect(totalTitle).toBe('Балл');
  expect(rows.map(({ judge, total, note }) => [judge, total!.struck, note])).toEqual([
    ['Анна Белова', false, ''],
    ['Борис Ветров', false, ''],
    ['Вера Гай', true, 'отброшен: низший'],
    ['Глеб Дымов', true, 'отброшен: высший'],
    ['Дина Ершова', false, ''],
  ]);
  expect(rows[2]!.marks.every((mark) => !mark.struck)).toBe(true);
});

it('strikes marks criterion by criterion where each is dropped by itself', () => {
  const criteria = [criterion(1, { title: 'Техника' }), criterion(2, { title: 'Артистизм' })];
  const method = { kind: 'trimmedMean', per: 'criterion', high: 1, low: 1, minJudges: 3 } as const;
  const { totalTitle, rows } = gridIn(
    schemeOf({ criteria, method }),
    groupOf([
      [
        [9, 8],
        [8.5, 9],
        [8, 8.5],
      ],
    ]),
  );
  expect(totalTitle).toBeNull();
  expect(rows.map(({ marks }) => marks)).toEqual([
    [struck('9,0'), struck('8,0')],
    [kept('8,5'), struck('9,0')],
    [struck('8,0'), kept('8,5')],
  ]);
});
