import { expect, it } from 'vitest';
import { lowered } from './words.ts';

it.each([
  ['Участник ДШИ', 'участник ДШИ'],
  ['ДШИ', 'ДШИ'],
  ['МС по спорту', 'МС по спорту'],
  ['Ёлка', 'ёлка'],
  ['Я', 'Я'],
  ['', ''],
])('within a sentence «%s» is «%s»', (title, said) => expect(lowered(title)).toBe(said));
