// Texts of an event from before values had rows: what becomes of its items, its written results and its screens.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foldedValue } from '@rampa/competitions/domain';
import { newGuid } from '@rampa/kernel';
import { migrate, type Migration } from '@rampa/platform/server';
import { createEmptyDatabase, type TestDatabase } from '@rampa/platform/testing';
import { MIGRATIONS } from './rooms.ts';

const FIRST = '20261122194500-group-values';
const until = (isIn: (name: string) => boolean): Migration[] => MIGRATIONS.filter(({ name }) => isIn(name));

const NAMES = join(import.meta.dirname, '../../../libs/kernel/testing/real-names/names.json');
const { ages, forms } = JSON.parse(readFileSync(NAMES, 'utf8')) as { ages: string[]; forms: string[] };

const [competition, age, form, gone] = [newGuid(), newGuid(), newGuid(), newGuid()];
const [program, nomination, display] = [newGuid(), newGuid(), newGuid()];
const SAID: Record<string, string>[] = [
  { [age]: '13-15 лет', [form]: 'Соло' },
  { [age]: '13–15 лет', [form]: 'соло' },
  { [age]: '13–15 лет', [form]: 'соло' },
  { [age]: '13 – 15', [form]: ' – ' },
  { [age]: '16-18', [gone]: 'забытое' },
  {},
];
const items = SAID.map(() => newGuid());
const keyOf = (ageText: string | null, formText: string | null) =>
  JSON.stringify([
    '1',
    nomination,
    ...[
      [age, ageText],
      [form, formText],
    ].sort(([one], [other]) => (one! < other! ? -1 : 1)),
  ]);

let created: TestDatabase;
let client: pg.Client;

async function rows<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await client.query<Row>(sql, values)).rows;
}

beforeAll(async () => {
  created = await createEmptyDatabase();
  client = new pg.Client({ connectionString: created.url });
  await client.connect();
  await migrate(
    created.url,
    until((name) => name < FIRST),
  );
  await rows(
    `insert into competitions.competition (guid, organizer_guid, title, begin_date, end_date)
     values ($1, $2, 'Светлояр', '2026-11-20', '2026-11-22')`,
    [competition, newGuid()],
  );
  for (const [guid, title] of [
    [age, 'Возраст'],
    [form, 'Форма'],
  ]) {
    await rows(
      `insert into competitions.group_field (guid, competition_guid, title, tag) values ($1, $2, $3, 'custom')`,
      [guid, competition, title],
    );
  }
  await rows(`insert into program.program (guid, competition_guid, title) values ($1, $2, 'День')`, [
    program,
    competition,
  ]);
  for (const [at, said] of SAID.entries()) {
    await rows(
      `insert into program.item (guid, program_guid, competition_guid, order_key, group_values) values ($1, $2, $3, $4, $5)`,
      [items[at], program, competition, at, JSON.stringify(said)],
    );
  }
  // The first three were written as one group; the fourth under a spelling of its own, before that was one value.
  const written = [
    ...Array<string>(3).fill(keyOf('13-15', 'соло')),
    keyOf('13 – 15 лет', 'СОЛО'),
    keyOf('16-18', null),
  ];
  for (const [at, key] of written.entries()) {
    await rows(
      `insert into judging.result (item_guid, competition_guid, program_guid, group_key, protocol_version, summary, derivation)
       values ($1, $2, $3, $4, 1, '{}', '{}')`,
      [items[at], competition, program, key],
    );
  }
  await rows(
    `insert into display.setting (guid, competition_guid, key, title, leaders_group) values ($1, $2, 'ключ', 'Зал', $3)`,
    [display, competition, keyOf('16-18', null)],
  );
  await migrate(
    created.url,
    until((name) => name <= FIRST),
  );
});
afterAll(async () => {
  await client?.end();
  await created?.drop();
});

it('the database folds texts as the domain does', async () => {
  const spelled = [
    ...ages,
    ...forms,
    '11лет',
    '11 л.',
    '5 годков',
    '2 года',
    'Зелёные',
    '',
    '–',
    'до 7',
    '18+',
    'A – Ω',
  ];
  const dashes = spelled.flatMap((text) =>
    ['-', '–', ' — ', '\u00A0-', '\u2212'].map((d) => text.replace(/[–—-]/g, d)),
  );
  const piece = fc.constantFrom(
    '1',
    '3',
    '-',
    '–',
    ' ',
    'лет',
    'ЛЕТ',
    'год',
    'года',
    'л.',
    '.',
    ';',
    'Ё',
    '\u00AD',
    '\u00A0',
    '\u2009',
    'ж',
  );
  const random = fc.sample(
    fc.array(piece, { maxLength: 9 }).map((parts) => parts.join('')),
    { numRuns: 3000, seed: 7 },
  );
  const texts = [...dashes, ...dashes.map((text) => ` ${text.toUpperCase()}. `), ...random];
  const [{ folded }] = (await rows<{ folded: string[] }>(
    'select array_agg(competitions.folded_value(t.said) order by t.at) as folded from unnest($1::text[]) with ordinality t (said, at)',
    [texts],
  )) as [{ folded: string[] }];
  for (const [at, text] of texts.entries()) expect([text, folded[at]]).toEqual([text, foldedValue(text)]);
});

it('items name rows, each called as most have it; groups that were written stay the groups that they are', async () => {
  await migrate(created.url, MIGRATIONS);
  const values = await rows<{ guid: string; field: string; title: string; folded: string }>(
    'select guid, field_guid as field, title, folded from competitions.group_value order by folded',
  );
  expect(values.map(({ field, title }) => [field, title])).toEqual([
    [age, '13–15 лет'],
    [age, '16-18'],
    [form, 'соло'],
  ]);
  for (const { title, folded } of values) expect(folded).toBe(foldedValue(title));
  const [teens, older, solo] = values.map(({ guid }) => guid) as [string, string, string];
  const named = await rows<{ named: Record<string, string> }>(
    'select group_values as named from program.item order by order_key',
  );
  expect(named.map((row) => row.named)).toEqual([
    { [age]: teens, [form]: solo },
    { [age]: teens, [form]: solo },
    { [age]: teens, [form]: solo },
    { [age]: teens },
    { [age]: older },
    {},
  ]);
  const keys = await rows<{ key: string }>('select group_key as key from judging.result order by item_guid');
  const byItem = new Map(
    items
      .slice(0, 5)
      .toSorted()
      .map((item, at) => [item, keys[at]!.key]),
  );
  expect(items.slice(0, 5).map((item) => byItem.get(item))).toEqual([
    ...Array<string>(3).fill(keyOf(teens, solo)),
    keyOf('13 – 15 лет', 'СОЛО'),
    keyOf(older, null),
  ]);
  expect(await rows('select leaders_group as key from display.setting')).toEqual([{ key: keyOf(older, null) }]);
  expect(await rows(`select to_regprocedure('competitions.folded_value(text)') as left`)).toEqual([{ left: null }]);
});
