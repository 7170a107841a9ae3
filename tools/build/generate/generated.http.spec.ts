// Generates into a copy of the tree and proves that the result is formatted, lints, keeps the rules, compiles and
// passes its tests.

import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scratch } from '../../run/services/scratch.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const LEFT = new Set(['node_modules', 'dist', '.git', '.nx', '.rampa', '.cache', 'test-results']);
const NODE = join(ROOT, 'node_modules/.bin/node');

const HIDING = ['--method', 'PUT', '--who', 'org:settings', '--kind', 'write', '--why', 'what only employees read'];

const ANNOUNCEMENTS = ['/organizer/events/:guid/program/announcements', '--reads', 'Announcement/GetByCompetition'];
ANNOUNCEMENTS.push('--title', 'Объявления', '--adds', 'Announcement/Create');

const BESIDE = ['--beside', 'Competition/Copy', '--kinds', 'competition.changed'];

let home: string;
let written: string[];

/** The output of both streams, and whether it succeeded. */
async function run(...args: string[]): Promise<{ isGood: boolean; said: string }> {
  // It has services of its own, because this run uses the template database.
  const env = { ...process.env, RAMPA_TEST_DATABASE_URL: '', RAMPA_TEST_REDIS_URL: '', VITEST: '' };
  const ran = promisify(execFile)(NODE, args, { cwd: home, env, maxBuffer: 1e8 });
  const told = ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr;
  return ran.then(
    (ended) => ({ isGood: true, said: told(ended) }),
    (failed) => ({ isGood: false, said: told(failed as { stdout: string; stderr: string }) }),
  );
}

async function generate(...args: string[]): Promise<string[]> {
  const { isGood, said } = await run('--conditions=@rampa/source', 'tools/build/generate/main.ts', ...args);
  expect(isGood, said).toBe(true);
  return said
    .split('\n\n')[0]!
    .split('\n')
    .map((path) => path.trim());
}

