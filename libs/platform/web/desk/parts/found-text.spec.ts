import { expect, it } from 'vitest';
import { foundText } from './found-text.ts';

const ROWS = ['строка', 'строки', 'строк'] as const;
const PERFORMANCES = ['выступление', 'выступления', 'выступлений'] as const;

it.each([
  ['Лель', 3, 210, ROWS, 'Найдено по слову «Лель»: 3\u00A0строки из 210'],
  [' хор «Лель» ', 1, 210, ROWS, 'Найдено по словам «хор „Лель“»: 1\u00A0строка из 210'],
  ['Кострома', 0, 12, PERFORMANCES, 'Найдено по слову «Кострома»: 0\u00A0выступлений из 12'],
])('paper says what «%s» has left of the whole', (asked, found, all, what, text) => {
  expect(foundText(asked, found, all, what)).toBe(text);
});
