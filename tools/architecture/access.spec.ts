import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CALLS } from '@rampa/contract';

const FILE = join(import.meta.dirname, 'access.txt');

/** A permission change is a visible line of the diff: mend access.txt by hand, and look at it twice. */
it('the reviewed list of calls and who may make them is what the contract says', () => {
  const actual = CALLS.map((call) => `${call.method} ${call.path} ${call.who.join(',')} ${call.kind}`).sort();
  const reviewed = readFileSync(FILE, 'utf8').trim().split('\n');
  expect(actual).toEqual(reviewed);
});

it('no two calls share a name or a route', () => {
  const ids = CALLS.map((call) => call.id);
  const routes = CALLS.map((call) => `${call.method} ${call.path}`);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(routes).size).toBe(routes.length);
});
