import { expect, it } from 'vitest';
import { wholeWords } from './whole-words.ts';

it('says what was done to an application none of whose answers differs', () => {
  const at = '3 марта, 10:00';
  const news = { isChanged: true, isSentAgain: false, hasAnswered: true };
  expect(wholeWords({ ...news, isChanged: false, hasAnswered: false }, at, true)).toMatch(/^Отправлена 3 марта, 10:00/);
  expect(wholeWords(news, at, false)).toBe('Участник менял ответы, но теперь всё снова как было');
  // Whoever only took it back and sent it again has changed no answer; the day of prices is another.
  const again = { ...news, isSentAgain: true, hasAnswered: false };
  expect(wholeWords(again, at, true)).toBe('Участник отозвал заявку и отправил её снова, ничего не изменив');
  expect(wholeWords(again, at, false)).toMatch(/ничего не изменив\. Цена участия считается на 3 марта, 10:00$/);
  expect(wholeWords({ ...again, isSentAgain: false }, at, true)).toBe(
    'Участник отозвал заявку, её отправили снова за него: всё как было',
  );
  expect(wholeWords({ ...again, hasAnswered: true }, at, true)).toMatch(/менял ответы.*отправил её снова/);
});
