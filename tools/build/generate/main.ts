// npm run generate -- call | page | table | room: what it writes compiles and passes its first test (docs/adding.md).

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateCall } from './call.ts';
import { generateRoom } from './room.ts';
import { generateTable } from './table.ts';
import { Refusal, Tree } from './tree.ts';

const USAGE = `npm run generate -- room NAME --thing WORD
npm run generate -- table schema.thing   of a room that is there: table, migration, whose its guid is
    --columns a,b        texts beside its title
    --of organizer       his own things, of no event; else things of an event
npm run generate -- call Prefix/Name --says «Что делает»
    --room NAME          where no other call of the prefix is there yet
    --beside Prefix/Name the call beside which it is to stand, in the same room; else the one most like it
    --method --who --kind --why   of a call beyond the checklist: PUT, org:settings,member, write
    --kinds a.changed    what a write changes or a list shows; else as the last call of the prefix
    --names KIND         the guid that it names: competition by default, none, or a thing
    --table schema.name  a read lists it, a write adds to it; with --names THING a PUT changes and a DELETE deletes its row
    --sets note          with --table: the write sets one column, which is made if it is not there (met:bool, seats:int)
npm run generate -- page /organizer/events/:guid/word --reads Prefix/Name --title «Имя»
    --adds Prefix/Create     a write of texts: a button opens its form
    --changes Prefix/Update  the same form, from a row's menu
    --deletes Prefix/Delete  a write that names a row: its menu asks and sends it
    --labels words='Что сказать'   what fields are called that the generator does not know`;

const text = { type: 'string' } as const;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h' },
    ...{ thing: text, says: text, room: text, method: text, who: text, kind: text, kinds: text },
    ...{ names: text, table: text, why: text, reads: text, title: text, adds: text, changes: text, deletes: text },
    ...{ columns: text, labels: text, beside: text, of: text, sets: text },
  },
});
const tree = new Tree(join(import.meta.dirname, '../../..'));

if (values.help) {
  console.log(USAGE);
  process.exit();
}

function needed(name: 'says' | 'thing' | 'reads' | 'title'): string {
  const value = values[name];
  if (!value) throw new Refusal(`--${name} is missing\n\n${USAGE}`);
  return value;
}

async function generate(kind: string | undefined, name: string | undefined): Promise<string[]> {
  if (!name) throw new Refusal(USAGE);
  if (kind === 'table') {
    const columns = values.columns?.split(',') ?? [];
    return generateTable(tree, { sql: name, columns, of: values.of, time: nameOfNow() });
  }
  if (kind === 'room') return generateRoom(tree, { name, thing: needed('thing'), time: nameOfNow() });
  if (kind === 'page') {
    const { room, adds, changes, deletes, labels } = values;
    // The contract loads half a second, and only pages read its schemas.
    const { generatePage } = await import('./page.ts');
    const does = { room, adds, changes, deletes, labels };
    return generatePage(tree, { address: name, reads: needed('reads'), title: needed('title'), ...does });
  }
  if (kind === 'call') {
    const { room, beside, method, who, kind, names, table, sets, why, kinds } = values;
    const given = { room, beside, method, who, kind, names, table, sets, why, kinds: kinds?.split(',') };
    return generateCall(tree, { id: name, summary: needed('says'), time: nameOfNow(), ...given });
  }
  throw new Refusal(USAGE);
}

/** Migrations run in the order of their names: `20261123014500`. */
function nameOfNow(): string {
  return new Date().toISOString().replace(/\D/g, '').slice(0, 14);
}

try {
  const next = await generate(...(positionals as [string?, string?]));
  const written = await tree.write();
  console.log(`${written.map((path) => `  ${path}`).join('\n')}\n\nNext:\n${next.map((one) => `  ${one}`).join('\n')}`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
