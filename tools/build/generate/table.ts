// npm run generate -- table schema.thing: writes a table of texts into a room that is there, and makes its guid known.

import type { Tree } from './tree.ts';
import { behind, Refusal, withNamed } from './tree.ts';
import { camelOf } from './words.ts';

export interface TableGiven {
  /** `competitions.partner` */
  sql: string;
  /** Texts beside its title: `link,comment`. */
  columns: readonly string[];
  /** `organizer`: his own things; else things of an event. */
  of?: string | undefined;
  /** Time of its migration: `20261122105000`. */
  time: string;
}

const NAME = /^[a-z][a-z_]*$/;

/** Whose things a table holds. */
interface Owner {
  property: string;
  column: string;
  /** The end of the column's line in a migration. */
  references: string;
  index: string;
  /** The condition of a walk's guids. */
  walked: string;
}

const EVENT: Owner = {
  property: 'competitionGuid',
  column: 'competition_guid',
  references: ' references competitions.competition (guid) on delete cascade',
  index: 'of_event',
  walked: 'competition_guid = :event',
};

/** No key leads to him: accounts keep what becomes of a person. */
const ORGANIZER: Owner = {
  property: 'organizerGuid',
  column: 'organizer_guid',
  references: '',
  index: 'of_organizer',
  walked: 'organizer_guid = :organizer',
};

export function generateTable(tree: Tree, { sql, columns, of = 'event', time }: TableGiven): string[] {
  const [schema, thing, ...rest] = sql.split('.');
  if (!schema || !thing || rest.length > 0 || ![schema, thing, ...columns].every((name) => NAME.test(name)))
    throw new Refusal('A table is called schema.thing, its columns by a-z and _');
  if (of !== 'event' && of !== 'organizer') throw new Refusal('A table is --of organizer, or of an event');
  const owner = of === 'event' ? EVENT : ORGANIZER;
  const room = schema.replaceAll('_', '-');
  const server = `libs/${room}/server`;
  const module = tree.find(`${server}/*.module.ts`)[0];
  if (!module) throw new Refusal(`There is no room ${room}: npm run generate -- room ${room} --thing ${thing}`);
  const file = thing.replaceAll('_', '-');
  const [kind, constant] = [camelOf(file), thing.toUpperCase()];
  if (tree.read('libs/contract/guid-of.ts').includes(`'${kind}'`))
    throw new Refusal(`A thing called ${kind} is there already`);
  const migration = `${time}-${file}s`;

  tree.create(`${server}/persistence/${file}-table.ts`, tableText(constant, sql, columns, owner));
  tree.create(`${server}/migrations/${migration}.sql`, migrationText(sql, columns, owner));
  tree.change('libs/contract/guid-of.ts', (text) => behind(text, /export type GuidKind =\n/, `  | '${kind}'\n`));
  tree.change(module, (text) => withOwner(text, kind, ownerText(kind, sql, owner)));
  const kinds = `tools/proof/walks/kinds/${room}.ts`;
  const guids = `  ${kind}: \`select guid from ${sql} where ${owner.walked} order by guid\`,\n`;
  if (tree.has(kinds)) tree.change(kinds, (text) => behind(text, /export const KINDS: Kinds = \{\n/, guids));
  else tree.create(kinds, `import type { Kinds } from './types.ts';\n\nexport const KINDS: Kinds = {\n${guids}};\n`);
  return [
    `npm run generate -- call … --room ${room} --table ${sql}: a list, a write that adds, and with --names ${kind} those that change and delete`,
    owner === EVENT
      ? 'a copy of an event: its rows are copied only where the room says so (EventCopies); apps/api/src/copy.http.spec.ts makes one in madeEvent, or says why it stays'
      : 'who may: --who organizer, or the section whose employees may, such as org:finances',
  ];
}

function tableText(constant: string, sql: string, columns: readonly string[], { property }: Owner): string {
  return `// A new column is a line here and a line in a migration, and one in the contract if it is told.

import type { Guid } from '@rampa/kernel';
import { filled, required, table } from '@rampa/platform/server';

export const ${constant} = table('${sql}', {
  guid: required<Guid>('uuid'),
  ${property}: required<Guid>('uuid'),
  title: required<string>('text'),
${columns.map((name) => `  ${camelOf(name.replaceAll('_', '-'))}: filled<string>('text'),\n`).join('')}  createdAt: filled<Date>('timestamptz'),
});
`;
}

function migrationText(sql: string, columns: readonly string[], { column, references, index }: Owner): string {
  return `create table ${sql} (
  guid uuid primary key,
  ${column} uuid not null${references},
  title text not null,
${columns.map((name) => `  ${name} text not null default '',\n`).join('')}  created_at timestamptz not null default now()
);
create index ${sql.split('.')[1]}_${index} on ${sql} (${column});
`;
}

/** Whose such a thing is, the door asks before a call runs. */
function ownerText(kind: string, sql: string, owner: Owner): string {
  const select =
    owner === EVENT
      ? `select t.guid, c.organizer_guid, t.competition_guid
       from ${sql} t join competitions.v_competition c on c.guid = t.competition_guid
       where t.guid = any ($1::uuid[])`
      : `select guid, organizer_guid, null::uuid as competition_guid from ${sql} where guid = any ($1::uuid[])`;
  return `this.owners.register(
      '${kind}',
      \`${select}\`,
    );`;
}

function withOwner(text: string, kind: string, owner: string): string {
  if (text.includes('this.owners.register('))
    return text.replace('this.owners.register(', `${owner}\n    this.owners.register(`);
  // A room that has no guids of its own yet.
  const plain = /export class (\w+Module) \{\}/.exec(text);
  if (!plain) throw new Refusal(`Say in the module whose a ${kind} is (owners.register), then generate again`);
  const imported = ['OnModuleInit'].reduce((next, name) => withNamed(next, `type ${name}`, '@nestjs/common'), text);
  return withNamed(imported, 'GuidOwners', '@rampa/platform/server').replace(
    plain[0],
    `export class ${plain[1]} implements OnModuleInit {
  constructor(private readonly owners: GuidOwners) {}

  onModuleInit(): void {
    ${owner}
  }
}`,
  );
}
