// The column that a write of `--sets` writes: `note`, `met:bool`, `seats:int`. One that is not there yet is made.

import type { CallGiven, CallPlan, SetColumn, TableOfCall } from './call-types.ts';
import { behind, Refusal, type Tree } from './tree.ts';
import { kebabOf } from './words.ts';

/** What the parts of the house say of such a value. */
const TYPES = {
  text: { row: `filled<string>('text')`, sql: `text not null default ''`, body: 'text(1000)', said: `'Так'` },
  bool: { row: `filled<boolean>('bool')`, sql: 'boolean not null default false', body: 'z.boolean()', said: 'true' },
  int: { row: `optional<number>('int4')`, sql: 'int', body: 'z.int().min(0).max(1_000_000).nullable()', said: '3' },
} as const;

export const typeOf = ({ type }: SetColumn) => TYPES[type];

export function setBy(
  tree: Tree,
  { sets, time }: CallGiven,
  { kind, names, table }: { kind: string; names: string; table: TableOfCall | null },
): SetColumn {
  const [name, type = 'text', ...rest] = sets!.split(':');
  if (!/^[a-z][a-zA-Z]*$/.test(name!) || !(type in TYPES) || rest.length > 0)
    throw new Refusal('A column is set as note, met:bool or seats:int');
  if (kind !== 'write' || !table) throw new Refusal('A column is set by a write of a table: --table schema.name');
  const isOfEvent = names === 'competition';
  if (names === 'none' || isOfEvent !== (table.of === 'self'))
    throw new Refusal(
      isOfEvent
        ? `Say which row of ${table.sql}: --names THING`
        : 'What is set of an event is named by it: --names competition',
    );
  const isThere = new RegExp(`\\b${name}: (?:filled|optional|required|named)`).test(declared(tree, table));
  const migration = isThere ? null : `${time}-${table.sql.split('.')[1]!.replaceAll('_', '-')}-${kebabOf(name!)}`;
  return { name: name!, type: type as SetColumn['type'], migration };
}

const startOf = ({ constant, sql }: TableOfCall) => `export const ${constant} = table('${sql}', {`;

function declared(tree: Tree, table: TableOfCall): string {
  const text = tree.read(table.file);
  return text.slice(text.indexOf(startOf(table))).split('\n});')[0]!;
}

/** Its line in `table(…)`, before what tells the row's own times, and its migration. */
export function addColumn(tree: Tree, { room, table, sets }: CallPlan): void {
  if (!sets?.migration || !table) return;
  const { row, sql } = TYPES[sets.type];
  const how = row.split('<')[0]!;
  tree.create(
    `libs/${room}/server/migrations/${sets.migration}.sql`,
    `alter table ${table.sql} add column ${kebabOf(sets.name).replaceAll('-', '_')} ${sql};\n`,
  );
  tree.change(table.file, (text) => {
    const start = text.indexOf(startOf(table));
    const end = text.indexOf('\n});', start);
    const times = text.slice(start, end).search(/\n {2}(?:removedAt|createdAt|deletedAt|archivedAt): /);
    const at = times < 0 ? end : start + times;
    const next = `${text.slice(0, at)}\n  ${sets.name}: ${row},${text.slice(at)}`;
    const imported = /import \{([^}]*)\} from '@rampa\/platform\/server';/.exec(next)![1]!;
    return new RegExp(`\\b${how}\\b`).test(imported)
      ? next
      : behind(next, /import \{(?=[^}]*'@rampa\/platform\/server')/, ` ${how},`);
  });
}
