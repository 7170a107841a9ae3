import { PROTOCOL_STATES } from '@rampa/kernel';
import { expect, it } from 'vitest';
import { maySeeOthers, seenOthers } from './seen-others.ts';

const judge = (fullName: string, end: string) => ({
  fullName,
  guid: `01900000-0000-7000-8000-${end.padStart(12, '0')}`,
});
const judges = [judge('Белова Вера', 'c'), judge('Орлов Пётр', 'a'), judge('Чен Ли', 'b')];
const given = (total: number | null, marks: (number | null)[], abstained = false, expected = 2) => ({
  ...{ total, marks, abstained, expected },
  ...{ isDropped: true, comment: 'тайно', place: 1 },
});
const whole = {
  judges,
  criteria: [{ guid: 'technique', title: 'Техника', min: 0, step: 100, weight: 1 }],
  groups: [
    {
      rows: [
        {
          ...{ itemGuid: 'own', place: 1, award: { title: 'Гран-при' } },
          byJudge: [given(9000, [9000]), given(null, [null], true), given(8000, [8000])],
        },
        { itemGuid: 'foreign', byJudge: [given(1000, [1000]), given(1000, [1000]), given(1000, [1000])] },
        { itemGuid: 'partly', byJudge: [given(7000, [7000]), given(null, [], false, 0), given(6000, [6000])] },
      ],
    },
  ],
};
const seen = (isNamed: boolean) =>
  seenOthers(whole, { judge: judges[0]!.guid, isNamed, own: new Set(['own', 'partly']) });

it.each(PROTOCOL_STATES)('of a protocol that is %s', (state) => {
  const isClosed = state === 'Locked' || state === 'Confirmed' || state === 'Published';
  expect(maySeeOthers('none', state)).toBe(false);
  expect([maySeeOthers('numbered', state), maySeeOthers('named', state)]).toEqual([isClosed, isClosed]);
});

it('marks and totals of his own sheet, by name in the order of the jury, and nothing else', () => {
  const { judges: shown, items, ...rest } = seen(true);
  expect(shown).toEqual([
    { name: 'Белова Вера', isSelf: true },
    { name: 'Орлов Пётр', isSelf: false },
    { name: 'Чен Ли', isSelf: false },
  ]);
  expect(items).toEqual([
    {
      guid: 'own',
      byJudge: [
        { judge: 0, total: 9000, abstained: false, marks: [9000] },
        { judge: 1, total: null, abstained: true, marks: [null] },
        { judge: 2, total: 8000, abstained: false, marks: [8000] },
      ],
    },
    {
      guid: 'partly',
      byJudge: [
        { judge: 0, total: 7000, abstained: false, marks: [7000] },
        { judge: 2, total: 6000, abstained: false, marks: [6000] },
      ],
    },
  ]);
  expect(rest).toEqual({ criteria: [{ guid: 'technique', title: 'Техника', min: 0, step: 100 }] });
});

it('«Судья 1…n» in an order that is not the jury’s, without a name or a guid of a judge', () => {
  const numbered = seen(false);
  expect(numbered.judges).toEqual([
    { name: 'Судья\u00A01', isSelf: false },
    { name: 'Судья\u00A02', isSelf: false },
    { name: 'Судья\u00A03', isSelf: true },
  ]);
  expect(numbered.items[0]!.byJudge.map(({ judge: place, total }) => [place, total])).toEqual([
    [0, null],
    [1, 8000],
    [2, 9000],
  ]);
  const sent = JSON.stringify(numbered);
  for (const { guid, fullName } of judges) {
    expect(sent).not.toContain(guid);
    expect(sent).not.toContain(fullName.split(' ')[0]);
  }
});
