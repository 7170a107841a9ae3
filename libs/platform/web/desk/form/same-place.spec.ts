import { expect, it } from 'vitest';
import { wordsOfList } from '../list/asked.ts';
import { isSamePlace } from './same-place.ts';

const LISTS = new Set([...wordsOfList({ filters: { type: [] } }), ...wordsOfList({ name: 'others' })]);
const at = (search: string, pathname = '/protocols') => ({ pathname, search });

it.each([
  ['', '?page=2&sort=-title&search=a&type=1'],
  ['?competitionProgramGuid=a', '?competitionProgramGuid=a&others.page=3'],
  ['?a=1&b=2', '?b=2&a=1'],
])('%s and %s are one place', (one, other) => {
  expect(isSamePlace(at(one), at(other), LISTS)).toBe(true);
});

it.each([
  ['?competitionProgramGuid=a', '?competitionProgramGuid=b'],
  ['?competitionProgramGuid=a', ''],
  ['?group=a', '?group=b'],
])('%s and %s are two', (one, other) => {
  expect(isSamePlace(at(one), at(other), LISTS)).toBe(false);
});

it('another page is another place', () => {
  expect(isSamePlace(at(''), at('', '/desk'), LISTS)).toBe(false);
});
