// Writes the server's part of a new call: use case or query, controller line, first test. The module finds the use
// case by its folder.

import type { CallPlan } from './call-types.ts';
import { addColumn } from './column.ts';
import { testCall } from './call-test.ts';
import { deedText, namesThing } from './call-texts.ts';
import { behindHandler } from './neighbour.ts';
import { behind, Refusal, withImport, withNamed, type Tree } from './tree.ts';
import { deedOf, kebabOf, listOf, lowerFirst } from './words.ts';

export function serveCall(tree: Tree, plan: CallPlan): void {
  const deed = plan.isList ? listOf(plan.prefix) : deedOf(plan.prefix, plan.name);
  const folder = plan.isList ? 'queries' : 'use-cases';
  const server = `libs/${plan.room}/server`;
  const emitted = emittedBy(tree, plan);
  addColumn(tree, plan);
  tree.create(`${server}/${folder}/${kebabOf(deed)}.ts`, deedText(plan, deed, emitted));
  const module = tree.find(`${server}/*.module.ts`)[0];
  if (!module) throw new Refusal(`${plan.room} is no room with a server`);
  const controller = controllerOf(tree, server, plan) ?? newController(tree, server, module, plan.prefix);
  answer(tree, controller, plan, deed, `../${folder}/${kebabOf(deed)}.ts`);
  testCall(tree, plan);
}

/** The kind of event that a write publishes; quiet kinds have no stream. */
function emittedBy(tree: Tree, { kind, room, names, kinds, constant, sets, table }: CallPlan): string | null {
  const knowsEvent = names === 'competition' || (sets !== null && table?.of === 'event');
  if (kind === 'read' || !knowsEvent || isBelowEvents(room)) return null;
  const text = tree
    .find('libs/contract/calls/*.ts')
    .map((file) => tree.read(file))
    .join('\n');
  const own =
    new RegExp(`${constant} = defineCall(?:(?!export const)[^])*?changes: \\[([^\\]]+)\\]`).exec(text)?.[1] ?? '';
  const said = kinds.length > 0 ? kinds : own.split(',').map((one) => one.trim().replaceAll("'", ''));
  const events = tree
    .find('libs/contract/changes/*.ts')
    .map((file) => tree.read(file).split('QUIET')[0]!)
    .join('\n');
  return said.find((one) => events.includes(`'${one}'`)) ?? null;
}

/** These rooms have no events of an organizer. */
const isBelowEvents = (room: string): boolean => ['accounts', 'reference-books'].includes(room);

/** The controller of the neighbour, else the one with most calls of the prefix. */
function controllerOf(tree: Tree, server: string, { prefix, neighbour }: CallPlan): string | undefined {
  const beside = tree
    .find(`${server}/http/*.controller.ts`)
    .find((file) => neighbour && tree.read(file).includes(`@Call(${neighbour.constant})`));
  if (beside) return beside;
  const contract = tree
    .find('libs/contract/calls/*.ts')
    .map((file) => tree.read(file))
    .join('\n');
  const calls = [...contract.matchAll(new RegExp(`const (\\w+) = defineCall\\(\\{\\s+id: '${prefix}/`, 'g'))];
  const count = (file: string) => calls.filter(([, call]) => tree.read(file).includes(`@Call(${call})`)).length;
  const files = tree.find(`${server}/http/*.controller.ts`).filter((file) => count(file) > 0);
  return files.toSorted((one, other) => count(other) - count(one))[0];
}

function newController(tree: Tree, server: string, module: string, prefix: string): string {
  const name = kebabOf(prefix);
  tree.create(
    `${server}/http/${name}.controller.ts`,
    `import { Controller } from '@nestjs/common';
import { Call, Input, type Given } from '@rampa/platform/server';

@Controller()
export class ${prefix}Controller {
}
`,
  );
  const controller = `${prefix}Controller`;
  tree.change(module, (text) => {
    const next = withImport(text, `import { ${controller} } from './http/${name}.controller.ts';`);
    const added = (_: string, start: string, names: string) =>
      `${start}${names.trimEnd().replace(/([^,\s])$/, '$1,')} ${controller}]`;
    return next.replace(/( {2}controllers: \[)([^\]]*)\]/, added);
  });
  return `${server}/http/${name}.controller.ts`;
}

/** Adds the call's line and its handler in the constructor. */
function answer(tree: Tree, file: string, plan: CallPlan, deed: string, from: string): void {
  const { constant, name, prefix, field, isNew, isList, ofRow, sets, neighbour } = plan;
  const property = lowerFirst(deed);
  const own = lowerFirst(name);
  const named = namesThing(plan) ? [`given.query.${field}`] : [];
  const given = [
    'given.scope',
    ...named,
    ...(isNew || ofRow === 'changes' || sets ? ['given.body'] : []),
    ...(isList ? ['given.query'] : []),
  ].join(', ');
  tree.change(file, (text) => {
    const isTaken = new RegExp(`^  (?:async )?${own}\\(`, 'm').test(text) || own === property;
    // `hideUploadedFile` is the use case there: its first word does as well.
    const first = /^[a-z]+/.exec(own)![0];
    const isFree = first !== property && !new RegExp(`^  (?:async )?${first}\\(`, 'm').test(text);
    const method = isTaken ? (isFree ? first : own + prefix) : own;
    let next = withNamed(text, constant, '@rampa/contract');
    for (const name of ['Call', 'Input', 'type Given']) next = withNamed(next, name, '@rampa/platform/server');
    next = withImport(next, `import { ${deed} } from '${from}';`);
    next = /constructor\(/.test(next)
      ? next.replace(/(constructor\([\s\S]*?)\s*\) \{/, `$1\n    private readonly ${property}: ${deed},\n  ) {`)
      : behind(next, /export class \w+ \{\n/, `  constructor(private readonly ${property}: ${deed}) {}\n`);
    next = next.replace(/\(private readonly ([^,()]+)\n\s+private/, '(private readonly $1, private');
    const handler = `  @Call(${constant})
  ${method}(@Input() given: Given<typeof ${constant}>) {
    return this.${property}.run(${given});
  }
`;
    return behindHandler(next, neighbour, handler);
  });
}
