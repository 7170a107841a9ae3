import { describe, expect, it } from 'vitest';
import { cellAfter, cellFault, cellName, emptyCells, faultsOf, filling, rowsSaid } from './cells.ts';

const criterion = (guid: string, max = 10_000) => ({ guid, title: guid, min: 0, max, step: 500 });
const row = (itemGuid: string, pointGuids: string[], isGone = false) => ({
  ...{ itemGuid, pointGuids, isGone, number: itemGuid, performer: '', title: '' },
});
const sheet = {
  criteria: [criterion('t'), criterion('a'), criterion('v')],
  rows: [row('1', ['t', 'a']), row('2', ['t', 'a', 'v']), row('3', ['t'], true), row('4', ['t', 'v'])],
};

it('keys go along the row, to the next one, and up and down a column past rows without it', () => {
  const after = (from: [string, string], step: Parameters<typeof cellAfter>[2]) =>
    cellAfter(sheet, cellName(...from), step);
  expect(after(['1', 't'], 'next')).toBe('1_a');
  expect(after(['1', 'a'], 'next')).toBe('2_t');
  expect(after(['2', 'v'], 'next')).toBe('4_t');
  expect(after(['4', 'v'], 'next')).toBeNull();
  expect(after(['2', 't'], 'back')).toBe('1_a');
  expect(after(['2', 'v'], 'down')).toBe('4_v');
  expect(after(['4', 'v'], 'up')).toBe('2_v');
  expect(after(['1', 'a'], 'down')).toBe('2_a');
  expect(after(['2', 'a'], 'down')).toBeNull();
  expect(after(['3', 't'], 'next')).toBeNull();
});

describe('what is typed', () => {
  it.each([
    ['', undefined],
    ['9,5', undefined],
    ['9.5', undefined],
    ['-', undefined],
    ['11', '11 вне шкалы: от 0 до 10'],
    ['9,3', '9,3 не попадает в шаг 0,5 (от 0 до 10)'],
    ['9,5,', '«9,5,» — не оценка. Цифры и запятая, например 9,5'],
  ])('«%s» is told in words where it is no mark', (text, fault) => expect(cellFault(criterion('t'), text)).toBe(fault));

  it('becomes rows: marks, an abstention, nothing', () => {
    const typed = { ...emptyCells(sheet), '1_t': '9,5', '1_a': ' 8 ', '2_t': '–' };
    expect(faultsOf(sheet, typed)).toEqual({});
    expect(rowsSaid(sheet, typed)).toEqual([
      {
        ...{ competitionProgramItemGuid: '1', isAbstained: false },
        marks: [
          { pointGuid: 't', value: 9500 },
          { pointGuid: 'a', value: 8000 },
        ],
      },
      { competitionProgramItemGuid: '2', isAbstained: true, marks: [] },
    ]);
    expect(filling(sheet, typed)).toEqual({ filled: 5, all: 7 });
    expect(Object.keys(faultsOf(sheet, { ...typed, '2_a': '7' }))).toEqual(['2_a']);
  });
});
