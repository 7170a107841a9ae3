import { describe, expect, it } from 'vitest';
import { pastedRows, placesFor, rowText, soundRows } from './pasted-list.ts';

describe('a list that is pasted', () => {
  it('is a row for each line that says something, without numbering', () => {
    expect(
      pastedRows('1. Иванов Иван\r\n\r\n  2) Пётр   Ёлкин \n№ 3. Сидорова\n• Анна', false).map(({ name }) => name),
    ).toEqual(['Иванов Иван', 'Пётр Ёлкин', 'Сидорова', 'Анна']);
  });

  it('takes a day of birth from a table or from behind the name, where the block asks for one', () => {
    const text = 'Иванов Иван\t05.03.2014\nПетрова Анна, 2013-12-31\nСидоров\tКострома\t1.2.2010\nБез даты';
    expect(pastedRows(text, true)).toEqual([
      { name: 'Иванов Иван', birthDate: '2014-03-05' },
      { name: 'Петрова Анна', birthDate: '2013-12-31' },
      { name: 'Сидоров, Кострома', birthDate: '2010-02-01' },
      { name: 'Без даты', birthDate: '' },
    ]);
    expect(pastedRows(text, false)[0]).toEqual({ name: 'Иванов Иван, 05.03.2014', birthDate: '' });
  });

  it('leaves with the name what is no day, so that nothing is lost', () => {
    expect(pastedRows('Иванов\t35.13.2014\nПетров\t', true)).toEqual([
      { name: 'Иванов, 35.13.2014', birthDate: '' },
      { name: 'Петров', birthDate: '' },
    ]);
  });

  it('is parted by the limits of the name and of the day of birth, so that one wrong row holds nobody up', () => {
    const name = { kind: 'Text', option: { maxLength: 12 } } as const;
    const born = { kind: 'Text', option: { format: 'date', from: '2008-01-01', to: '2018-12-31' } } as const;
    const rows = pastedRows(
      'Иванов Иван\t05.03.2014\nПетрова\t1.2.1973\nСлишком Длинное Имя\t05.03.2014\nБез даты',
      true,
    );
    const { sound, wrong } = soundRows(rows, name, born, '2026-12-01');
    expect(sound.map(({ name: said }) => said)).toEqual(['Иванов Иван', 'Без даты']);
    expect(wrong.map(({ row }) => rowText(row))).toEqual(['Петрова\t01.02.1973', 'Слишком Длинное Имя\t05.03.2014']);
    expect(wrong[0]!.fault).toContain('01.01.2008');
  });

  it('fills the block it was pasted in, then those without any answer, then new ones', () => {
    const block = (guid: string, answers: object, blockGuid = 'person', parentGuid: string | null = 'piece') => ({
      ...{ guid, blockGuid, parentGuid, answers: answers as Record<number, { t: string }> },
    });
    const role = { 2: { t: 'солист' } };
    const blocks = [
      ...[block('a', { 1: { t: 'Анна' } }), block('b', role), block('c', role), block('d', {})],
      ...[block('e', {}), block('inner', { 9: { t: '!' } }, 'detail', 'e'), block('other', {}, 'person', 'another')],
    ];
    const placed = (at: number, max: number) => {
      const { free, room } = placesFor(blocks, blocks[at]!, [1], max);
      return [free.map(({ guid }) => guid).join(''), room];
    };
    expect(placed(1, 10)).toEqual(['bd', 7]);
    expect(placed(0, 10)).toEqual(['d', 6]);
    expect(placed(1, 4)).toEqual(['bd', 2]);
  });
});
