import { expect, it } from 'vitest';
import { prefersJob } from './file-calls.ts';

it.each([
  [undefined, false],
  ['', false],
  ['wait=10', false],
  ['x-respond-async', false],
  ['respond-async-not', false],
  ['respond-async', true],
  ['Respond-Async, wait=10', true],
  ['return=minimal,respond-async;q=1', true],
  [['wait=5', 'respond-async'], true],
])('the header %j prefers a job: %s', (header, isPreferred) => {
  expect(prefersJob(header)).toBe(isPreferred);
});
