import { expect, it } from 'vitest';
import { leadOf } from './lead.ts';

const by = (...makers: (string | null)[]) => makers.map((guid) => ({ by: { guid } }));

it('whoever made the last step leads, and whoever he stepped in for is named while that was the step before', () => {
  expect(leadOf(by())).toBeNull();
  expect(leadOf(by('a'))).toEqual({ now: { guid: 'a' }, before: null });
  expect(leadOf(by('a', 'a', 'b'))).toEqual({ now: { guid: 'a' }, before: null });
  expect(leadOf(by('b', 'a', 'a'))).toEqual({ now: { guid: 'b' }, before: { guid: 'a' } });
});

it('a step of nobody known says nothing', () => {
  expect(leadOf(by(null, 'a'))).toBeNull();
  expect(leadOf(by('a', null))).toEqual({ now: { guid: 'a' }, before: null });
});
