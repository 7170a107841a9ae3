import { describe, expect, it } from 'vitest';
import { ageOn, linesForAges, outsideAges, shareOf, tooManyOutside } from './people-ages.ts';

const DAY = '2026-11-20';
const born = (...years: number[]) => years.map((age) => ({ name: String(age), birthDate: `${2026 - age}-01-15` }));
const line = (key: string, ageFrom: number | null, ageTo: number | null) => ({ key, ageFrom, ageTo });
const LINES = [line('7–9', 7, 9), line('10–12', 10, 12), line('смешанная', 5, 30), line('все', null, null), line('13+', 13, null)]; // prettier-ignore

it('years are full on the day', () => {
  expect(ageOn('2012-11-20', '2026-11-19')).toBe(13);
  expect(ageOn('2012-11-20', '2026-11-20')).toBe(14);
  expect(ageOn('2012-02-29', '2026-02-28')).toBe(13);
});

it('whoever is outside all chosen ages is told; a line without bounds is for everybody', () => {
  const ages = [line('7', 7, 7), line('9–10', 9, 10)];
  expect(outsideAges(born(7, 8, 10), ages, DAY)).toEqual([{ name: '8', age: 8 }]);
  expect(outsideAges(born(8), [...ages, line('все', null, null)], DAY)).toEqual([]);
  expect(outsideAges([{ name: 'без даты', birthDate: null }], ages, DAY)).toEqual([]);
});

it('others are a fault only when they are more than the form lets in, of those whose birth date is known', () => {
  const ages = [line('7–9', 7, 9)];
  const five = [...born(7, 8, 9, 9, 10), { name: 'без даты', birthDate: null }];
  expect(tooManyOutside(five, ages, DAY, 20)).toEqual([]);
  expect(tooManyOutside(five, ages, DAY, 19)).toEqual([{ name: '10', age: 10 }]);
  expect(tooManyOutside(born(8), ages, DAY, 0)).toEqual([]);
});

describe('lines that are offered', () => {
  it('take in everybody, the narrowest first', () => {
    expect(linesForAges(born(7, 8, 9), LINES, DAY, 0)).toEqual(['7–9', 'смешанная']);
    expect(linesForAges(born(13, 40), LINES, DAY, 0)).toEqual(['13+']);
  });

  it('or all but as many as the form lets be of another age', () => {
    const lines = LINES.slice(0, 2);
    const eight = born(7, 7, 8, 8, 9, 9, 9, 10);
    expect(shareOf(1, 8)).toBe(13);
    expect(linesForAges(eight, lines, DAY, 12)).toEqual([]);
    expect(linesForAges(eight, lines, DAY, 13)).toEqual(['7–9']);
  });

  it('are none where no birth date is known', () => {
    expect(linesForAges([{ name: 'А', birthDate: null }], LINES, DAY, 100)).toEqual([]);
    expect(linesForAges([], LINES, DAY, 100)).toEqual([]);
  });
});
