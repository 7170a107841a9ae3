// Migrations of all rooms run in the order of their names, in a new database and in an old one. So each name begins
// with its time and sorts after those that may have run.

import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { MIGRATIONS } from './rooms.ts';

const ROOT = join(import.meta.dirname, '../../..');
const names = MIGRATIONS.map(({ name }) => name);

/** Numbered before names began with a time; the last number sorts before every time. */
const LAST_NUMBER = '0183-reveal-after-done';
const TIMED_BY_DAY = ['20261122-0001-nudges', '20261122-0002-shown-results'];

it('no two steps share a name', () => {
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it('every file of the rooms is a step under its own name, with its own text', () => {
  const files = globSync(join(ROOT, 'libs/*/server/migrations/*.sql')).map((file) => ({
    name: basename(file, '.sql'),
    sql: readFileSync(file, 'utf8'),
  }));
  const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
  expect(MIGRATIONS.map(({ name, sql }) => ({ name, sql })).toSorted(byName)).toEqual(files.toSorted(byName));
});

it('a new step is named by its time and runs after the numbered ones', () => {
  const isTimed = (name: string) => /^20\d{12}-[a-z][a-z-]*$/.test(name) || TIMED_BY_DAY.includes(name);
  expect(names.filter((name) => !isTimed(name) && !(/^0\d{3}-[a-z-]+$/.test(name) && name <= LAST_NUMBER))).toEqual([]);
});
