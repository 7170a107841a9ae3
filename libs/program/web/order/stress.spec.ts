import { expect, it } from 'vitest';
import { stressedAt } from './stress.ts';

it.each([
  ['Ветлугина', 5, 'Ветлу\u0301гина'],
  ['Ветлугина', 4, 'Ветлу\u0301гина'],
  ['Ветлу\u0301гина', 6, 'Ветлугина'],
  ['Игорь', 0, 'И\u0301горь'],
  ['Дубр', 4, null],
  ['', 0, null],
])('«%s» at %i becomes «%s»', (text, caret, stressed) => {
  expect(stressedAt(text, caret)?.text ?? null).toBe(stressed);
});
