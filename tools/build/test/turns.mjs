// What npm test leaves to its turn, because all of it takes two cores an hour. The day of a contest, money's first path,
// access and the specs of the rooms just changed run each time; of the rest, and of the walk over all pages, a quarter
// does, by the commit, so that a fault elsewhere is met within a few landings. npm run test:full runs all.

import { spawnSync } from 'node:child_process';
import { ROOT } from '../../run/start/node.mjs';

export const PARTS = 4;

/** Journeys that always run, by the file's name before `.e2e.ts`. */
const DAILY_JOURNEYS = [
  ...['pages', 'judge', 'tablets', 'device', 'handover', 'desk', 'desk-day', 'program', 'hall', 'presenter'],
  ...['public-protocol', 'money', 'entering', 'rights', 'organizer', 'shell', 'run-together'],
];

/** Rooms of the time before and after the day: their calls over HTTP wait for their turn. */
const ROOMS_IN_TURN = /^libs\/(applications|competitions|diplomas|finance|jury|program|reports|display|forms)\//;
const LONG_IN_TURN = /^tools\/(build\/generate\/generated\.http|run\/demo\/show\.live)\.spec\.ts$/;

/** Whether a file of tests, by its path from the root with `/`, waits for its turn at all. */
export function takesTurns(path) {
  const journey = /^apps\/e2e\/journeys\/(.+)\.e2e\.ts$/.exec(path)?.[1];
  if (journey) return !DAILY_JOURNEYS.includes(journey);
  return (ROOMS_IN_TURN.test(path) && path.endsWith('.http.spec.ts')) || LONG_IN_TURN.test(path);
}

/** Whether a thing that is no file of its own waits, as a page in the walk over all of them does; by its name. */
export function waits(name, turn = process.env.RAMPA_TEST_TURN) {
  return turn !== undefined && turn !== '' && partOf(name) !== Number(turn);
}

/** Whether it is the turn of the thing at this place of its list; without a turn, of each. */
export function isTurnOf(at, turn = process.env.RAMPA_TEST_TURN) {
  return turn === undefined || turn === '' || at % PARTS === Number(turn);
}

/**
 * Whether a step waits: one that belongs to a part and to no room just changed. Without a turn none does.
 * `rooms`: as touchedRooms gives them.
 */
export function stepWaits({ part, rooms: own = [] }, turn, rooms) {
  return turn !== undefined && part !== undefined && part !== turn && !own.some((room) => rooms.includes(room));
}

/** The part to which the file belongs. */
export function partOf(path) {
  let sum = 0;
  for (const letter of path) sum = (sum * 51 + letter.codePointAt(0)) % 1_000_003;
  return sum % PARTS;
}

/** The part whose turn it is: the commit's. Without a repository, the first. */
export function turnOfCommit() {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  return Number.parseInt((stdout ?? '').slice(0, 8) || '0', 16) % PARTS;
}

/** `libs/finance` and the like, of the last commit and of what is not committed yet; of a merge what either side brought. */
export function touchedRooms() {
  const asked = [
    ['diff-tree', '-m', '-r', '--name-only', '--no-commit-id', 'HEAD'],
    ['diff', '--name-only', 'HEAD'],
    ['ls-files', '--others', '--exclude-standard'],
  ];
  const paths = asked.flatMap((args) =>
    (spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout ?? '').split('\n'),
  );
  return [...new Set(paths.flatMap((path) => /^libs\/[^/]+/.exec(path)?.[0] ?? []))].sort();
}

/**
 * Of these files those that do not run. RAMPA_TEST_TURN names the part whose turn it is, and without it all run;
 * RAMPA_TEST_TOUCHED names the rooms whose specs do not wait.
 */
export function waiting(
  paths,
  turn = process.env.RAMPA_TEST_TURN,
  touched = (process.env.RAMPA_TEST_TOUCHED ?? '').split(','),
) {
  if (turn === undefined || turn === '') return [];
  const isTouched = (path) => touched.some((room) => room !== '' && path.startsWith(`${room}/`));
  return paths.filter((path) => takesTurns(path) && partOf(path) !== Number(turn) && !isTouched(path));
}
