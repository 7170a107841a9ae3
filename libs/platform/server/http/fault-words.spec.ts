import { expect, it } from 'vitest';
import { z } from 'zod';
import { text } from '@rampa/contract';
import { faultWords } from './fault-words.ts';

const wordsOf = (schema: z.ZodType, value: unknown) => faultWords(schema.safeParse(value).error!.issues[0]!).message;

it('says what a person can mend, and leaves the rest to the catalogue', () => {
  expect(wordsOf(text(3), 'абвг')).toBe('Не длиннее 3\u00A0знаков.');
  expect(wordsOf(text(3, 1), '')).toBe('Заполните это поле.');
  expect(wordsOf(z.strictObject({ title: text(3, 1) }), { title: '' })).toBe('Напишите название.');
  expect(wordsOf(text(500, 3), 'да')).toBe('Не короче 3\u00A0знаков.');
  expect(wordsOf(text(3), 'а\u0000')).toBe('Недопустимые знаки.');
  expect(wordsOf(z.array(z.int()).max(1), [1, 2])).toBe('За один раз — не больше 1.');
  expect(wordsOf(z.int().max(1), 2)).toBeUndefined();
  expect(wordsOf(z.strictObject({}), { a: 1 })).toBeUndefined();
});
