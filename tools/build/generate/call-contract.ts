// Writes the contract's part of a new call: its constant, and the kinds of change that it names.

import type { CallPlan } from './call-types.ts';
import { rowOf } from './call-texts.ts';
import { typeOf } from './column.ts';
import { behindCall } from './neighbour.ts';
import { Refusal, withImport, withNamed, type Tree } from './tree.ts';
import { kebabOf, lines, listed } from './words.ts';

export function contractOf(tree: Tree, plan: CallPlan): void {
  const file = fileFor(tree, plan);
  const kinds = plan.kinds.length > 0 ? plan.kinds : usualKinds(tree.read(file), plan);
  for (const kind of kinds) knowKind(tree, plan.room, kind);
  const fields = [
    ...(plan.names ? [`${plan.field}: guidOf('${plan.names}')`] : []),
    ...(plan.isList ? [`...listQuery(['title', 'createdAt'])`] : []),
  ];
  const answer = plan.isList ? `collectionOf(${rowOf(plan.constant)})` : plan.isNew ? 'created' : 'done';
  const texts = plan.table?.texts ?? [];
  const takesTexts = plan.isNew || plan.ofRow === 'changes';
  const own = texts.filter(({ name }) => name !== 'title');
  const body = ['title', ...own.map(({ name, isRequired }) => `${name}: text(500${isRequired ? ', 1' : ''})`)];
  const shapes = [
    ...(plan.isList ? ['collectionOf', 'instant', 'listQuery'] : [plan.isNew ? 'created' : 'done']),
    ...(takesTexts ? ['title', ...(own.length > 0 ? ['text'] : [])] : []),
    ...(plan.sets?.type === 'text' ? ['text'] : []),
  ];
  tree.change(file, (text) => {
    let next = withNamed(text, 'defineCall', '../call.ts');
    if (plan.names) next = withNamed(next, 'guidOf', '../call.ts');
    for (const shape of shapes) next = withNamed(next, shape, '../shapes.ts');
    if (!next.includes("from 'zod'") && (fields.length > 0 || takesTexts)) next = `import { z } from 'zod';\n${next}`;
    const row = `export const ${rowOf(plan.constant)} = z.object({ guid: z.guid(), ${texts.map(({ name }) => `${name}: z.string(), `).join('')}createdAt: instant });`;
    const added = lines(
      plan.isList ? `${row}\n` : null,
      `export const ${plan.constant} = defineCall({`,
      `id: '${plan.id}',`,
      `method: '${plan.method}',`,
      `who: ${listed(plan.who)},`,
      `kind: '${plan.kind}',`,
      kinds.length > 0 ? `${plan.kind === 'write' ? 'changes' : 'shows'}: ${listed(kinds)},` : null,
      `summary: '${plan.summary}',`,
      fields.length > 0 ? `query: z.strictObject({ ${fields.join(', ')} }),` : null,
      takesTexts ? `body: z.strictObject({ ${body.join(', ')} }),` : null,
      plan.sets ? `body: z.strictObject({ ${plan.sets.name}: ${typeOf(plan.sets).body} }),` : null,
      `answer: ${answer},`,
      '});',
    );
    return behindCall(next, plan.neighbour, added);
  });
}

/** The neighbour's file, or a new one. */
function fileFor(tree: Tree, { prefix, neighbour }: CallPlan): string {
  if (neighbour) return neighbour.file;
  const name = kebabOf(prefix);
  const file = `libs/contract/calls/${name}.ts`;
  tree.create(file, `import { defineCall } from '../call.ts';\n`);
  tree.change('libs/contract/calls/index.ts', (text) => `${text}export * from './${name}.ts';\n`);
  return file;
}

/** What the last call of its prefix changes or shows. A read without a table may show what never changes. */
function usualKinds(text: string, { prefix, kind, isList }: CallPlan): string[] {
  const kindsOf = (word: string) =>
    text.matchAll(new RegExp(`id: '${prefix}/(?:(?!defineCall)[^])*?${word}: \\[([^\\]]+)\\]`, 'g'));
  const found = [...kindsOf('shows'), ...kindsOf('changes')].at(-1);
  if (kind === 'read' && !isList) return [];
  if (!found) throw new Refusal(`Say what the ${kind} ${kind === 'read' ? 'shows' : 'changes'}: --kinds thing.changed`);
  return found[1]!.split(',').map((one) => one.trim().replaceAll("'", ''));
}

/** A kind that no room declares yet becomes a quiet one of this room. */
function knowKind(tree: Tree, room: string, kind: string): void {
  const files = tree.find('libs/contract/changes/*.ts');
  if (files.some((file) => tree.read(file).includes(`'${kind}'`))) return;
  const file = `libs/contract/changes/${room}.ts`;
  if (!tree.has(file)) {
    tree.create(file, `/** Of ${room}. */\nexport const EVENTS = [] as const;\nexport const QUIET = [] as const;\n`);
    const name = room.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    tree.change('libs/contract/changes/index.ts', (text) =>
      withImport(text, `import * as ${name} from './${room}.ts';`).replace(
        /(CHANGES_BY_ROOM = \{)([^}]*)\}/,
        (_, start: string, rooms: string) => `${start} ${rooms.trim().replace(/,$/, '')}, ${name} }`,
      ),
    );
  }
  tree.change(file, (text) =>
    text.replace(
      /(QUIET = \[)([^\]]*)\]/,
      (_, start: string, kinds: string) =>
        `${start}${[
          ...kinds
            .split(',')
            .map((one) => one.trim())
            .filter(Boolean),
          `'${kind}'`,
        ].join(', ')}]`,
    ),
  );
}
