import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordChange } from './word-change.ts';

it('shows only the words that have changed', () => {
  expect(wordChange('Ансамбль «Жар-птица» МУК «Дворец»', 'Ансамбль «Жар-птица» МБУ «Дворец»')).toEqual({
    ...{ start: 'Ансамбль «Жар-птица» ', before: 'МУК', after: 'МБУ', end: ' «Дворец»' },
  });
  expect(wordChange('02.03.2021', '02.03.2012')).toMatchObject({ start: '02.03.', before: '2021', after: '2012' });
  expect(wordChange('', 'Казань')).toEqual({ start: '', before: '', after: 'Казань', end: '' });
});

it('holds both texts whole', () => {
  const text = fc.array(fc.constantFrom('а', 'б', 'ё', ' ', ', ', '.', 'слово'), { maxLength: 12 }).map((parts) => parts.join('')); // prettier-ignore
  fc.assert(
    fc.property(text, text, (one, other) => {
      const { start, before, after, end } = wordChange(one, other);
      expect([start + before + end, start + after + end]).toEqual([one, other]);
    }),
  );
});
