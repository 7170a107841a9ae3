import { expect, it } from 'vitest';
import { chosenValues, choiceOf, newValuesOf, newValueTitle, settledValues } from './new-values.ts';

const known = { age: ['10–12 лет', '13–15 лет'] };
const items = ['13-15', '13–16', '13 – 16 лет', '13–16', '', '–', '16-18'].map((age) => ({ groupValues: { age } }));

it('tells the values that the event does not have yet, whatever their spelling', () => {
  expect(newValuesOf(items, ['age'], known)).toEqual([
    { field: 'age', value: '13–16', count: 3 },
    { field: 'age', value: '16-18', count: 1 },
  ]);
});

it('writes known values as the event spells them, new ones alike, and what was chosen in a new one’s place', () => {
  const fresh = newValuesOf(items, ['age'], known);
  const ages = (instead: Record<string, string>) =>
    items.map((item) => settledValues(item, known, fresh, instead).groupValues?.age);
  expect(ages({})).toEqual(['13–15 лет', '13–16', '13–16', '13–16', undefined, undefined, '16-18']);
  expect(ages({ [choiceOf('age', '13–16')]: '13–15 лет', [choiceOf('age', '16–18 лет')]: '' })).toEqual([
    ...Array(4).fill('13–15 лет'),
    ...Array(3).fill(undefined),
  ]);
});

it('a form leaves the words of what has not changed, so that a closed protocol minds nothing', () => {
  expect(chosenValues({ age: '13–15 лет' }, { age: '13-15' }, known)).toEqual({ age: '13-15' });
  expect(chosenValues({ age: '10-12', form: ' соло ' }, { age: '13-15' }, known)).toEqual({
    age: '10–12 лет',
    form: 'соло',
  });
  expect(chosenValues({ age: ' – ' }, { age: '13-15' }, known)).toEqual({});
});

it('calls a new value by what its field is', () => {
  expect(newValueTitle({ tag: 'ageCategory', title: 'Возраст' })).toBe('Новая возрастная группа');
  expect(newValueTitle({ tag: 'custom', title: 'Класс' })).toBe('Новое значение поля «Класс»');
});
