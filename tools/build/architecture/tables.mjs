// Checks the SQL of the rooms. A room may read another room's data only through views and functions that the owner
// declares in its migrations, and only of rooms that it may use. Foreign keys in migrations may name tables.

import { readdir, readFile } from 'node:fs/promises';
import { FOREIGN_TABLES, LYING_ELSEWHERE } from './foreign-tables.mjs';
import { lineAt, literalsOf } from './literals.mjs';

const DECLARED = /\bcreate (?:or replace )?(schema|table|view|function)(?: if not exists)? (\w+)(?:\.(\w+))?/g;
const WRITTEN = /\b(?:insert into|update|delete from|truncate|alter table)\s+$/;
const KEY = /\breferences\s+$/;

const moved = new Map(Object.entries(LYING_ELSEWHERE).flatMap(([room, names]) => names.map((name) => [name, room])));

/**
 * Faults as «rule: file:line → name». `uses` returns the rooms a room may use; null: all of them. `more` are exceptions
 * beside those of FOREIGN_TABLES.
 */
export async function faultsOfTables(uses, more = {}) {
  const excepted = { ...FOREIGN_TABLES, ...more };
  const files = [...(await filesOf('libs')), ...(await filesOf('apps'))];
  const house = await declared(files.filter((file) => file.endsWith('.sql')));
  const unused = new Set(Object.keys(excepted));
  const faults = [];
  for (const file of files) {
    for (const { line, name, before } of await namesIn(file, house)) {
      const fault = faultOf({ room: roomOf(file), name, before, isMigration: file.endsWith('.sql') }, house, uses);
      if (fault === null) continue;
      if (excepted[file]?.names.includes(name)) unused.delete(file);
      else faults.push(`${fault}: ${file}:${line} → ${name}`);
    }
  }
  const absent = [...moved.keys()].filter((name) => house.kinds.get(name) !== 'table');
  return [
    ...faults,
    ...[...unused, ...absent].map((named) => `foreign-tables-are-needed: ${named} → foreign-tables.mjs`),
  ];
}

function faultOf({ room, name, before, isMigration }, { owners, kinds }, uses) {
  const owner = moved.get(name) ?? owners.get(name.split('.')[0]);
  if (owner === room) return null;
  const mayUse = uses(room);
  if (mayUse !== null && owner !== 'platform' && !mayUse.includes(owner)) return 'sql-goes-downward';
  if (isMigration && KEY.test(before)) return null;
  if (kinds.get(name) === 'table') return 'tables-are-their-rooms';
  return WRITTEN.test(before) ? 'views-are-read' : null;
}

/** Which room owns a schema, and what each of its names is. */
async function declared(migrations) {
  const [owners, kinds] = [new Map(), new Map()];
  for (const file of migrations) {
    for (const [, kind, schema, name] of withoutComments(await readFile(file, 'utf8')).matchAll(DECLARED)) {
      if (kind === 'schema') owners.set(schema, roomOf(file));
      else if (name) kinds.set(`${schema}.${name}`, kind);
    }
  }
  return { owners, kinds };
}

/** Every declared name in the SQL of the file, with its line and the words before it. */
async function namesIn(file, { kinds }) {
  const text = await readFile(file, 'utf8');
  const isNamed = [...text.matchAll(/\b\w+\.\w+\b/g)].some(([name]) => kinds.has(name));
  if (!isNamed) return [];
  const pieces = file.endsWith('.sql') ? [{ at: 0, words: withoutComments(text) }] : literalsOf(file, text);
  return pieces.flatMap(({ at, words }) =>
    [...words.matchAll(/(?<![\w.])\w+\.\w+\b/g)]
      .filter(([name]) => kinds.has(name))
      .map((found) => ({
        name: found[0],
        line: lineAt(text, at + found.index),
        before: words.slice(0, found.index),
      })),
  );
}

/** Line numbers stay as they are. */
const withoutComments = (sql) => sql.replace(/--[^\n]*/g, '');

/** The room of a file; for a file of an app, the app. */
const roomOf = (file) => file.split('/')[1];

export async function filesOf(folder) {
  const entries = await readdir(folder, { recursive: true });
  return entries
    .map((entry) => `${folder}/${entry}`)
    .filter((file) => /\.(ts|tsx|sql)$/.test(file))
    .filter((file) => !/\.spec\.tsx?$|\/testing\/|\/(node_modules|dist)\/|^apps\/e2e\//.test(file));
}
