// npm run generate -- call Prefix/Name: a call of the contract from the reviewed lists to its first test.
//
// What the checklist says of it (method, who, kind) is taken from there; a call beyond the checklist says it itself.

import { contractOf } from './call-contract.ts';
import { serveCall } from './call-server.ts';
import { kebabOf } from './words.ts';
import { Refusal, type Tree } from './tree.ts';

export interface CallGiven {
  /** `Requisite/Restore` */
  id: string;
  summary: string;
  room?: string | undefined;
  method?: string | undefined;
  who?: string | undefined;
  kind?: string | undefined;
  /** What a write changes, a read shows. */
  kinds?: readonly string[] | undefined;
  /** The kind of guid that it names in its query; `none`. */
  names?: string | undefined;
  /** `souvenirs.souvenir`: a table of the room that it lists or adds to. */
  table?: string | undefined;
  /** Why it exists, if the checklist does not know it. */
  why?: string | undefined;
}

export interface CallPlan {
  id: string;
  prefix: string;
  name: string;
  /** The constant of the contract. */
  constant: string;
  room: string;
  method: string;
  who: readonly string[];
  kind: 'read' | 'write';
  kinds: readonly string[];
  names: string | null;
  summary: string;
  table: { sql: string; constant: string; file: string } | null;
  /** A page of a list. */
  isList: boolean;
  /** Makes a row. */
  isNew: boolean;
}

export function generateCall(tree: Tree, given: CallGiven): string[] {
  const plan = planOf(tree, given);
  contractOf(tree, plan);
  serveCall(tree, plan);
  tree.addSorted(
    `tools/architecture/access/${plan.room}.txt`,
    `${plan.method} ${plan.id} ${plan.who.join(',')} ${plan.kind}`,
  );
  if (!checklisted(tree, plan.id)) beyond(tree, plan, given.why);
  if (plan.isList) listed(tree, plan);
  return [
    ...(plan.names ? [] : ['its guids: guidOf(kind) in the contract, so that the door asks whose they are']),
    'libs/kernel/failures: a refusal of its own, if it has one',
    plan.kind === 'write' ? 'the page: useWrite(…) behind a button' : 'the page: npm run generate -- page',
  ];
}

/** Method, who and kind, as the checklist says them. */
function checklisted(tree: Tree, id: string): string[] | undefined {
  const rows = tree
    .read('apps/api/src/checklist.tsv')
    .split('\n')
    .map((row) => row.split('\t'));
  const row = rows.find(([, path]) => path === id);
  return row && [row[0]!, row[2]!, row[3]!];
}

function planOf(tree: Tree, given: CallGiven): CallPlan {
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
  const room = given.room ?? roomOf(tree, prefix);
  const table = given.table ? tableOf(tree, room, given.table) : null;
  const inEvent = who
    .split(',')
    .some((one) => one.startsWith('org:') || ['member', 'judge', 'presenter'].includes(one));
  const names = given.names ?? (inEvent ? 'competition' : 'none');
  if (kind === 'read' && !table) throw new Refusal('A read lists a table of its room: say --table schema.name');
  if (table && names !== 'competition') throw new Refusal('What lists or adds to a table names its event');
  return {
    ...{ id: given.id, prefix, name, constant, room, method, kind, table, summary: given.summary },
    who: who.split(','),
    kinds: given.kinds ?? [],
    names: names === 'none' ? null : names,
    isList: kind === 'read',
    isNew: kind === 'write' && table !== null,
  };
}

/** The room that has the other calls of the prefix. */
function roomOf(tree: Tree, prefix: string): string {
  const files = tree.find('tools/architecture/access/*.txt').filter((file) => tree.read(file).includes(` ${prefix}/`));
  if (files.length !== 1) throw new Refusal(`Say --room: ${files.length} rooms have calls of ${prefix}`);
  return files[0]!.replace(/^.*\/|\.txt$/g, '');
}

function tableOf(tree: Tree, room: string, sql: string) {
  for (const file of tree.find(`libs/${room}/server/**/*.ts`)) {
    const constant = new RegExp(`export const (\\w+) = table\\('${sql}'`).exec(tree.read(file))?.[1];
    if (constant) return { sql, constant, file };
  }
  throw new Refusal(`${room} says no table(…) of ${sql}`);
}

function beyond(tree: Tree, plan: CallPlan, why: string | undefined): void {
  if (!why) throw new Refusal(`The checklist does not know ${plan.id}: say why it exists (--why)`);
  const file = `docs/calls-beyond/${plan.room}.md`;
  const row = `| ${plan.method} ${plan.id} | ${plan.who.join(', ')} | ${why} |\n`;
  if (tree.has(file)) return tree.change(file, (text) => text.trimEnd() + `\n${row}`);
  tree.create(file, `# Calls beyond the checklist: ${plan.room}\n\n| call | who | why |\n| --- | --- | --- |\n${row}`);
  tree.change('docs/calls-beyond.md', (text) =>
    text.replace(/(\[\w[\w-]*\]\(calls-beyond\/[\w-]+\.md\))\./, `$1, [${plan.room}](calls-beyond/${plan.room}.md).`),
  );
}

/** docs/lists.md, where every list says that it comes by pages. */
function listed(tree: Tree, { id }: CallPlan): void {
  tree.change('docs/lists.md', (text) => {
    const row = `| ${id} | title | title, createdAt |`;
    const rows = [...text.split('## Whole')[0]!.matchAll(/^\| \w+\/\w+ .*$/gm)].map(([line]) => line);
    const next = rows.find((line) => line.split(' ')[1]! > id);
    return next ? text.replace(next, `${row}\n${next}`) : text.replace(rows.at(-1)!, `${rows.at(-1)}\n${row}`);
  });
}

export const fileOf = (deed: string): string => `${kebabOf(deed)}.ts`;
