import { expect, it } from 'vitest';
import { foundText } from './found-text.ts';

it.each([
  ['Лель', 3, 210, 'Найдено по слову «Лель»: 3\u00A0строки из 210'],
  [' хор «Лель» ', 1, 210, 'Найдено по словам «хор „Лель“»: 1\u00A0строка из 210'],
  ['Кострома', 0, 12, 'Найдено по слову «Кострома»: 0\u00A0строк из 12'],
])('paper says what «%s» has left of the report', (asked, found, all, text) => {
  expect(foundText(asked, found, all)).toBe(text);
});
