import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AGE_MAX, agesFault, agesIn, ageNotes, NO_AGES } from './ages.ts';

const ages = (ageFrom: number | null, ageTo: number | null) => ({ ageFrom, ageTo });

describe('bounds are read out of a title', () => {
  it.each([
    ['7–9 лет', 7, 9],
    ['Младшая группа (7 - 9)', 7, 9],
    ['от 10 до 12 лет', 10, 12],
    ['13 лет — 15 лет', 13, 15],
    ['с 16 по 18', 16, 18],
    ['до 6 лет', null, 6],
    ['6 лет и младше', null, 6],
    ['от 18 лет', 18, null],
    ['Взрослые, 18 лет и старше', 18, null],
    ['26+', 26, null],
    ['5 лет', 5, 5],
    ['1\u00a0год', 1, 1],
  ])('«%s»', (title, from, to) => expect(agesIn(title)).toEqual(ages(from, to)));

  it.each(['Смешанная группа', '1–4 класс', '2 курс', 'Группа 2', '2010–2012 г. р.', '9–7 лет', '18–130 лет', ''])(
    '«%s» names none',
    (title) => expect(agesIn(title)).toEqual(NO_AGES),
  );

  it('never what is no bound', () => {
    const sign = fc.constantFrom(...'0123456789 -–+летдоот'.split(''));
    fc.assert(
      fc.property(fc.string({ unit: sign }), (title) => {
        expect(agesFault(agesIn(title))).toBeNull();
      }),
    );
  });
});

it('a bound is a whole number of years, and «до» is no less than «от»', () => {
  expect(agesFault(ages(7, 7))).toBeNull();
  expect(agesFault(ages(null, null))).toBeNull();
  expect(agesFault(ages(9, 7))).toEqual({ field: 'ageTo', words: 'Не может быть меньше, чем «от»: там 9.' });
  expect(agesFault(ages(-1, 7))?.field).toBe('ageFrom');
  expect(agesFault(ages(7, AGE_MAX + 1))?.field).toBe('ageTo');
  expect(agesFault(ages(1.5, null))?.field).toBe('ageFrom');
});

describe('a book of ages', () => {
  const line = (title: string, from: number | null, to: number | null) => ({ title, ...ages(from, to) });

  it('is told which years stand in two lines and which in none', () => {
    const lines = [
      line('Взрослые', 18, null),
      line('Все', null, null),
      line('Дети', 7, 10),
      line('Малыши', null, 6),
      line('Средние', 10, 12),
    ];
    expect(ageNotes(lines)).toEqual([
      { kind: 'shared', from: 10, to: 10, titles: ['Дети', 'Средние'] },
      { kind: 'absent', from: 13, to: 17 },
    ]);
    expect(ageNotes([line('Дети', 7, 12), line('Юниоры', 13, 17)])).toEqual([]);
  });

  it('names every year between its ends that is not in just one line', () => {
    const some = fc.array(
      fc.tuple(fc.nat({ max: 20 }), fc.nat({ max: 6 })).map(([from, more]) => line(`${from}`, from, from + more)),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(some, (lines) => {
        const notes = ageNotes(lines);
        const [first, last] = [Math.min(...lines.map((l) => l.ageFrom!)), Math.max(...lines.map((l) => l.ageTo!))];
        for (let age = first; age <= last; age++) {
          const count = lines.filter((l) => l.ageFrom! <= age && age <= l.ageTo!).length;
          const told = notes.filter(({ from, to }) => from <= age && age <= to).map(({ kind }) => kind);
          if (count === 0) expect(told).toEqual(['absent']);
          else if (count === 1) expect(told).toEqual([]);
          else expect(told).toContain('shared');
        }
      }),
    );
  });
});
