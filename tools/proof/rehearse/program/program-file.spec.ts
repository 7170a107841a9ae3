import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectedLines } from './compare.ts';
import { itemsOf } from './load.ts';
import { readProgramFile, type GivenFestival } from './program-file.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'rampa-program-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(content: unknown): GivenFestival {
  const file = join(folder, 'program.json');
  writeFileSync(file, JSON.stringify(content));
  return readProgramFile(file);
}
const row = (performer: string, start: string, end: string, stage = 'Большая') => ({
  ...{ day: '2018-08-08', stage, performer, start: `2018-08-${start}:00`, end: `2018-08-${end}:00` },
});

it('takes a stage and a day for a program, in the order of the starts; what overlaps goes beside', () => {
  const { programs, days } = read([
    row('Поздний', '08 23:30', '09 00:15'),
    row('Ранний', '08 22:00', '08 23:00'),
    row('Рядом', '08 22:30', '08 22:45'),
    row('Другая сцена', '08 22:00', '08 22:10', 'Малая'),
  ]);
  expect(days).toEqual(['2018-08-08']);
  expect(programs.map(({ title, items }) => [title, items.map(({ performer }) => performer)])).toEqual([
    ['2018-08-08 Большая', ['Ранний', 'Поздний']],
    ['2018-08-08 Большая (2)', ['Рядом']],
    ['2018-08-08 Малая', ['Другая сцена']],
  ]);
});

it('what stands empty is a pause, lengths are seconds, and times go on past midnight', () => {
  const [program] = read([row('Поздний', '08 23:30', '09 00:15'), row('Ночной', '09 00:30', '09 01:00')]).programs;
  expect(itemsOf(program!).map(({ kind, performer, duration }) => [kind, performer, duration])).toEqual([
    [undefined, 'Поздний', 2_700],
    ['pause', undefined, 900],
    [undefined, 'Ночной', 1_800],
  ]);
  expect(expectedLines({ guid: '' as never, given: program! })).toEqual(['23:30 Поздний', '00:30 Ночной']);
});

it('reads contests with their order of singing, and refuses what is neither', () => {
  const contestants = [{ id: 0, country: 'HR', artist: 'Дино', song: 'Ты' }];
  const { programs } = read([{ year: 2003, arena: 'Forum', city: 'Copenhagen', contestants }]);
  expect(programs[0]).toMatchObject({ title: '2003 Copenhagen', items: [{ performer: 'Дино', pieceTitle: 'Ты' }] });
  expect(() => read([{ foo: 1 }])).toThrow(/нет ни пунктов/);
  expect(() => read([row('Когда', '08 xx:00', '08 22:00')])).toThrow(/не время/);
});

it('takes divisions, concerts told line by line, and titles alone, without times', () => {
  const division = { contest: 'NM', year: 1981, division: '1. divisjon' };
  const played = read([
    { ...division, performances: [{ band: 'Krohnengen', pieces: [{ title: '«Ouverture»' }, { title: 'Marsj' }] }] },
  ]);
  const lines = [' Сольный  концерт ', '', 'Ф. Шопен'.repeat(60)];
  const told = read([
    { date: '28.07.2017', venue: 'Салон', lines },
    { date: '1', venue: 'Пустой', lines: [] },
  ]);
  expect(
    [played, told, read([{ title: 'Фестиваль «Радость»' }])].flatMap(({ programs }) =>
      programs.map(({ title, items }) => [title, ...items.map(({ performer, pieceTitle }) => [performer, pieceTitle])]),
    ),
  ).toEqual([
    ['NM 1981, 1. divisjon', ['Krohnengen', '«Ouverture»; Marsj']],
    ['28.07.2017 Салон', ['Сольный концерт', ''], ['Ф. Шопен'.repeat(60).slice(0, 300).trim(), '']],
    ['По порядку', ['Фестиваль «Радость»', '']],
  ]);
});
