import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareValues,
  foldedValue,
  knownValue,
  orderedValues,
  spelledValue,
  titledValues,
  usualSpelling,
} from './group-values.ts';

const real = JSON.parse(
  readFileSync(new URL('../../kernel/testing/real-names/names.json', import.meta.url), 'utf8'),
) as { ages: string[]; forms: string[] };

describe('one value however it is written', () => {
  it.each([
    ['13-15 лет', '13–15 лет'],
    ['13-15 лет', '13 – 15'],
    ['13-15 лет', '13—15ЛЕТ'],
    ['13-15 лет', ' 13\u00A0−\u00A015 лет. '],
    ['10 — 12 лет', '10-12'],
    ['26 лет и старше', '26 и старше'],
    ['до 6 лет включительно', 'До 6 включительно'],
    ['Зелёные', 'зеленые'],
    ['поп-вокал', 'Поп – вокал'],
    ['малая форма (3–7 чел.)', 'Малая форма (3-7 чел.)'],
  ])('«%s» is «%s»', (one, other) => {
    expect(foldedValue(one)).toBe(foldedValue(other));
  });
  it.each([
    ['13–15', '13–16'],
    ['до 6 лет', '6 лет'],
    ['соло', 'соло, проф.'],
    ['летние', 'ние'],
  ])('«%s» is not «%s»', (one, other) => {
    expect(foldedValue(one)).not.toBe(foldedValue(other));
  });
  it('says nothing where nothing is said', () => {
    for (const text of ['', '  ', '–', ' - ', '\u200B']) expect(foldedValue(text)).toBe('');
  });
  it('stays what it is when folded again, and keeps the official names apart but for spelling', () => {
    const letters = fc.constantFrom('1', '3', '-', '–', ' ', 'лет', 'л', '.', ';', 'Ё', '\u00AD', '\u00A0');
    const texts = fc.array(letters, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(fc.property(texts, (text) => foldedValue(foldedValue(text)) === foldedValue(text)));
    expect(new Set(real.ages.map(foldedValue)).size).toBe(real.ages.length - 1);
    expect(new Set(real.forms.map(foldedValue)).size).toBe(real.forms.length);
  });
});

it.each([
  ['13-15 лет', '13–15 лет'],
  ['10 — 12 лет', '10–12 лет'],
  ['7–9', '7–9'],
  [' поп-вокал ', 'поп-вокал'],
  ['малая форма (3 - 7 чел.)', 'малая форма (3–7 чел.)'],
])('a new value «%s» is written «%s»', (typed, written) => {
  expect(spelledValue(typed)).toBe(written);
  expect(foldedValue(written)).toBe(foldedValue(typed));
});

describe('a list of values', () => {
  const listed = (titles: readonly string[], places: Record<string, number> = {}) =>
    orderedValues(titles.map((title) => ({ title, position: places[title] ?? null }))).map(({ title }) => title);
  it('stands by age, the youngest first, mixed groups last', () => {
    expect(listed([...real.ages.slice(1), '18+', 'от 19 до 25', 'Взрослые', '16-18'])).toEqual([
      'до 6 лет включительно',
      '7–9',
      '10 — 12 лет',
      '13–15 лет',
      '16-18',
      '18+',
      'от 19 до 25',
      '26 лет и старше',
      'Взрослые',
      'смешанная возрастная группа (средний возраст 11,4 года)',
    ]);
  });
  it('is read by age however ages are said, then forms, levels and other words', () => {
    const ages = ['до 7', '6–8 лет', '9-10', '11 лет', '18–35', '18+', '26 и старше', 'старше 35'];
    expect(ages.toReversed().sort(compareValues)).toEqual(ages);
    const words = ['дошкольники', 'младшая группа', 'средняя', 'старшая', 'юниоры', 'взрослые', 'сеньоры'];
    const levels = ['дебют', 'начинающие', 'любители', 'полупрофи', 'профи'];
    const all = ['до 7', ...words, 'соло', 'хор', ...levels, 'иное', 'смешанная'];
    expect(all.toReversed().sort(compareValues)).toEqual(all);
  });
  it('has forms from the smallest to the largest', () => {
    expect(listed(real.forms.toReversed())).toEqual(real.forms);
  });
  it('stands as the organizer has put it, and who has no place in that by age among the others', () => {
    expect(listed(['7–9', '10–12', '13–15', 'до 6', 'смешанная'], { '13–15': 1, '7–9': 2 })).toEqual([
      'до 6',
      '10–12',
      '13–15',
      '7–9',
      'смешанная',
    ]);
  });
  it('gives names to what a performance says, and forgets what is gone', () => {
    const titlesOf = titledValues([{ guid: 'age', values: [{ guid: 'a', title: '7–9' }] }]);
    expect(titlesOf({ age: 'a', form: 'a' })).toEqual({ age: '7–9' });
    expect(titlesOf({ age: 'b' })).toEqual({});
  });
  it('knows one of its own, and says which is new', () => {
    const known = [{ title: '10–12' }, { title: '13–15 лет' }];
    expect(knownValue('13-15', known)).toBe(known[1]);
    expect(knownValue('13–16', known)).toBeUndefined();
    expect(knownValue(' ', known)).toBeUndefined();
  });
  it('takes the first of equally usual spellings', () => {
    expect(usualSpelling(['7-9', '7–9'])).toBe('7-9');
    expect(usualSpelling(['7-9', '7–9', '7–9'])).toBe('7–9');
    expect(usualSpelling([])).toBe('');
  });
});
