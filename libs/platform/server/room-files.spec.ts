import 'reflect-metadata';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { expect, it } from 'vitest';
import { required, table } from './database/table.ts';
import { deedsIn, migrationsIn, tablesIn } from './room-files.ts';

@Injectable()
class ListHalls {}

@Injectable()
class ForgetHalls {}

/** Beside a use case stand what it throws and what it counts with; none of it is a provider. */
class HallFull extends ListHalls {}
const HALL_LIMIT = 3;
const counted = () => HALL_LIMIT;

const files = {
  './queries/list-halls.ts': { ListHalls, HALL_LIMIT, counted },
  './use-cases/forget-halls.ts': { ForgetHalls, HallFull },
};

it('calls a step of the database as its file is called', () => {
  expect(migrationsIn({ './migrations/20261122105000-halls.sql': 'select 1' })).toEqual([
    { name: '20261122105000-halls', sql: 'select 1' },
  ]);
});

it('finds the tables among what stands beside them', () => {
  const HALL = table('program.hall', { guid: required<string>('uuid') });
  expect(tablesIn({ './persistence/hall-table.ts': { HALL, HALL_LIMIT, counted } })).toEqual([HALL]);
});

it('provides the injectable classes, and nothing that stands beside them', () => {
  expect(deedsIn(files)).toEqual([ListHalls, ForgetHalls]);
});

it('leaves out what only the worker does, and refuses to leave out what is not there', () => {
  expect(deedsIn(files, { but: [ForgetHalls] })).toEqual([ListHalls]);
  expect(() => deedsIn(files, { but: [HallFull] })).toThrow('Left out, but not there: HallFull');
});

it('asks by patterns that mean the same in the build as in the tests: from the file on', () => {
  const files = globSync(join(import.meta.dirname, '../../*/server/**/*.ts')).filter(
    (file) => !/\.spec\.ts$/.test(file),
  );
  const asked = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/import\.meta\.glob\(([^{]*(?:\{[a-z,-]*\}[^{]*)*)/g),
  ]);
  expect(asked.length).toBeGreaterThan(0);
  const patterns = asked.flatMap(([, text]) => [...text!.matchAll(/'([^']+)'/g)].map(([, pattern]) => pattern!));
  // `**` alone begins where the build does: specs were once taken into it.
  expect(patterns.filter((pattern) => !/^!?\.\//.test(pattern))).toEqual([]);
});
