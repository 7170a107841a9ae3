import { expect, it } from 'vitest';
import { isWoman } from './gender.ts';

it.each([
  ['Елена Лугова', true],
  ['Лугова Елена', true],
  ['Щербатых-Вознесенская Александра Константиновна', true],
  ['Илья Вознесенский', false],
  ['Никита Смирнов', false],
  ['Андрей Ильич Кох', false],
  ['Гасан-заде Фарид Эльшад оглы', false],
  ['Саша Ли', undefined],
  ['Ё Ми Сон', undefined],
  ['', undefined],
])('of «%s»: %s', (name, isOne) => {
  expect(isWoman(name)).toBe(isOne);
});
