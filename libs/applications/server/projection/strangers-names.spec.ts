import { expect, it } from 'vitest';
import { shortening } from './strangers-names.ts';

it('shortens a name once however many rows it stands in, each by what its field means', () => {
  const asked: string[] = [];
  const shorten = shortening({
    whole: 'none',
    shorten: (tag, text) => {
      asked.push(`${tag} ${text}`);
      return `${tag}: ${text.slice(0, 1)}.`;
    },
  });
  const read = () => [shorten('teachers', 'Ветлугина'), shorten('performer', 'Ветлугина'), shorten('teachers', '')];
  expect([read(), read()]).toEqual(Array(2).fill(['teachers: В.', 'performer: В.', 'teachers: .']));
  expect(asked).toEqual(['teachers Ветлугина', 'performer Ветлугина', 'teachers ']);
  expect(shortening(undefined)('teachers', 'Ветлугина')).toBe(undefined);
});
