import { expect, it } from 'vitest';
import type { ListState } from './use-list.ts';
import { wholeList } from './whole-list.ts';

const names = ['Берестов Пётр', 'Громова Анна', 'Ивлева Анна'];
const read = { data: names, error: null, isPending: false, refetch: () => undefined };
const list = (search: string, page = 1) =>
  ({ asked: { search, page, sort: '', filters: {} }, pageSize: 2 }) as ListState;
const wordsOf = (name: string) => [name];

it('a whole list is searched as the server does, part of a word and «ё» as «е», and shown to its end', () => {
  expect(wholeList(read, list(''), { wordsOf }).data).toEqual({ collection: names, totalCount: 3 });
  expect(wholeList(read, list('ПЕТР'), { wordsOf }).data).toEqual({ collection: names.slice(0, 1), totalCount: 1 });
  expect(wholeList(read, list('анна'), { wordsOf }).data!.totalCount).toBe(2);
  expect(wholeList({ ...read, data: undefined }, list('анна'), { wordsOf }).data).toBeUndefined();
});

it('with pages it has as many as the list of them, and knows how many there are', () => {
  expect(wholeList(read, list('', 2), { hasPages: true }).data).toEqual({ collection: names.slice(2), totalCount: 3 });
  expect(wholeList(read, list('', 9), { hasPages: true }).data).toEqual({ collection: [], totalCount: 3 });
});
