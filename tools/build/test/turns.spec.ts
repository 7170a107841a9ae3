import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BENCHES } from '../../proof/bench/benches.ts';
import { DRILLS } from '../../proof/drill/drills.ts';
import { LOST_PAGES, PORTAL_PAGES, STAGE_PAGES } from '../../../apps/e2e/site-map.ts';
import { STEPS } from './steps.mjs';
import { isTurnOf, PARTS, partOf, stepWaits, takesTurns, turnOfCommit, waiting, waits } from './turns.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const journeys = globSync('apps/e2e/journeys/*.e2e.ts', { cwd: ROOT });
const specs = globSync('{libs,apps,tools}/**/*.spec.{ts,tsx}', { cwd: ROOT, exclude: ['**/node_modules', '**/dist'] });
const all = [...journeys, ...specs];
const turns = Array.from({ length: PARTS }, (_, turn) => String(turn));

it('runs every file within its turns, and each waiting one exactly once', () => {
  for (const path of all) {
    const runs = turns.filter((turn) => waiting([path], turn, []).length === 0).length;
    expect([path, runs]).toEqual([path, takesTurns(path) ? 1 : PARTS]);
  }
});

it('divides what waits into parts of like size', () => {
  for (const some of [journeys, specs]) {
    const sizes = turns.map((turn) => some.filter((path) => takesTurns(path) && partOf(path) === Number(turn)).length);
    expect(Math.min(...sizes) * 2, sizes.join()).toBeGreaterThanOrEqual(Math.max(...sizes));
  }
});

it('never leaves out access, marks, or what needs no services', () => {
  const always = [
    ...['apps/e2e/journeys/judge.e2e.ts', 'apps/api/src/access.http.spec.ts'],
    ...specs.filter((path) => path.startsWith('libs/judging/') || !/\.(http|live)\.spec\.tsx?$/.test(path)),
  ];
  for (const turn of turns) expect(waiting(always, turn, [])).toEqual([]);
});

it('walks each page in one turn, as many in each, and all of them where no turn is named', () => {
  const routes = [...PORTAL_PAGES, ...STAGE_PAGES, ...LOST_PAGES].map(({ route }) => route);
  const sizes = turns.map((turn) => routes.filter((route) => !waits(route, turn)).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(routes.length);
  expect(Math.min(...sizes) * 2, sizes.join()).toBeGreaterThanOrEqual(Math.max(...sizes));
  expect(routes.filter((route) => waits(route, ''))).toEqual([]);
});

it('walks each call and each step of an opening in one turn, and all of them where no turn is named', () => {
  const places = Array.from({ length: 50 }, (_, at) => at);
  for (const at of places) expect([at, turns.filter((turn) => isTurnOf(at, turn)).length]).toEqual([at, 1]);
  expect(places.every((at) => isTurnOf(at, ''))).toBe(true);
});

it('keeps no spec of a room waiting that has just been changed', () => {
  const ofFinance = specs.filter((path) => path.startsWith('libs/finance/'));
  const left = turns.map((turn) => waiting(ofFinance, turn, []).length);
  expect(Math.min(...left)).toBeGreaterThan(0);
  for (const turn of turns) expect(waiting(ofFinance, turn, ['libs/finance'])).toEqual([]);
});

it('runs all where no turn is named, and takes the turn of the commit', () => {
  expect(waiting(all, '')).toEqual([]);
  expect(turns).toContain(String(turnOfCommit()));
});

it('runs each drill and bench within its turns, those of the day each time, and at once where its room has changed', () => {
  const turnsOf = (id: string, rooms: readonly string[] = []) =>
    turns.filter(
      (turn) =>
        !stepWaits(
          STEPS.find((step) => step.id === id)!,
          Number(turn),
          rooms,
        ),
    ).length;
  for (const { id, part } of STEPS) expect([id, turnsOf(id)]).toEqual([id, part === undefined ? PARTS : 1]);
  for (const id of ['drill-kill', 'drill-commit-kill', 'rehearse', 'bench-core']) expect(turnsOf(id)).toBe(PARTS);
  expect(turnsOf('drill-money', ['libs/finance'])).toBe(PARTS);
  expect(STEPS.filter((step) => stepWaits(step, undefined, []))).toEqual([]);
});

/** Drills whose short form runs inside a test or inside another drill, which imports it by its file. */
const DRILLS_WITHIN: Record<string, string> = {
  'offline-judge': 'apps/e2e/journeys/device.e2e.ts',
  'broken-storage': 'apps/e2e/journeys/device-faults.e2e.ts',
  'sleeping-tab': 'apps/e2e/journeys/device-faults.e2e.ts',
  walk: 'apps/api/src/access.http.spec.ts',
  differential: 'apps/api/src/access.http.spec.ts',
  fuzz: 'apps/api/src/access.http.spec.ts',
  sockets: 'apps/api/src/access.http.spec.ts',
  diplomas: 'tools/proof/drill/jobs.ts',
  'jobs-redis': 'tools/proof/drill/jobs.ts',
  poison: 'tools/proof/drill/jobs.ts',
  mailing: 'tools/proof/drill/jobs.ts',
};
/** It needs a container engine, which a machine for development may lack. */
const ONLY_LONG = ['image'];

/** The names that steps give to a tool. */
function namesOf(tool: string, isShort: boolean): string[] {
  const runs = STEPS.flatMap(({ run = [] }) => (run.includes(`tools/proof/${tool}/main.ts`) ? [run] : []));
  return runs
    .filter((run) => run.includes('--short') === isShort)
    .flatMap((run) => run[run.indexOf(`tools/proof/${tool}/main.ts`) + 1]!.split(','));
}

it('runs each bench and drill that there is, and none that there is not', () => {
  expect(namesOf('bench', true).sort()).toEqual(Object.keys(BENCHES).sort());
  const within = Object.entries(DRILLS_WITHIN);
  const drills = [...namesOf('drill', true), ...within.map(([name]) => name), ...ONLY_LONG];
  expect(drills.sort()).toEqual(Object.keys(DRILLS).sort());
  for (const [name, file] of within) expect(readFileSync(join(ROOT, file), 'utf8')).toContain(`/${name}.ts'`);
  for (const name of [...namesOf('drill', false), ...ONLY_LONG]) expect(Object.keys(DRILLS)).toContain(name);
  for (const name of ONLY_LONG) expect(namesOf('drill', false)).toContain(name);
});
