// npm run generate -- call Prefix/Name: writes a call from the contract and the reviewed lists to its first test.
//
// Method, who and kind come from the checklist; for a call beyond the checklist they are arguments.

import { contractOf } from './call-contract.ts';
import { checklisted, planOf, type CallGiven, type CallPlan } from './call-plan.ts';
import { serveCall } from './call-server.ts';
import { Refusal, type Tree } from './tree.ts';

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
  return [
    ...(plan.names ? [] : ['its guids: guidOf(kind) in the contract, so that the door asks whose they are']),
    'libs/kernel/failures: a refusal of its own, if it has one',
    plan.kind === 'write' ? 'the page: useWrite(…) behind a button' : 'the page: npm run generate -- page',
  ];
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
function listed(tree: Tree, { id }: CallPlan): void {
  tree.change('docs/lists.md', (text) => {
    const row = `| ${id} | title | title, createdAt |`;
    const rows = [...text.split('## Whole')[0]!.matchAll(/^\| \w+\/\w+ .*$/gm)].map(([line]) => line);
    const next = rows.find((line) => line.split(' ')[1]! > id);
    return next ? text.replace(next, `${row}\n${next}`) : text.replace(rows.at(-1)!, `${rows.at(-1)}\n${row}`);
  });
}
