// Files that break one rule each: the check must report every one, by rule and file, and no rule may be without one.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const { forbidden, rooms, usesOf } = createRequire(import.meta.url)('./rules.cjs');

const DELIBERATE = [
  ['domain-is-pure', 'libs/judging/domain/deliberate.ts', "export { z } from 'zod';\n"],
  ['kernel-imports-nothing', 'libs/kernel/deliberate.ts', "export { z } from 'zod';\n"],
  ['platform-knows-no-room', 'libs/platform/server/deliberate.ts', "export * from '@rampa/judging/domain';\n"],
  ['contract-imports-kernel-and-zod', 'libs/contract/deliberate.ts', "export * from '@rampa/judging/domain';\n"],
  ['server-and-web-apart', 'libs/judging/server/deliberate.ts', "export * from '@rampa/judging/web/judge';\n"],
  ['web-rooms-do-not-meet', 'libs/display/web/deliberate.ts', "export * from '@rampa/judging/web/judge';\n"],
  ['web-and-server-apart', 'libs/finance/web/deliberate-server.ts', "export * from '@rampa/finance/server';\n"],
  [
    'rooms-speak-through-their-index',
    'libs/judging/server/deliberate-inside.ts',
    "export * from '../../jury/server/jury.module.ts';\n",
  ],
  ['stage-stays-small', 'apps/stage/src/deliberate-desk.ts', "export * from '@rampa/platform/web/desk';\n"],
  ['stage-stays-small', 'libs/display/web/deliberate-package.ts', "export { Modal } from '@mantine/core';\n"],
  ['tests-stay-out', 'libs/finance/server/deliberate-testing.ts', "export * from '@rampa/platform/testing';\n"],
  // Each room imports the nearest one that it may not use; the domain has its own import.
  ...rooms.map((room, index) => {
    const free = (one) => one !== room && !usesOf(room).includes(one);
    const other = [...rooms.slice(index + 1), ...rooms.slice(0, index).toReversed()].find(free);
    return [
      `downward-${room}`,
      `libs/${room}/server/deliberate-other-room.ts`,
      `export * from '@rampa/${other}/server';\n`,
    ];
  }),
  ['downward-competitions', 'libs/competitions/domain/deliberate.ts', "export * from '@rampa/program/domain';\n"],
  ['every-room-has-a-place', 'libs/deliberate/domain/deliberate.ts', 'export const deliberate = 1;\n'],
  // A circle of types only, in a room, an app and a tool; it is reported at the file where it was met first.
  ...['libs/finance/web', 'libs/program/server/persistence', 'apps/stage/src', 'tools/proof/oracle'].flatMap(
    (folder) => [
      ['no-circles', `${folder}/deliberate-one.ts`, circle('One', 'Other')],
      [null, `${folder}/deliberate-other.ts`, circle('Other', 'One')],
    ],
  ),
  // SQL: a table below, a view above, a view written to, a room's name in the platform, a table in a migration.
  ['tables-are-their-rooms', 'libs/judging/server/deliberate-table.ts', sql('select guid from program.item')],
  // In the schema of the one room, and the other's.
  ['tables-are-their-rooms', 'libs/judging/server/deliberate-lying.ts', sql('select guid from judging.criterion')],
  ['sql-goes-downward', 'libs/jury/server/deliberate-mark.ts', sql('select guid from judging.mark')],
  ['tables-are-their-rooms', 'libs/display/web/deliberate-table.tsx', sql('select guid from judging.mark')],
  ['tables-are-their-rooms', 'apps/worker/src/deliberate-table.ts', sql('select guid from jobs.job')],
  [
    'tables-are-their-rooms',
    'libs/display/server/deliberate-columns.ts',
    "import { table } from '@rampa/platform/server';\nexport const DELIBERATE = table('program.item', {});\n",
  ],
  ['platform-names-no-room', 'libs/platform/web/base/deliberate-kind.ts', "export const kind = 'program.deleted';\n"],
  [
    'platform-names-no-room',
    'libs/platform/web/desk/deliberate-call.ts',
    "import { CompetitionProgramCreate } from '@rampa/contract';\nexport const deliberate = CompetitionProgramCreate;\n",
  ],
  ['sql-goes-downward', 'libs/program/server/deliberate-view.ts', sql('select from judging.v_protocol')],
  ['sql-goes-downward', 'libs/platform/server/deliberate-function.ts', sql('select judging.lock_key($1)')],
  ['views-are-read', 'libs/finance/server/deliberate-write.ts', sql('update accounts.v_account set full_name = $1')],
  [
    'forms-take-the-calls-rules',
    'libs/finance/web/deliberate-form.tsx',
    'export const useDeliberate = (use) => use(() => useSendForm({ values: {}, writes: [Call], send: async () => 1 }));\n',
  ],
  // A field of its own, also by way of an object, and a layer that closes over a field.
  [
    'typed-words-are-asked-about',
    'libs/finance/web/deliberate-field.tsx',
    'export function Deliberate() {\n  const [typed, setTyped] = useState("");\n' +
      '  const given = { value: typed, onChange: setTyped };\n  return <TextInput {...given} />;\n}\n',
  ],
  [
    'typed-words-are-asked-about',
    'libs/finance/web/deliberate-layer.tsx',
    'export const Deliberate = ({ form }) => (\n  <Modal opened>\n    <TextLine at={form.at("note")} />\n  </Modal>\n);\n',
  ],
  [
    'forms-stand-on-the-kit',
    'libs/finance/web/deliberate-own-form.tsx',
    'export function Deliberate({ save }) {\n  const [kind, setKind] = useState(null);\n  const saving = useWrite(save);\n' +
      '  return <Select value={kind} onChange={setKind} onBlur={() => saving.mutate({ body: { kind } })} />;\n}\n',
  ],
  [
    'lists-stand-on-the-kit',
    'libs/finance/web/deliberate-list.tsx',
    'export function Deliberate() {\n  const [asked, ask] = useState("");\n' +
      '  return <input type="search" value={asked} onChange={(event) => ask(event.currentTarget.value)} />;\n}\n',
  ],
  [
    'orders-stand-on-the-kit',
    'libs/finance/web/deliberate-order.tsx',
    'export const Deliberate = ({ drag }) => <li draggable onDragStart={drag} />;\n',
  ],
  [
    'windows-stand-on-the-kit',
    'libs/finance/web/deliberate-window.tsx',
    "import { Modal } from '@mantine/core';\nexport const Deliberate = () => <Modal opened onClose={() => undefined} />;\n",
  ],
  [
    'drops-stand-on-the-kit',
    'libs/finance/web/deliberate-drop.tsx',
    'export const Deliberate = () => <div onDragOver={(event) => event.preventDefault()} />;\n',
  ],
  [
    'what-makes-has-an-intent',
    'libs/finance/web/deliberate-make.ts',
    'export const make = () => callApi(PaymentCreate, {});\n',
  ],
  [
    'ports-are-told',
    'libs/program/server/ports/deliberate-port.ts',
    'export class DeliberatePort {\n  register(): void {}\n}\n',
  ],
  ['exports-are-used', 'libs/finance/domain/deliberate-export.ts', 'export function deliberateAlone(): void {}\n'],
  [
    'tables-are-their-rooms',
    'libs/finance/server/migrations/deliberate.sql',
    'update accounts.account set city = null;\n',
  ],
];

