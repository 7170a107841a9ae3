// Plans a new call from the arguments and the checklist, before anything is written.

import { neighbourNamed, neighbourOf, type Neighbour } from './neighbour.ts';
import { Refusal, type Tree } from './tree.ts';

export interface CallGiven {
  /** `Requisite/Restore` */
  id: string;
  summary: string;
  room?: string | undefined;
  /** The call beside which it is to stand. */
  beside?: string | undefined;
  method?: string | undefined;
  who?: string | undefined;
  kind?: string | undefined;
  /** The kinds that a write changes or a read shows. */
  kinds?: readonly string[] | undefined;
  /** The kind of guid in its query; `none` for a call without one. */
  names?: string | undefined;
  /** `souvenirs.souvenir`: the table that it lists or adds to. */
  table?: string | undefined;
  /** Why it exists, if the checklist lacks it. */
  why?: string | undefined;
}

export interface CallPlan {
  id: string;
  prefix: string;
  name: string;
  /** Name of the contract's constant. */
  constant: string;
  room: string;
  method: string;
  who: readonly string[];
  kind: 'read' | 'write';
  kinds: readonly string[];
  names: string | null;
  /** The contract's name of such a guid: `referenceBookGuid` of a book. */
  field: string;
  summary: string;
  table: TableOfCall | null;
  /** It returns a page of a list. */
  isList: boolean;
  /** It creates a row. */
  isNew: boolean;
  /** It changes or deletes the row that it names. */
  ofRow: 'changes' | 'deletes' | null;
  /** The call beside which it stands. */
  neighbour: Neighbour | null;
}

export interface TableOfCall {
  /** `souvenirs.souvenir` */
  sql: string;
  constant: string;
  file: string;
  /** Its columns of text, which people read and write. */
  texts: readonly { name: string; column: string; isRequired: boolean }[];
}

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
  const table = given.table ? tableOf(tree, room, given.table) : null;
  const inEvent = who
    .split(',')
    .some((one) => one.startsWith('org:') || ['member', 'judge', 'presenter'].includes(one));
  const names = given.names ?? (inEvent ? 'competition' : 'none');
  if (kind === 'read' && !table) throw new Refusal('A read lists a table of its room: say --table schema.name');
  if (!['none', 'competition'].includes(names) && !tree.read('libs/contract/guid-of.ts').includes(`'${names}'`))
    throw new Refusal(
      `No guid is known as ${names}: libs/contract/guid-of.ts names all kinds, generate -- table adds one`,
    );
  const ofRow =
    kind === 'write' && table && names !== 'competition' ? (method === 'DELETE' ? 'deletes' : 'changes') : null;
  if (table && kind === 'read' && names !== 'competition') throw new Refusal('What lists a table names its event');
  if (ofRow && !tree.find('libs/contract/calls/*.ts').some((file) => tree.read(file).includes(`'${prefix}/Create'`)))
    throw new Refusal(`Generate ${prefix}/Create first: the test makes a row by it`);
  return {
    ...{ id: given.id, prefix, name, constant, room, method, kind, table, summary: given.summary },
    who: who.split(','),
    kinds: given.kinds ?? [],
    names: names === 'none' ? null : names,
    field: fieldOf(tree, names),
    isList: kind === 'read',
    isNew: kind === 'write' && table !== null && !ofRow,
    ofRow,
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

function tableOf(tree: Tree, room: string, sql: string): TableOfCall {
  for (const file of tree.find(`libs/${room}/server/**/*.ts`)) {
    const found = new RegExp(`export const (\\w+) = table\\('${sql}', \\{([^}]*)`).exec(tree.read(file));
    if (!found) continue;
    const columns = [...found[2]!.matchAll(/(\w+): (required|filled)<string>\('text'\)/g)];
    const texts = columns.map(([, name, how]) => ({
      name: name!,
      column: name!.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      isRequired: how === 'required',
    }));
    if (!texts.some(({ name }) => name === 'title')) throw new Refusal(`${sql} has no title to be called by`);
    return { sql, constant: found[1]!, file, texts };
  }
  throw new Refusal(`${room} says no table(…) of ${sql}`);
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
