import { expect, test } from 'vitest';
import { compareScreen } from './compare.ts';

const wording = new Set(['note']);
const pathsOf = (screen: unknown, oracle: unknown, words?: ReadonlySet<string>) =>
  compareScreen(screen, oracle, words).map(({ path }) => path);

test('every value that the oracle names is compared', () => {
  const oracle = { rows: [{ place: 1, marks: [9500, null] }], leaders: null };
  expect(pathsOf({ rows: [{ place: 1, marks: [9500, null] }], leaders: null }, oracle)).toEqual([]);
  expect(pathsOf({ rows: [{ place: 2, marks: [9500, 0] }], leaders: null }, oracle)).toEqual([
    'rows[0].place',
    'rows[0].marks[1]',
  ]);
  expect(pathsOf({ rows: [], leaders: {} }, oracle)).toEqual(['rows.length', 'leaders']);
  expect(pathsOf(null, oracle)).toEqual(['']);
});

test('what the screen shows and the oracle does not know is a difference, except wording', () => {
  const oracle = { rows: [{ place: 1 }] };
  expect(pathsOf({ rows: [{ place: 1, secret: 9 }], note: 'среднее' }, oracle, wording)).toEqual(['rows[0].secret']);
  expect(pathsOf({ rows: [{ place: 1, secret: 9 }], note: 'среднее' }, oracle)).toEqual([]);
});
