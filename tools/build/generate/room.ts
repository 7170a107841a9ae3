// npm run generate -- room NAME: writes a room with one table and enters it into every list of rooms.

import { camelOf, pascalOf } from './words.ts';
import { behind, Refusal, withImport, type Tree } from './tree.ts';

export interface RoomGiven {
  name: string;
  /** Name of one of its things in code: `souvenir`. */
  thing: string;
  /** Time of its migration: `20261122105000`. */
  time: string;
}

export function generateRoom(tree: Tree, { name, thing, time }: RoomGiven): string[] {
  if (!/^[a-z][a-z-]+$/.test(name)) throw new Refusal('A room is called by a-z and hyphens');
  if (tree.has(`libs/${name}/package.json`)) throw new Refusal(`libs/${name} is there already`);
  const [room, pascal] = [camelOf(name), pascalOf(name)];
  const schema = name.replaceAll('-', '_');
  const table = `${schema}.${thing.replaceAll('-', '_')}`;
  const constant = thing.replaceAll('-', '_').toUpperCase();
  const migration = `${time}-${name}`;

  tree.create(
    `libs/${name}/package.json`,
    JSON.stringify({
      ...{ name: `@rampa/${name}`, version: '0.1.0', private: true, type: 'module' },
      exports: { './server': './server/index.ts' },
      nx: { targets: { lint: {}, test: {} } },
    }),
  );
  tree.create(
    `libs/${name}/server/index.ts`,
    `import { migrationsIn, tablesIn, type ServerRoom } from '@rampa/platform/server';
import { ${pascal}Module } from './${name}.module.ts';

export const ${room}Room: ServerRoom = {
  name: '${name}',
  module: ${pascal}Module,
  migrations: migrationsIn(import.meta.glob('./migrations/*.sql', { eager: true, query: '?raw', import: 'default' })),
  tables: tablesIn(import.meta.glob(['./persistence/*.ts', '!./**/*.spec.ts'], { eager: true })),
};
`,
  );
  tree.create(
    `libs/${name}/server/${name}.module.ts`,
    `import { Module } from '@nestjs/common';
import { deedsIn } from '@rampa/platform/server';

@Module({
  controllers: [],
  providers: [...deedsIn(import.meta.glob(['./{queries,use-cases}/*.ts', '!./**/*.spec.ts'], { eager: true }))],
})
export class ${pascal}Module {}
`,
  );
  tree.create(
    `libs/${name}/server/persistence/${thing}-table.ts`,
    `// A new column is a line here and a line in a migration, and one in the contract if it is told.

import type { Guid } from '@rampa/kernel';
import { filled, required, table } from '@rampa/platform/server';

export const ${constant} = table('${table}', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  title: required<string>('text'),
  createdAt: filled<Date>('timestamptz'),
});
`,
  );
  tree.create(
    `libs/${name}/server/migrations/${migration}.sql`,
    `create schema ${schema};
create table ${table} (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition (guid) on delete cascade,
  title text not null,
  created_at timestamptz not null default now()
);
create index ${thing.replaceAll('-', '_')}_of_event on ${table} (competition_guid);
`,
  );
  tree.create(
    `libs/contract/changes/${name}.ts`,
    `/** Of ${name}. */
export const EVENTS = [] as const;
export const QUIET = [] as const;
`,
  );
  tree.change('libs/contract/changes/index.ts', (text) =>
    withImport(text, `import * as ${room} from './${name}.ts';`).replace(
      /(CHANGES_BY_ROOM = \{)([^}]*)\}/,
      (_, start: string, rooms: string) => `${start} ${rooms.trim().replace(/,$/, '')}, ${room} }`,
    ),
  );
  tree.change('apps/api/src/rooms.ts', (text) =>
    withImport(text, `import { ${room}Room } from '@rampa/${name}/server';`).replace(
      /(ROOMS: readonly ServerRoom\[\] = \[[^\]]*)\]/,
      `$1  ${room}Room,\n]`,
    ),
  );
  tree.change('tools/build/architecture/rules.cjs', (text) =>
    text
      .replace(/(const ORDER = \[[^\]]*)\]/, `$1  '${name}',\n]`)
      .replace(/(const ROOMS = \{[^}]*)\}/, `$1  '${name}': ['accounts', 'competitions'],\n}`),
  );
  tree.change('docker/Dockerfile', (text) =>
    behind(text, /(?:^COPY libs\/.*\n)+/m, `COPY libs/${name}/package.json libs/${name}/\n`),
  );
  return [
    'npm install: links the package and writes it into package-lock.json',
    `tools/build/architecture/rules.cjs: its place among the rooms (the last, at first)`,
    `npm run generate -- call … --room ${name} --table ${table}`,
  ];
}
