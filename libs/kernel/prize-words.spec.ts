import { expect, it } from 'vitest';
import { givenBy, namesItself, prizeNamed } from './prize-words.ts';

it('says that a prize is given by somebody, so that nobody takes him for its winner', () => {
  expect(givenBy('Дом культуры')).toBe('присуждает Дом культуры');
  expect(givenBy('Дом культуры', true)).toBe('Присуждает Дом культуры');
  expect(givenBy('', true)).toBe('');
});

it('does not say twice that a prize is a prize', () => {
  expect(prizeNamed('За костюм', 'Спецприз')).toBe('Спецприз «За костюм»');
  expect(prizeNamed('Призвание', 'Спецприз')).toBe('Спецприз «Призвание»');
  expect(prizeNamed('Приз зрительских симпатий', 'Спецприз')).toBe('Приз зрительских симпатий');
  expect(prizeNamed('Специальный приз жюри', 'спецприз')).toBe('специальный приз жюри');
  expect(prizeNamed('спецприз «Надежда»', 'Спецприз')).toBe('Спецприз «Надежда»');
  expect(prizeNamed('ГРАН-ПРИ', 'спецприз')).toBe('ГРАН-ПРИ');
  const themselves = [
    'Гран-при',
    'ГРАН\u2011ПРИ города',
    'Гран при',
    '«Приз Деда Мороза»',
    'Специальный\u00A0приз',
    'ПРИЗ',
  ];
  expect(themselves.filter((title) => !namesItself(title))).toEqual([]);
  expect(['Призёр', 'Призовой фонд', 'Гранприз', 'За лучший приз', ''].filter(namesItself)).toEqual([]);
});
