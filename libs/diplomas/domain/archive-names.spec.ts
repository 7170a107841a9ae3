import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderSign, uniqueNames } from './archive-names.ts';

const asSystemsSee = (name: string) => name.normalize('NFC').toLocaleLowerCase('ru');

describe('names in an archive', () => {
  it('tells two performers of one name apart', () => {
    const names = ['Анна Ким.pdf', 'Лель.pdf', 'Анна Ким.pdf', 'АННА КИМ.pdf'];
    expect(uniqueNames(names)).toEqual(['Анна Ким.pdf', 'Лель.pdf', 'Анна Ким (2).pdf', 'АННА КИМ (3).pdf']);
  });

  it('takes letters for the same that a system takes for the same', () => {
    const names = ['Ёлкин Андрей.pdf', `ё\u043bкин Андре\u0438\u0306.pdf`];
    expect(uniqueNames(names)[1]).toBe(`ё\u043bкин Андре\u0438\u0306 (2).pdf`);
  });

  it('leaves each the name that is his own', () => {
    const names = ['Лель.pdf', 'Лель.pdf', 'Лель (2).pdf', 'Лель (2).pdf'];
    expect(uniqueNames(names)).toEqual(['Лель.pdf', 'Лель (3).pdf', 'Лель (2).pdf', 'Лель (2) (2).pdf']);
  });

  it('never gives one twice, and changes nothing where all differ', () => {
    const name = fc
      .tuple(
        fc.constantFrom('а', 'А', 'а (2)', 'а (2) (2)', 'ё', 'Ё', '.pdf', ''),
        fc.constantFrom('.pdf', '.xlsx', ''),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), (names) => {
        const given = uniqueNames(names);
        expect(new Set(given.map(asSystemsSee)).size).toBe(names.length);
        if (new Set(names.map(asSystemsSee)).size === names.length) expect(given).toEqual(names);
      }),
    );
  });

  it('stands in the order of reading when sorted as words', () => {
    const signs = Array.from({ length: 120 }, (_, index) => orderSign(index, 120));
    expect(signs.toSorted()).toEqual(signs);
    expect([signs[0], orderSign(8, 9)]).toEqual(['001', '9']);
  });
});
