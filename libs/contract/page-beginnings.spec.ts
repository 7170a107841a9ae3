import { expect, it } from 'vitest';
import { CALLS } from './index.ts';
import { beginningsOf } from './page-beginnings.ts';

const GUID = '0190c000-0000-7000-8000-000000000001';
const PAGES = [
  ...[`/program/${GUID}`, '/voiting-protocol/some-key', '/public/display/some_key', `/member/invite/${GUID}`],
  ...['/organizer', '/profile', '/settings', '/requisite/create', '/member/competition'],
  ...['', '/program', '/desk', '/protocols', '/constructor', '/judges'].map(
    (path) => `/organizer/events/${GUID}${path}`,
  ),
];

it.each(PAGES)('%s begins with reads that exist', (page) => {
  const reads = beginningsOf(page, true);
  expect(reads.length).toBeGreaterThan(0);
  for (const read of reads) {
    const path = read.split('?')[0]!;
    const call = CALLS.find((one) => new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path));
    expect(call, path).toMatchObject({ method: 'GET', kind: 'read' });
  }
});

it('a stranger’s page asks for nothing of a person, and an address that is no name for nothing at all', () => {
  expect(beginningsOf(`/organizer/events/${GUID}`, false)).toEqual([]);
  expect(beginningsOf(`/program/${GUID}`, false)).toHaveLength(2);
  expect(beginningsOf('/program/..%2F..%2Fsecret', true)).toEqual([]);
  expect(beginningsOf('/program/a?b', true)).toEqual([]);
});
