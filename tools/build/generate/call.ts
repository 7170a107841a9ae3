// npm run generate -- call Prefix/Name: writes a call from the contract and the reviewed lists to its first test.
//
// Method, who and kind come from the checklist; for a call beyond the checklist they are arguments.

import { contractOf } from './call-contract.ts';
import { rowSaid } from './call-texts.ts';
import { checklisted, planOf } from './call-plan.ts';
import type { CallGiven, CallPlan } from './call-types.ts';
import { serveCall } from './call-server.ts';
import { behind, Refusal, withNamed, type Tree } from './tree.ts';
import { camelOf } from './words.ts';

export function generateCall(tree: Tree, given: CallGiven): string[] {
  const plan = planOf(tree, given);
  contractOf(tree, plan);
  serveCall(tree, plan);
  tree.addSorted(
    `tools/build/architecture/access/${plan.room}.txt`,
    `${plan.method} ${plan.id} ${plan.who.join(',')} ${plan.kind}`,
  );
  if (!checklisted(tree, plan.id)) beyond(tree, plan, given.why);
  if (plan.isList) listed(tree, plan);
  if (plan.isNew) walked(tree, plan);
  return [
    ...(plan.names || plan.table
      ? []
      : ['its guids: guidOf(kind) in the contract, so that the door asks whose they are']),
    ...(['jury', 'judging'].includes(plan.room) && plan.kind === 'write'
      ? ['exclusive instead of plain, if it decides how marks count']
      : []),
    ...(plan.kind === 'write' && !plan.table
      ? [
          `what it takes: body in the contract, given.body in the controller, BodyOf<typeof ${plan.constant}> in the use case`,
        ]
      : []),
    ...(plan.sets
      ? [`who reads it: ${plan.sets.name} in the answer of the list, and in its query`]
      : ['libs/kernel/failures: a refusal of its own, if it has one']),
    plan.sets
      ? 'the page: useWrite(…) behind a button, or a form of useCallForm'
      : plan.kind === 'write'
        ? 'the page: useWrite(…) behind a button'
        : 'the page: npm run generate -- page',
  ];
}

/** The walk of access makes one in every event, if such a thing is known by its guid. */
function walked(tree: Tree, { constant, table }: CallPlan): void {
  const kind = camelOf(table!.sql.split('.')[1]!.replaceAll('_', '-'));
  if (!tree.read('libs/contract/guid-of.ts').includes(`  | '${kind}'\n`)) return;
  const body = `body: ${rowSaid(table!)}`;
  const made =
    table!.of === 'organizer'
      ? `  (desk) => desk(${constant}, { ${body} }),\n`
      : `  (desk, { event }) =>\n    desk(${constant}, { query: { competitionGuid: event }, ${body} }),\n`;
  tree.change('tools/proof/walks/more-content.ts', (text) =>
    behind(withNamed(text, constant, '@rampa/contract'), /export const MORE: [^\n]* = \[\n/, made),
  );
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

/** docs/lists.md, which names every list that comes by pages. */
function listed(tree: Tree, { id, table }: CallPlan): void {
  tree.change('docs/lists.md', (text) => {
    const row = `| ${id} | ${table!.texts.map(({ name }) => name).join(', ')} | title, createdAt |`;
    const rows = [...text.split('## Whole')[0]!.matchAll(/^\| \w+\/\w+ .*$/gm)].map(([line]) => line);
    const next = rows.find((line) => line.split(' ')[1]! > id);
    return next ? text.replace(next, `${row}\n${next}`) : text.replace(rows.at(-1)!, `${rows.at(-1)}\n${row}`);
  });
}
