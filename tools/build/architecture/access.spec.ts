import { expect, it } from 'vitest';
import { CALLS } from '@rampa/contract';
import { reviewedCalls } from './registry.ts';

/** A change of rights must be a visible line of the diff: correct access/<room>.txt by hand, and check it twice. */
it('the reviewed list of calls and who may make them is what the contract says', () => {
  const actual = CALLS.map((call) => `${call.method} ${call.path} ${call.who.join(',')} ${call.kind}`).sort();
  expect(actual).toEqual(reviewedCalls().toSorted());
});

it('no two calls share a name or a route', () => {
  const ids = CALLS.map((call) => call.id);
  const routes = CALLS.map((call) => `${call.method} ${call.path}`);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(routes).size).toBe(routes.length);
});