/** What breaks a list that the rules go by, as if it stood in it. */
const LISTED = [
  ['rooms-stand-in-order', 'deliberate-lower'],
  ['foreign-tables-are-needed', 'libs/finance/server/deliberate-exception.ts'],
];
const MORE = {
  rooms: { 'deliberate-lower': ['deliberate-upper'], 'deliberate-upper': [] },
  foreignTables: { 'libs/finance/server/deliberate-exception.ts': { names: ['program.item'], why: 'Deliberate.' } },
};

/** Names of all rules: of the imports as they stand there, of the other checks as their sources report them. */
function allRules() {
  const texts = globSync(`${import.meta.dirname}/*.{mjs,cjs}`)
    .filter((file) => file !== import.meta.filename)
    .map((file) => readFileSync(file, 'utf8'));
  const names = texts.flatMap((text) => [...text.matchAll(/['`]([a-z]+(?:-[a-z]+)+)(?:: |(?<=-.*-.*)')/g)]);
  return new Set([...forbidden.map(({ name }) => name), ...names.map(([, name]) => name)]);
}

function sql(text) {
  return `export const deliberate = (more: string) => \`${text} ${'${more}'}\`;\n`;
}

function circle(own, others) {
  return [
    `import type { ${others} } from './deliberate-${others.toLowerCase()}.ts';`,
    '',
    `export interface ${own} {`,
    `  ${others.toLowerCase()}: ${others} | null;`,
    '}',
    '',
  ].join('\n');
}

/**
 * Writes all of them, runs the check, and removes them with their folders.
 * Gives those that were not reported, what was reported of other files, and the rules that none of them breaks.
 */
export async function letThrough(violations) {
  const made = [];
  try {
    for (const [, file, text] of DELIBERATE) {
      for (let folder = dirname(file); !existsSync(folder); folder = dirname(folder)) made.push(folder);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    const found = await violations(undefined, MORE);
    const expected = [...DELIBERATE, ...LISTED];
    const reports = (rule, file) => (line) => line.startsWith(`${rule}: ${placeOf(rule, file)}`);
    return {
      missed: expected.filter(([rule, file]) => rule !== null && !found.some(reports(rule, file))),
      others: found.filter((line) => !expected.some(([, file]) => line.includes(file)) && !isDeliberateRoom(line)),
      unpressed: [...allRules()].filter((name) => !expected.some(([rule]) => rule === name)),
    };
  } finally {
    for (const [, file] of DELIBERATE) await rm(file, { force: true });
    for (const folder of made) await rm(folder, { recursive: true, force: true });
  }
}

const isDeliberateRoom = (line) => line.startsWith('every-room-has-a-place: libs/deliberate');

/** A missing room is reported by its folder. */
const placeOf = (rule, file) => (rule === 'every-room-has-a-place' ? file.split('/').slice(0, 2).join('/') : file);
