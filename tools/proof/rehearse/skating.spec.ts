// A rehearsal that found nothing to check says so, and whole tournaments are read as they are.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isSkatingRight, rehearseSkating } from './skating.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rampa-skating-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (content: unknown): void => writeFileSync(join(folder, 'one.json'), JSON.stringify(content));

const crosses = (...marked: string[]) =>
  Object.fromEntries(['1', '2', '3'].map((bib) => [bib, { Waltz: marked.includes(bib) }]));
const places = (first: number, second: number) => ({ 1: { Waltz: first }, 2: { Waltz: second } });

const tournament = (ranks: [number, number]) => ({
  name: 'Кубок',
  participants: [
    { bib_number: 1, final_rank: ranks[0] },
    { bib_number: 2, final_rank: ranks[1] },
    { bib_number: 3, final_rank: 3 },
  ],
  rounds: [
    {
      name: 'Предварительный',
      dances: ['Waltz'],
      marking_crosses: { A: crosses('1', '2'), B: crosses('1', '2'), C: crosses('1', '3') },
    },
    { name: 'Финал', dances: ['Waltz'], dtv_ranks: { A: places(1, 2), B: places(1, 2), C: places(2, 1) } },
  ],
});

test('a whole tournament: its crosses and its final', () => {
  write(tournament([1, 2]));
  const report = rehearseSkating(folder);
  expect(report).toEqual({
    finals: { checked: 1, equal: 1, excluded: 0 },
    couples: { checked: 2, equal: 2 },
    preliminaries: { checked: 1, equal: 1 },
    mismatches: [],
  });
  expect(isSkatingRight(report)).toBe(true);
});

test('another official place is noticed', () => {
  write(tournament([2, 1]));
  const report = rehearseSkating(folder);
  expect(report.finals).toEqual({ checked: 1, equal: 0, excluded: 0 });
  expect(isSkatingRight(report)).toBe(false);
});

test('nothing to check is a fault', () => {
  expect(() => rehearseSkating(folder)).toThrow('нет файлов');
  write({ name: 'Другое' });
  expect(isSkatingRight(rehearseSkating(folder))).toBe(false);
  write({ name: 'Кубок', participants: [], rounds: [] });
  const report = rehearseSkating(folder);
  expect(report.mismatches).toEqual(['Ничего не проверено: в папке нет ни одного финала']);
  expect(isSkatingRight(report)).toBe(false);
});
