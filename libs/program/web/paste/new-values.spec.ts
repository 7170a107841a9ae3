import { expect, it } from 'vitest';
import { knownValues } from './known-values.ts';
import { chosenValues, choiceOf, newValuesOf, newValueTitle, settledValues } from './new-values.ts';

const [TENS, TEENS] = ['01990000-0000-7000-8000-000000000010', '01990000-0000-7000-8000-000000000013'];
const known = knownValues({
  groupValues: [
    { guid: TENS, fieldGuid: 'age', title: '10–12 лет' },
    { guid: TEENS, fieldGuid: 'age', title: '13–15 лет' },
  ],
});
const items = ['13-15', '13–16', '13 – 16 лет', '13–16', '', '–', '16-18'].map((age) => ({ groupValues: { age } }));

it('tells the values that the event does not have yet, whatever their spelling', () => {
  expect(newValuesOf(items, ['age'], known)).toEqual([
    { field: 'age', value: '13–16', count: 3 },
    { field: 'age', value: '16–18', count: 1 },
  ]);
});

it('sends known values by guid, new ones alike, and what was chosen in a new one’s place', () => {
  const fresh = newValuesOf(items, ['age'], known);
  const ages = (instead: Record<string, string>) =>
    items.map((item) => settledValues(item, known, fresh, instead).groupValues?.age);
  expect(ages({})).toEqual([TEENS, '13–16', '13–16', '13–16', undefined, undefined, '16–18']);
  expect(ages({ [choiceOf('age', '13–16')]: TEENS, [choiceOf('age', '16–18 лет')]: '' })).toEqual([
    ...Array(4).fill(TEENS),
    ...Array(3).fill(undefined),
  ]);
});

it('a form sends what is chosen and new words, but nothing that is gone', () => {
  const gone = '01990000-0000-7000-8000-000000000099';
  expect(chosenValues({ age: TENS, form: 'соло' }, known)).toEqual({ age: TENS, form: 'соло' });
  expect(chosenValues({ age: gone, form: TENS }, known)).toEqual({});
  expect(chosenValues({ age: ' – ' }, known)).toEqual({});
});

it('calls a new value by what its field is', () => {
  expect(newValueTitle({ tag: 'ageCategory', title: 'Возраст' })).toBe('Новая возрастная группа');
  expect(newValueTitle({ tag: 'custom', title: 'Класс' })).toBe('Новое значение поля «Класс»');
});
