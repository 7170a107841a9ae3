import { expect, it } from 'vitest';
import { isOutside } from './people-count.ts';

it.each([
  ['Ансамбль (8–15 человек)', 8, 15],
  ['Малая форма (4-7 человек)', 4, 7],
  ['Большой ансамбль (16 — 23 человека)', 16, 23],
  ['Продакшн (от 24 человек)', 24, Infinity],
  ['Группа (до 12 чел.)', 1, 12],
  ['Дуэт', 2, 2],
  ['ТРИО', 3, 3],
])('«%s» takes %d to %d people', (title, least, most) => {
  expect([least - 1, least].map((count) => isOutside(title, count))).toEqual([true, false]);
  if (most !== Infinity) expect([most, most + 1].map((count) => isOutside(title, count))).toEqual([false, true]);
  else expect(isOutside(title, 500)).toBe(false);
});

it.each(['Хор', 'Ансамбль', '7–9 лет', 'Дуэт с куклой', 'Сольный танец (до 3 минут)', 'Смешанная (от 8 лет)'])(
  'of «%s» every number is taken as it is',
  (title) => expect([1, 2, 5, 300].map((count) => isOutside(title, count))).toEqual([false, false, false, false]),
);