beforeAll(async () => {
  home = join(await scratch('rampa-generate-'), 'tree');
  cpSync(ROOT, home, { recursive: true, filter: (path) => !LEFT.has(basename(path)) });
  const packages = join(home, 'node_modules');
  mkdirSync(join(packages, '@rampa'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((each) => each !== '@rampa')) {
    symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  }
  for (const name of readdirSync(join(home, 'libs'))) symlinkSync(`../../libs/${name}`, join(packages, '@rampa', name));
  for (const name of readdirSync(join(home, 'apps'), { withFileTypes: true }).filter((each) => each.isDirectory())) {
    symlinkSync(`../../apps/${name.name}`, join(packages, '@rampa', `app-${name.name}`));
  }

  const room = ['--room', 'souvenirs', '--table', 'souvenirs.souvenir', '--who', 'org:settings'];
  const of = ['--kinds', 'souvenirs.changed', '--why', 'souvenirs are sold in the foyer'];
  const paths = [await generate('room', 'souvenirs', '--thing', 'souvenir')];
  symlinkSync('../../libs/souvenirs', join(packages, '@rampa/souvenirs'));
  const list = ['--says', 'Сувениры', '--method', 'GET', '--kind', 'read'];
  paths.push(await generate('call', 'Souvenir/GetByCompetition', ...room, ...of, ...list));
  const create = ['--says', 'Новый сувенир', '--method', 'POST', '--kind', 'write'];
  paths.push(await generate('call', 'Souvenir/Create', ...room, ...of, ...create));
  const address = '/organizer/events/:guid/souvenirs';
  const page = ['--reads', 'Souvenir/GetByCompetition', '--title', 'Сувениры', '--adds', 'Souvenir/Create'];
  paths.push(await generate('page', address, ...page));
  const guests = ['--reads', 'Competition/GetCompetitionParticipants', '--title', 'Гости', '--deletes', 'Point/Delete'];
  paths.push(await generate('page', '/organizer/events/:guid/guests', ...guests, '--room', 'souvenirs'));
  const hide = ['--says', 'Скрыть документ', '--names', 'eventDocument', '--room', 'competitions', ...HIDING];
  const own = ['--method', 'PUT', '--who', 'org:settings', '--kind', 'write', '--why', 'the hall has asked for it'];
  paths.push(await generate('call', 'GroupField/Polish', '--says', 'Отполировать поля', ...own));
  paths.push(await generate('call', 'Competition/HideUploadedFile', ...hide));
  paths.push(await generate('call', 'Competition/Gild', '--says', 'Позолотить', ...own, ...BESIDE));
  // In the rooms of judging, and of things that are there already.
  paths.push(await generate('call', 'Point/Polish', '--says', 'Отполировать критерий', ...own, '--names', 'point'));
  paths.push(await generate('call', 'VotingProtocol/Polish', '--says', 'Отполировать', ...own, '--room', 'judging'));
  paths.push(await generate('table', 'competitions.partner', '--columns', 'link,comment'));
  const partners = ['--table', 'competitions.partner', '--kinds', 'partners.changed', '--why', 'who helps an event'];
  for (const [name, method, kind, ...names] of [
    ['GetByCompetition', 'GET', 'read'],
    ['Create', 'POST', 'write'],
    ['Update', 'PUT', 'write', '--names', 'partner'],
    ['Delete', 'DELETE', 'write', '--names', 'partner'],
  ] as const) {
    const asked = ['--method', method, '--kind', kind, ...names, '--room', 'competitions', '--who', 'org:settings'];
    paths.push(await generate('call', `Partner/${name}`, '--says', 'Партнёры', ...asked, ...partners));
  }
  const does = ['--adds', 'Partner/Create', '--changes', 'Partner/Update', '--deletes', 'Partner/Delete'];
  const helpers = ['--reads', 'Partner/GetByCompetition', '--title', 'Партнёры', ...does];
  paths.push(await generate('page', '/organizer/events/:guid/partners', ...helpers));
  paths.push(await generate('table', 'program.announcement', '--columns', 'words'));
  const said = ['--table', 'program.announcement', '--why', 'read between numbers'];
  for (const [name, method, kind] of [
    ['GetByCompetition', 'GET', 'read'],
    ['Create', 'POST', 'write'],
  ] as const) {
    const asked = ['--method', method, '--kind', kind, '--room', 'program', '--who', 'org:program'];
    // What its list shows the write changes: said once.
    const kinds = kind === 'read' ? ['--kinds', 'announcements.changed'] : [];
    paths.push(await generate('call', `Announcement/${name}`, '--says', 'Объявления', ...asked, ...said, ...kinds));
  }
  paths.push(await generate('page', ...ANNOUNCEMENTS, '--labels', 'words=Что сказать'));
  // The organizer's own, of no event: in a room whose pages all stand inside one, and a column set by a button.
  paths.push(await generate('table', 'program.supplier', '--columns', 'phone', '--of', 'organizer'));
  const suppliers = ['--room', 'program', '--table', 'program.supplier', '--kinds', 'suppliers.changed'];
  suppliers.push('--who', 'organizer', '--why', 'who brings the sound');
  for (const [name, method, kind, ...names] of [
    ['GetAll', 'GET', 'read'],
    ['Create', 'POST', 'write'],
    ['Update', 'PUT', 'write', '--names', 'supplier'],
    ['Delete', 'DELETE', 'write', '--names', 'supplier'],
    ['SetTrusted', 'PUT', 'write', '--names', 'supplier', '--sets', 'isTrusted:bool'],
  ] as const) {
    const asked = ['--method', method, '--kind', kind, ...names];
    paths.push(await generate('call', `Supplier/${name}`, '--says', 'Поставщики', ...asked, ...suppliers));
  }
  const keeps = ['--adds', 'Supplier/Create', '--changes', 'Supplier/Update', '--deletes', 'Supplier/Delete'];
  const theirs = ['--reads', 'Supplier/GetAll', '--title', 'Поставщики', ...keeps];
  paths.push(await generate('page', '/organizer/suppliers', ...theirs));
  const noted = ['--table', 'judging.judge', '--sets', 'note', '--kinds', 'judges.changed', '--names', 'judge'];
  paths.push(await generate('call', 'CompetitionJudge/SetNote', '--says', 'Заметка', ...own, ...noted));
  const seats = ['--table', 'competitions.competition', '--sets', 'seats:int', '--kinds', 'competition.changed'];
  seats.push('--room', 'competitions');
  paths.push(await generate('call', 'Competition/SetSeats', '--says', 'Сколько мест', ...own, ...seats));
  written = [...new Set(paths.flat())];
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(home, file), 'utf8');

it('stands beside the call that was named, and is called as it was said', () => {
  expect(read('libs/contract/calls/competitions.ts')).toMatch(
    /'Competition\/Copy',(?:(?!defineCall)[^])*defineCall\(\{\s+id: 'Competition\/Gild'/,
  );
  expect(read('libs/competitions/server/http/festival.controller.ts')).toContain('@Call(CompetitionGild)');
  expect(read('libs/program/web/screens/AnnouncementsPage.tsx')).toContain('search="Название, что сказать"');
});

it('is laid out', async () => {
  const { isGood, said } = await run('node_modules/oxfmt/bin/oxfmt', '--check', ...written);
  expect(isGood, said).toBe(true);
});

// The types of the whole tree are read for its rules: on a machine that does other work, for a minute.
it('lints and keeps the rules of the house', async () => {
  const code = written.filter((path) => /\.tsx?$/.test(path));
  const rules = `import { violations } from './tools/build/architecture/check.mjs';
const all = await violations(['libs/souvenirs', 'libs/competitions', 'apps/api/src/rooms.ts']);
// Packages lie outside the copy.
const found = all.filter((line) => !line.includes('../'));
if (found.length > 0) throw new Error(found.join('\\n'));`;
  const [lint, kept] = await Promise.all([
    run('node_modules/oxlint/bin/oxlint', ...code),
    run('--input-type=module', '--eval', rules),
  ]);
  expect(lint.isGood, lint.said).toBe(true);
  expect(kept.isGood, kept.said).toBe(true);
}, 420_000);

// The compiler and a second test run cost a minute, so only the long run has them.
if (process.env.RAMPA_TEST_FULL) {
  it('compiles', async () => {
    const compile = async (base: string, isOf: (path: string) => boolean) => {
      const project = `generated.${base}`;
      const include = written.filter((path) => /\.tsx?$/.test(path) && isOf(path));
      const raw = base.includes('server') ? ['libs/platform/server/raw.d.ts'] : [];
      writeFileSync(
        join(home, project),
        JSON.stringify({ extends: `./${base}`, include: [...include, ...raw], exclude: [] }),
      );
      return run('node_modules/typescript-native/bin/tsc', '-p', project, '--noEmit');
    };
    const [server, web] = await Promise.all([
      compile('tsconfig.server.json', (path) => /^libs\//.test(path) && !/\/web\/|\.spec\.ts$/.test(path)),
      compile('tsconfig.web.json', (path) => /\/web\//.test(path)),
    ]);
    expect(server.isGood, server.said).toBe(true);
    expect(web.isGood, web.said).toBe(true);
  });

  it('passes its own tests, and those that hold the lists of the house', async () => {
    const own = written.filter((path) => path.endsWith('.spec.ts'));
    // Calls of one table share a file.
    expect(own).toHaveLength(12);
    const lists = ['access', 'exports', 'dockerfile'].map((name) => `tools/build/architecture/${name}.spec.ts`);
    const api = ['openapi.spec', 'migrations.spec', 'tables.db.spec', 'lists.http.spec'].map(
      (name) => `apps/api/src/${name}.ts`,
    );
    const { isGood, said } = await run(
      ...['node_modules/vitest/vitest.mjs', 'run', '--no-file-parallelism', ...own, ...lists, ...api],
      ...['libs/contract/changes.spec.ts', 'libs/contract/rules.spec.ts', 'libs/competitions/web/parts'],
      ...['apps/portal/src/site-map.spec.ts', '-t', '^(?!no package of the clients)'],
    );
    expect(isGood, said).toBe(true);
  }, 900_000);
}

it('says how it is asked, and in which rooms a prefix is', async () => {
  const main = ['--conditions=@rampa/source', 'tools/build/generate/main.ts'];
  const help = await run(...main, '--help');
  expect([help.isGood, help.said]).toEqual([true, expect.stringContaining('generate -- table schema.thing')]);
  const call = ['call', 'Competition/Polish', '--says', 'Отполировать', ...HIDING];
  expect((await run(...main, ...call)).said).toContain('calls of Competition are in applications, competitions');
});

it('asks for what it cannot know', async () => {
  const main = ['--conditions=@rampa/source', 'tools/build/generate/main.ts'];
  const [address, ...rest] = ANNOUNCEMENTS as [string, ...string[]];
  expect((await run(...main, 'page', address, ...rest)).said).toContain("--labels words='…'");
  const labels = ['--labels', 'words=Что сказать'];
  const alone = await run(...main, 'page', address.replace('/program', ''), ...rest, ...labels);
  expect(alone.said).toContain('stands below one of program, protocols');
  const lost = await run(...main, 'page', address.replace('program', 'progam'), ...rest, ...labels);
  expect(lost.said).toContain('No page of Announcement/GetByCompetition stands below progam');
  const kind = await run(
    ...main,
    'call',
    'Point/Copy',
    '--says',
    'Копия',
    ...HIDING,
    '--room',
    'jury',
    '--names',
    'mark',
  );
  expect(kind.said).toContain('No guid is known as mark');
  const asked = ['--says', 'Гости', '--method', 'GET', '--kind', 'read', '--who', 'org:settings', '--why', 'who comes'];
  const list = await run(...main, 'call', 'Guest/GetAll', ...asked, '--room', 'program', '--table', 'program.program');
  expect(list.said).toContain('Say what the read shows');
});

it('writes a page below a tab, with its field named', () => {
  expect(readFileSync(join(home, 'libs/program/web/routes.tsx'), 'utf8')).toContain("path: 'program/announcements'");
  const form = readFileSync(join(home, 'libs/program/web/parts/AnnouncementsForm.tsx'), 'utf8');
  expect(form).toContain('label="Что сказать"');
  const calls = readFileSync(join(home, 'libs/contract/calls/announcement.ts'), 'utf8');
  expect(calls.match(/(?:shows|changes): \['announcements\.changed'\]/g)).toHaveLength(2);
});

it('writes what belongs to the organizer and to no event', () => {
  expect(read('libs/program/server/persistence/supplier-table.ts')).toContain('organizerGuid: required<Guid>');
  expect(read('libs/program/server/queries/list-suppliers.ts')).toContain('where t.organizer_guid = $1');
  expect(read('libs/program/server/use-cases/update-supplier.ts')).toContain('organizerGuid: scope.organizer!');
  expect(read('libs/program/server/program.module.ts')).toContain(
    'null::uuid as competition_guid from program.supplier',
  );
  expect(read('tools/proof/walks/kinds/program.ts')).toContain(
    'from program.supplier where organizer_guid = :organizer',
  );
  expect(read('apps/portal/src/router.tsx')).toMatch(/path: 'organizer',\s+children: \[\s+\.\.\.programOwnRoutes,/);
});

it('sets a column by a call, and makes it where it is missing', () => {
  expect(read('libs/jury/server/persistence/jury-tables.ts')).toContain("note: filled<string>('text'),\n  removedAt");
  expect(read('libs/jury/server/use-cases/set-note.ts')).toContain(
    'JUDGE.update(tx, { guid, competitionGuid: competition }, { note })',
  );
  expect(read('libs/contract/calls/judges.ts')).toContain('body: z.strictObject({ note: text(1000) })');
  expect(read('libs/competitions/server/use-cases/set-seats.ts')).toContain(
    'COMPETITION.update(tx, { guid: competition }, { seats })',
  );
  const added = written.filter((path) => /\/migrations\/\d{14}-/.test(path)).map(read);
  expect(added).toContain("alter table judging.judge add column note text not null default '';\n");
  expect(added).toContain('alter table program.supplier add column is_trusted boolean not null default false;\n');
});

it('refuses a column or a list of whose rows it knows nothing', async () => {
  const main = ['--conditions=@rampa/source', 'tools/build/generate/main.ts', 'call', 'Point/Tint', '--says', 'x'];
  const said = async (...more: string[]) => (await run(...main, ...HIDING, '--room', 'jury', ...more)).said;
  expect(await said('--table', 'jury.judge', '--sets', 'tint')).toContain('it has judging.award_group, judging');
  expect(await said('--table', 'judging.criterion', '--sets', 'tint')).toContain('Say which row of judging.criterion');
  expect(await said('--table', 'judging.criterion', '--sets', 'tint:sky')).toContain('met:bool or seats:int');
  const own = ['--table', 'program.supplier', '--room', 'program', '--names', 'competition'];
  expect(await said(...own)).toContain('is the organizer’s own');
});

it('puts a call where its topic is, and a write of judging into its own transactions', () => {
  const text = (path: string) => readFileSync(join(home, path), 'utf8');
  const documents = text('libs/contract/calls/documents.ts');
  const named = [...documents.matchAll(/const (\w+) = defineCall(?:(?!defineCall)[^])*?guidOf\('eventDocument'\)/g)];
  expect(named.at(-1)![1]).toBe('CompetitionHideUploadedFile');
  const controllers = text('libs/competitions/server/http/document.controller.ts');
  expect(controllers).toContain('@Call(CompetitionHideUploadedFile)');
  for (const path of [
    'libs/jury/server/use-cases/polish-point.ts',
    'libs/judging/server/use-cases/polish-voting-protocol.ts',
  ])
    expect(text(path)).toContain('this.work.plain(scope');
});

it('refuses what is there already, before it writes anything', async () => {
  const again = await run(
    '--conditions=@rampa/source',
    'tools/build/generate/main.ts',
    'room',
    'souvenirs',
    '--thing',
    'a',
  );
  expect(again).toEqual({ isGood: false, said: 'libs/souvenirs is there already\n' });
});
