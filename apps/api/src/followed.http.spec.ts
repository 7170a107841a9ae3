// A page that follows a live view names what it reads again (`useFollow`). The view says which kinds of change it tells,
// and each read which kinds it shows: both are compared here with what the pages name.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contract from '@rampa/contract';
import { EVENT_KINDS, type CallDefinition, type EventKind, type ViewName } from '@rampa/contract';
import { Views } from '@rampa/platform/server';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const KEY = '00000000-0000-7000-8000-000000000000';

interface Follow {
  file: string;
  view: ViewName;
  calls: CallDefinition[];
}

/** Hooks that follow what their caller names. */
const HOOKS: [RegExp, ViewName[]][] = [
  [/\buseOwnFollow\((\w+)/g, ['own-applications']],
  [/\buseBesideProgram\(\w+, (\w+)\)/g, ['program', 'applications']],
];
const FOLLOW = /\buseFollow\(\s*(?:useLive\('([\w-]+)'|(\w+)),[^{]*\{\s*calls: (\w+)/g;

const EVENT = 'What the event is called and when it is: it is set up elsewhere, and every change would read it anew.';
const PROGRAMS =
  'Names of the other programs: every step of the stage would read them. The view brings the chosen one’s.';
/** What a page reads and does not read again, though its view tells a kind that the read shows. */
const READ_ONCE: Record<string, string> = {
  'libs/program/web/screens/ProgramPage.tsx: CompetitionProgram/GetByCompetition': PROGRAMS,
  'libs/program/web/screens/ProgramPage.tsx: Competition/GetFullInfoByGuid': EVENT,
  'libs/program/web/member/MemberProgramPage.tsx: CompetitionProgram/GetByCompetition': PROGRAMS,
  'libs/program/web/member/MemberProgramPage.tsx: Competition/GetFullInfoByGuid': EVENT,
  'libs/applications/web/member/EventApplicationsPage.tsx: Competition/GetFullInfoByGuid': EVENT,
  'libs/applications/web/member/parts/ApplicationForm.tsx: Competition/GetFullInfoByGuid': EVENT,
  'libs/applications/web/desk/sheet/use-sheet.ts: Competition/GetSubscribedApplicationsByCompetition':
    'The neighbours in the list that was asked: the next one stays the next.',
};

const callOf = (name: string): CallDefinition => (contract as unknown as Record<string, CallDefinition>)[name]!;

/** The constant's calls, those of a spread one too. */
function callsOf(text: string, constant: string): CallDefinition[] {
  const list = new RegExp(`const ${constant} = \\[([^\\]]*)\\]`).exec(text)![1]!;
  return [...list.matchAll(/(\.\.\.)?(\w+)/g)].flatMap(([, spread, name]) =>
    spread ? callsOf(text, name!) : [callOf(name!)],
  );
}

/** The view of the nearest `const live = useLive('…')` above. */
function viewOf(above: string, variable: string): ViewName {
  const made = [...above.matchAll(new RegExp(`const ${variable} = [^;]*?useLive\\('([\\w-]+)'`, 'g'))];
  return made.at(-1)![1] as ViewName;
}

function followsIn(file: string): Follow[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const own = [...text.matchAll(FOLLOW)].map(({ index, 1: view, 2: variable, 3: constant }) => ({
    file,
    view: (view as ViewName | undefined) ?? viewOf(text.slice(0, index), variable!),
    calls: callsOf(text, constant!),
  }));
  const byHook = HOOKS.flatMap(([hook, views]) =>
    [...text.matchAll(hook)]
      .filter(([, constant]) => text.includes(`const ${constant} = [`))
      .flatMap(([, constant]) => views.map((view) => ({ file, view, calls: callsOf(text, constant!) }))),
  );
  return [...own, ...byHook];
}

const files = globSync('{libs,apps}/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/node_modules', '**/dist'] });
const follows = files.filter((file) => /\/(web|src)\//.test(file)).flatMap(followsIn);

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

function told(view: ViewName): Set<EventKind> {
  const definition = api.nodes[0]!.app.get(Views).definition(view);
  const payload = { program: KEY, report: KEY, competition: KEY };
  return new Set(EVENT_KINDS.filter((kind) => definition.touches({ kind, payload } as never, KEY)));
}

const isShown = ({ shows }: CallDefinition, kinds: ReadonlySet<EventKind>) =>
  (shows as readonly EventKind[]).some((kind) => kinds.has(kind));

it('finds the pages that follow', () => {
  expect(follows.length).toBeGreaterThan(18);
});

it('a page reads again nothing that the view which it follows cannot have changed', () => {
  const idle = follows.flatMap(({ file, view, calls }) =>
    calls.filter((call) => !isShown(call, told(view))).map(({ id }) => `${file}: ${view} → ${id}`),
  );
  expect(idle).toEqual([]);
});

it('a page reads again what it reads itself and the view may have changed', () => {
  const unused = new Set(Object.keys(READ_ONCE));
  const left = [...new Set(follows.map(({ file }) => file))].flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const here = follows.filter((one) => one.file === file);
    const again = here.flatMap(({ calls }) => calls);
    const kinds = new Set(here.flatMap(({ view }) => [...told(view)]));
    return [...text.matchAll(/\buseRead\(\s*([A-Z]\w+)/g)]
      .map(([, name]) => callOf(name!))
      .filter((call) => isShown(call, kinds) && !again.includes(call))
      .map(({ id }) => `${file}: ${id}`)
      .filter((one) => !unused.delete(one) && !(one in READ_ONCE));
  });
  expect(left).toEqual([]);
  expect([...unused]).toEqual([]);
});
