import { describe, expect, it } from 'vitest';
import { NOT_SOUGHT, soughtGroups, waitingCount } from './finding.ts';
import type { ProtocolGroup, ProtocolRow } from './rows.ts';

const row = (number: string, change: Partial<ProtocolRow> = {}): ProtocolRow => ({
  itemGuid: number,
  programGuid: 'p',
  nominationGuid: null,
  number,
  performer: `Исполнитель ${number}`,
  collective: '',
  city: 'Тверь',
  pieceTitle: '',
  activity: 'Done',
  isWithdrawn: false,
  status: 'complete',
  total: null,
  technical: null,
  components: null,
  deductions: null,
  place: null,
  placeTo: null,
  award: null,
  byJudge: [],
  byCriterion: [],
  methodText: '',
  ...change,
});

const group = (key: string, rows: ProtocolRow[]) => ({ key, title: key, rows }) as unknown as ProtocolGroup;
const numbers = (groups: readonly ProtocolGroup[]) => groups.map(({ rows }) => rows.map((one) => one.number).join());

describe('finding a row', () => {
  it('looks through the performer, the collective and the number', () => {
    const groups = [group('a', [row('12а', { performer: 'Жар-птица', collective: 'Орлёнок' }), row('13')])];
    const found = (question: string) => numbers(soughtGroups(groups, { ...NOT_SOUGHT, question }));
    for (const question of ['жар птиц', 'орленок', '№12', '12 жар']) expect(found(question)).toEqual(['12а']);
    expect(found('тверь')).toEqual([]);
  });

  it('sorts within the groups, what has no value last whichever way', () => {
    const groups = [group('a', [row('10', { total: 8000 }), row('9'), row('2', { total: 9000 })])];
    expect(numbers(soughtGroups(groups, { ...NOT_SOUGHT, order: 'total' }))).toEqual(['2,10,9']);
    expect(numbers(soughtGroups(groups, { ...NOT_SOUGHT, order: 'total', isReversed: true }))).toEqual(['10,2,9']);
    expect(numbers(soughtGroups(groups, { ...NOT_SOUGHT, order: 'number' }))).toEqual(['2,9,10']);
    expect(numbers(soughtGroups(groups, NOT_SOUGHT))).toEqual(['10,9,2']);
  });

  it('shows those who wait for marks, and keeps the row a person is in', () => {
    const groups = [
      group('a', [row('1'), row('2', { status: 'waiting' }), row('3', { status: 'waiting', isWithdrawn: true })]),
      group('b', [row('4')]),
    ];
    const waiting = { ...NOT_SOUGHT, isWaitingOnly: true, programGuid: 'p' };
    expect(numbers(soughtGroups(groups, waiting))).toEqual(['2']);
    expect(numbers(soughtGroups(groups, waiting, ['1']))).toEqual(['1,2']);
    expect(waitingCount(groups, 'p')).toBe(1);
    const others = group('c', [row('5', { status: 'waiting', programGuid: 'q' })]);
    expect(waitingCount([...groups, others], 'p')).toBe(1);
    expect(numbers(soughtGroups([...groups, others], { ...waiting, programGuid: 'p' }))).toEqual(['2']);
  });
});
