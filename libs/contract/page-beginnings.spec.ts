import { expect, it } from 'vitest';
import { CALLS } from './index.ts';
import { beginningsOf, longBeginningsOf } from './page-beginnings.ts';

const GUID = '0190c000-0000-7000-8000-000000000001';
const PAGES = [
  ...[`/program/${GUID}`, '/voiting-protocol/some-key', '/public/display/some_key', `/member/invite/${GUID}`],
  ...['/organizer', '/profile', '/settings', '/requisite/create', '/member/competition', `/member/competition/${GUID}`],
  ...['', '/program', '/desk', '/protocols', '/constructor', '/judges', '/display-voiting'].map(
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

it('a page names its long reads, which exist, by the guid in its address or by the program behind it', () => {
  const event = `/organizer/events/${GUID}`;
  const named = (path: string, program = '') => longBeginningsOf(path, program);
  expect(named(`${event}/program`, GUID)).toHaveLength(1);
  expect(named(`${event}/desk/`, GUID)).toHaveLength(2);
  expect([named(`${event}/protocols`), named(`${event}/protocols`, GUID)]).toMatchObject([
    { length: 1 },
    { length: 2 },
  ]);
  expect(named(`${event}/applications/${GUID}`)).toHaveLength(2);
  expect(named(`/member/competition/${GUID}/applications/${GUID}`)).toHaveLength(1);
  for (const read of [
    ...named(`${event}/desk`, GUID),
    ...named(`${event}/protocols`),
    ...named(`${event}/applications/${GUID}`),
    ...named(`/member/competition/${GUID}/applications/${GUID}`),
  ])
    expect(CALLS.some(({ path, method }) => method === 'GET' && read === `${path}?${read.split('?')[1]}`)).toBe(true);
  expect(named(`${event}/program`)).toEqual([]);
  expect(named(`${event}/program`, '"><script>')).toEqual([]);
  expect(named(`${event}/applications/mailings`)).toEqual([]);
});

it('a stranger’s page asks for nothing of a person, and an address that is no name for nothing at all', () => {
  expect(beginningsOf(`/organizer/events/${GUID}`, false)).toEqual([]);
  expect(beginningsOf(`/program/${GUID}`, false)).toHaveLength(2);
  expect(beginningsOf('/program/..%2F..%2Fsecret', true)).toEqual([]);
  expect(beginningsOf('/program/a?b', true)).toEqual([]);
});
