// Compares the columns that rooms declare with those that their migrations have created.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newGuid, type Guid } from '@rampa/kernel';
import { Database, filled, named, optional, required, table } from '@rampa/platform/server';
import { createTestDatabase, type TestDatabase } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOMS } from './rooms.ts';

let created: TestDatabase;
let database: Database;

beforeAll(async () => {
  created = await createTestDatabase();
  database = await new Database(created.url, 2).connect();
});
afterAll(async () => {
  await database.onApplicationShutdown();
  await created.drop();
});

it('are the same', async () => {
  const tables = ROOMS.flatMap((room) => room.tables ?? []);
  expect(tables.length).toBeGreaterThan(0);
  expect((await Promise.all(tables.map((one) => one.faults(database)))).flat()).toEqual([]);
});

it('are compared wherever a room declares one', () => {
  const files = globSync(join(import.meta.dirname, '../../../libs/*/server/**/*.ts'));
  const declared = files
    .filter((file) => !file.endsWith('.spec.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^(?:export )?const \w+ = table\('([\w.]+)'/gm)])
    .map(([, name]) => name!);
  const found = ROOMS.flatMap((room) => room.tables ?? []).map(({ name }) => name);
  expect(found.toSorted()).toEqual(declared.toSorted());
});

/** By what they are for: statements that only set, count or ask whether a row is there gain nothing from a type of a row. */
const UNDECLARED = {
  'the platform’s own, which its library or one statement writes': [
    ...['files.file', 'files.upload', 'jobs.job', 'mail.letter', 'secrets.installation', 'public.migration'],
    ...['live.deed', 'live.event', 'live.place', 'live.reaction_cursor', 'live.stream'],
  ],
  'the hot path of the marks: prepared statements over many rows': [
    ...['judging.abstention', 'judging.chair_decision', 'judging.cleared_mark', 'judging.clearing', 'judging.comment'],
    ...['judging.late_mark', 'judging.manual_award', 'judging.mark', 'judging.mark_history', 'judging.mark_submission'],
    ...['judging.nudge', 'judging.protocol', 'judging.result', 'judging.said', 'judging.seal', 'judging.seal_key'],
    ...['judging.shown_abstention', 'judging.shown_result', 'judging.withdrawn_decision'],
  ],
  'hashes that are put once and taken by the statement that compares them': [
    ...['accounts.confirmation_code', 'accounts.email_change', 'accounts.letter_token', 'accounts.refused_address'],
  ],
  'marks that something was done, put or asked for by one statement with a conflict': [
    ...['accounts.consent', 'accounts.employee_access', 'accounts.event_letter', 'accounts.fast_link_device'],
    ...['accounts.membership', 'display.claim', 'display.release', 'display.screen', 'judging.setting'],
  ],
  'counters and what they have numbered, or values as whole JSON': [
    ...['diplomas.counter', 'diplomas.number', 'judging.scheme'],
  ],
};

it('are all declared but for those that are named here', async () => {
  const rows = await database.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const declared = ROOMS.flatMap((room) => room.tables ?? []).map(({ name }) => name);
  const known = [...declared, ...Object.values(UNDECLARED).flat()];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
});

it('are told apart: a column too many, one forgotten, another type', async () => {
  await database.query('create table public.thing (guid uuid primary key, title text not null, note text)');
  const said = table('public.thing', {
    guid: required<string>('uuid'),
    title: filled<number>('int4'),
    color: required<string>('text'),
  });
  expect(await said.faults(database)).toEqual([
    'public.thing.color: text here, missing in the database',
    'public.thing.note: missing here, text, may be null in the database',
    'public.thing.title: int4, filled here, text in the database',
  ]);
});

it('write, find, change and delete rows, under another name where a column has one', async () => {
  await database.query(
    `create table public.score (guid uuid primary key, from_value integer, note text not null default 'пусто')`,
  );
  const score = table('public.score', {
    guid: required<Guid>('uuid'),
    from: named('from_value', optional<number>('int4')),
    note: filled<string>('text'),
  });
  expect(await score.faults(database)).toEqual([]);
  // More rows than one statement takes; every second row leaves columns out that the others name.
  const guids = Array.from({ length: 1001 }, () => newGuid());
  const rows = guids.map((guid, from) => (from % 2 === 0 ? { guid, from } : { guid, note: 'есть' }));
  await score.insertAll(database, rows);
  expect(await database.query('select count(*)::int as count from public.score')).toEqual([{ count: 1001 }]);
  expect(await score.find(database, { guid: guids[1]! })).toEqual({ guid: guids[1], from: null, note: 'есть' });
  await score.update(database, { from: 1000 }, { note: 'последний' });
  expect(await score.find(database, { from: 1000 })).toEqual({ guid: guids[1000], from: 1000, note: 'последний' });
  expect(await score.find(database, { from: 998 })).toMatchObject({ note: 'пусто' });
  await score.delete(database, { from: 1000 });
  expect(await score.find(database, { guid: guids[1000]! })).toBeNull();
  await score.insertAll(database, []);
});
