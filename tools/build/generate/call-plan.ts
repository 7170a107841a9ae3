// Plans a new call from the arguments and the checklist, before anything is written.

import type { CallGiven, CallPlan, TableOfCall } from './call-types.ts';
import { setBy } from './column.ts';
import { neighbourNamed, neighbourOf } from './neighbour.ts';
import { Refusal, type Tree } from './tree.ts';

export function planOf(tree: Tree, given: CallGiven): CallPlan {
  const [prefix, name] = given.id.split('/');
  if (!prefix || !name || !/^[A-Z]\w*$/.test(prefix) || !/^\w+$/.test(name)) {
    throw new Refusal('A call is called Prefix/Name');
  }
  const [method, who, kind] = checklisted(tree, given.id) ?? [given.method, given.who, given.kind];
  if (!method || !who || !kind)
    throw new Refusal(`The checklist does not know ${given.id}: say --method, --who, --kind`);
  if (kind !== 'read' && kind !== 'write') throw new Refusal('Reads and writes are generated; files and jobs are not');
  const constant = prefix + name[0]!.toUpperCase() + name.slice(1);
  if (tree.find('libs/contract/calls/*.ts').some((file) => tree.read(file).includes(`const ${constant} =`))) {
    throw new Refusal(`${given.id} is in the contract already`);
  }
  const beside = given.beside ? neighbourNamed(tree, given.beside) : null;
  const room = given.room ?? (given.beside ? roomOf(tree, `${given.beside} `) : roomOf(tree, `${prefix}/`));
  const table = given.table ? tableOf(tree, room, given.table, given.sets !== undefined) : null;
  const inEvent = who
    .split(',')
    .some((one) => one.startsWith('org:') || ['member', 'judge', 'presenter'].includes(one));
  const names = given.names ?? (inEvent && table?.of !== 'organizer' ? 'competition' : 'none');
  if (kind === 'read' && !table) throw new Refusal('A read lists a table of its room: say --table schema.name');
  if (!['none', 'competition'].includes(names) && !tree.read('libs/contract/guid-of.ts').includes(`'${names}'`))
    throw new Refusal(
      `No guid is known as ${names}: libs/contract/guid-of.ts names all kinds, generate -- table adds one`,
    );
  const whole = table?.of === 'organizer' ? 'none' : 'competition';
  const sets = given.sets ? setBy(tree, given, { kind, names, table }) : null;
  const ofRow =
    kind === 'write' && table && !sets && names !== whole ? (method === 'DELETE' ? 'deletes' : 'changes') : null;
  if (table && kind === 'read' && names !== whole)
    throw new Refusal(
      `What lists a table names ${whole === 'none' ? 'nothing: it lists the organizer’s own' : 'its event'}`,
    );
  if (table && ['competition', 'none'].includes(names) && names !== whole && !sets)
    throw new Refusal(
      `A row of ${table.sql} is ${whole === 'none' ? 'the organizer’s own' : 'an event’s'}, so --names ${names} does not find it`,
    );
  if (table?.of === 'organizer' && !who.split(',').every((one) => one === 'organizer' || one.startsWith('org:')))
    throw new Refusal('What is the organizer’s own is for --who organizer or a section of his, such as org:finances');
  if (ofRow && !tree.find('libs/contract/calls/*.ts').some((file) => tree.read(file).includes(`'${prefix}/Create'`)))
    throw new Refusal(`Generate ${prefix}/Create first: the test makes a row by it`);
  return {
    ...{ id: given.id, prefix, name, constant, room, method, kind, table, summary: given.summary },
    who: who.split(','),
    kinds: given.kinds ?? [],
    names: names === 'none' ? null : names,
    field: fieldOf(tree, names),
    isList: kind === 'read',
    isNew: kind === 'write' && table !== null && !ofRow && !sets,
    ...{ ofRow, sets },
    neighbour: beside ?? neighbourOf(tree, prefix, name, names),
  };
}

/** The room that has all calls that begin so. */
function roomOf(tree: Tree, start: string): string {
  const files = tree
    .find('tools/build/architecture/access/*.txt')
    .filter((file) => tree.read(file).includes(` ${start}`));
  const rooms = files.map((file) => file.replace(/^.*\/|\.txt$/g, ''));
  if (rooms.length !== 1)
    throw new Refusal(`Say --room: calls of ${start.replace(/\W$/, '')} are in ${rooms.join(', ') || 'no room yet'}`);
  return rooms[0]!;
}

function tableOf(tree: Tree, room: string, sql: string, isSet: boolean): TableOfCall {
  for (const file of tree.find(`libs/${room}/server/**/*.ts`)) {
    const found = new RegExp(`export const (\\w+) = table\\('${sql}', \\{([^}]*)`).exec(tree.read(file));
    if (!found) continue;
    const columns = [...found[2]!.matchAll(/(\w+): (required|filled)<string>\('text'\)/g)];
    const texts = columns.map(([, name, how]) => ({
      name: name!,
      column: name!.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      isRequired: how === 'required',
    }));
    if (!isSet && !texts.some(({ name }) => name === 'title')) throw new Refusal(`${sql} has no title to be called by`);
    const of =
      sql === 'competitions.competition' ? 'self' : found[2]!.includes('competitionGuid:') ? 'event' : 'organizer';
    if (of === 'organizer' && !found[2]!.includes('organizerGuid:'))
      throw new Refusal(`A row of ${sql} says neither its event nor its organizer`);
    return { sql, of, constant: found[1]!, file, texts };
  }
  const known = tree
    .find(`libs/${room}/server/**/*.ts`)
    .flatMap((file) => [...tree.read(file).matchAll(/ = table\('([\w.]+)'/g)].map(([, name]) => name!));
  throw new Refusal(`${room} says no table(…) of ${sql}; it has ${known.toSorted().join(', ') || 'none'}`);
}

/** The name of such a guid in other calls. */
function fieldOf(tree: Tree, kind: string): string {
  const contract = tree
    .find('libs/contract/calls/*.ts')
    .map((file) => tree.read(file))
    .join('\n');
  return new RegExp(`\\b(\\w+): guidOf\\('${kind}'\\)`).exec(contract)?.[1] ?? `${kind}Guid`;
}

/** Method, who and kind from the checklist. */
export function checklisted(tree: Tree, id: string): string[] | undefined {
  const rows = tree
    .read('apps/api/src/checklist.tsv')
    .split('\n')
    .map((row) => row.split('\t'));
  const row = rows.find(([, path]) => path === id);
  return row && [row[0]!, row[2]!, row[3]!];
}
