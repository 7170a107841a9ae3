import { expect, it } from 'vitest';
import { partlyNamed } from './plan-words.ts';

it('a stage that another one follows is not called the whole payment; what somebody has named stays', () => {
  const names = ['Полная оплата', 'Задаток'].map((title) => partlyNamed({ title, daysAfter: 5 }));
  expect(names).toEqual([
    { title: 'Предоплата', daysAfter: 5 },
    { title: 'Задаток', daysAfter: 5 },
  ]);
});
