import { expect, it } from 'vitest';
import { ageAdvice, hasUnnamedChildren, peopleNear } from './age-advice.ts';
import type { Person } from './children.ts';

const DAY = '2027-03-20';
const one = (name: string, birthDate: string | null, performance = 'p1'): Person => ({ block: name, performance, name, birthDate, isChild: true }); // prettier-ignore
const line = (guid: string, ageFrom: number | null, ageTo: number | null, isArchived = false) => ({ guid, ageFrom, ageTo, isArchived }); // prettier-ignore
const LINES = [line('kids', 7, 9), line('teens', 10, 12), line('old', 7, 12, true)];
const PEOPLE = [one('А', '2018-03-20'), one('Б', '2018-03-21'), one('В', '2017-05-01'), one('Г', '2015-01-01')];

it('counts those of the performance, on the first day of the event', () => {
  const all = [...PEOPLE, one('Д', '1990-01-01', 'p2')];
  expect(peopleNear(all, 'p1')).toHaveLength(4);
  expect(peopleNear(all, null)).toHaveLength(5);
  expect(ageAdvice(PEOPLE, LINES, [], DAY, undefined)).toMatchObject({ count: 4, youngest: 8, oldest: 12, offered: [], isDivided: true }); // prettier-ignore
});

it('offers what takes everybody in, and with others allowed what takes in most', () => {
  expect(ageAdvice(PEOPLE.slice(0, 3), LINES, [], DAY, undefined)).toMatchObject({ offered: ['kids'], others: [] });
  expect(ageAdvice(PEOPLE, LINES, [], DAY, 25)).toMatchObject({ offered: ['kids'], isDivided: false });
  expect(ageAdvice(PEOPLE, LINES, [], DAY, 24)).toMatchObject({ offered: [], isDivided: true });
});

it('tells who is of another age than what is chosen, and whether they are too many', () => {
  const told = { others: [{ name: 'Г', age: 12 }], share: 25 };
  expect(ageAdvice(PEOPLE, LINES, ['kids'], DAY, undefined)).toMatchObject({ ...told, isTooMany: false });
  expect(ageAdvice(PEOPLE, LINES, ['kids'], DAY, 25)).toMatchObject({ ...told, isTooMany: false });
  expect(ageAdvice(PEOPLE, LINES, ['kids'], DAY, 20)).toMatchObject({ ...told, isTooMany: true });
  expect(ageAdvice(PEOPLE, LINES, ['kids', 'teens'], DAY, 0)).toMatchObject({ others: [], isTooMany: false });
});

it('is silent where nobody has a birth date and where the book has no ages', () => {
  expect(ageAdvice([one('А', null)], LINES, [], DAY, 10)).toBeNull();
  expect(ageAdvice(PEOPLE, [line('all', null, null)], [], DAY, 10)).toBeNull();
});

it('tells of a group of children in which nobody is named, where the form asks who performs', () => {
  const lines = [...LINES, line('grown', 18, null), line('any', null, null), line('from', 14, null)];
  expect(hasUnnamedChildren([], lines, ['kids'], true)).toBe(true);
  expect(hasUnnamedChildren([], lines, ['from'], true)).toBe(true);
  expect(hasUnnamedChildren(PEOPLE, lines, ['kids'], true)).toBe(false);
  expect(hasUnnamedChildren([], lines, ['kids'], false)).toBe(false);
  expect(hasUnnamedChildren([], lines, ['grown', 'any'], true)).toBe(false);
});
