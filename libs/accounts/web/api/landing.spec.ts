import { describe, expect, it } from 'vitest';
import { SECTIONS } from '@rampa/kernel';
import { closedOf, firstSection, goodbyeOf, isForeign, landingOf, nearestOf, type PageConfig } from './landing.ts';

const EVENT = '/organizer/events/e';
const all = Object.fromEntries(SECTIONS.map((section) => [section, 2])) as PageConfig;

describe('after signing in', () => {
  it('an organizer comes to his home, a member to his competitions', () => {
    expect(landingOf({ userType: 'Organizer', config: all })).toBe('/organizer/');
    expect(landingOf({ userType: 'Member', config: {} })).toBe('/member/competition');
  });

  it('an employee comes to the first section of the event that he may see, in the order of the document', () => {
    const routes: string[] = [];
    const config: PageConfig = { ...all, root: 1 };
    for (const section of ['finances', 'diplomas', 'program', 'protocol', 'reports', 'requests', 'settings'] as const) {
      routes.push(landingOf({ userType: 'OrganizerEmployee', config }, 'e'));
      config[section] = 0;
    }
    routes.push(landingOf({ userType: 'OrganizerEmployee', config }, 'e'));
    expect(routes).toEqual([
      `${EVENT}/finances/applications`,
      `${EVENT}/diplomas/templates`,
      `${EVENT}/program/`,
      `${EVENT}/protocols`,
      `${EVENT}/reports/`,
      `${EVENT}/applications/`,
      EVENT,
      EVENT,
    ]);
    expect(landingOf({ userType: 'OrganizerEmployee', config: {} }, 'e')).toBe('/');
  });

  it('without an event he chooses one, and without any right he sees the public home', () => {
    expect(landingOf({ userType: 'OrganizerEmployee', config: { protocol: 1 } })).toBe('/organizer/');
    expect(landingOf({ userType: 'OrganizerEmployee', config: { protocol: 0 } })).toBe('/');
  });
});

describe('the first section', () => {
  it('leaves out what this release does not have, and takes a parent that it has', () => {
    const has = (path: string) => [EVENT, `${EVENT}/diplomas`, `${EVENT}/protocols`].includes(path);
    expect(firstSection('e', all, has)).toBe(`${EVENT}/diplomas`);
    expect(firstSection('e', { ...all, diplomas: 0 }, has)).toBe(`${EVENT}/protocols`);
    expect(firstSection('e', { reports: 2 }, has)).toBeNull();
  });
});

it('leaving leads to one’s own door', () => {
  expect(goodbyeOf('Member')).toBe('/profile/login/member');
  expect(goodbyeOf('Organizer')).toBe('/profile/login/organizer');
  expect(goodbyeOf('OrganizerEmployee')).toBe('/');
  expect(goodbyeOf(undefined)).toBe('/');
});

it('whoever has closed his account is told so at his door', () => {
  expect(closedOf('Member')).toBe('/profile/login/member?closed=1');
  expect(closedOf('Organizer')).toBe('/profile/login/organizer?closed=1');
  expect(closedOf('OrganizerEmployee')).toBe('/profile/login/employee?closed=1');
});

it.each([
  ['Member', '/organizer', true],
  ['Member', '/organizer/events/e/program', true],
  ['Member', '/organizers', false],
  ['Member', '/member/competition', false],
  ['Organizer', '/member/forms', true],
  ['OrganizerEmployee', '/organizer/events', false],
  ['OrganizerEmployee', '/member/invite/x', false],
  ['Member', '/profile', false],
] as const)('%s at %s: foreign is %s', (userType, path, expected) => {
  expect(isForeign(userType, path)).toBe(expected);
});

it('the nearest event runs, comes next, or was the last one', () => {
  const event = (beginDate: string, endDate: string, timeZone = 'Europe/Moscow') => ({ beginDate, endDate, timeZone });
  const [past, runs, next] = [
    event('2026-10-01', '2026-10-03'),
    event('2026-11-19', '2026-11-21'),
    event('2026-12-01', '2026-12-02'),
  ];
  expect(nearestOf([next, past, runs], new Date('2026-11-21T12:00:00Z'))).toBe(runs);
  expect(nearestOf([next, past, runs], new Date('2026-11-22T12:00:00Z'))).toBe(next);
  expect(nearestOf([past], new Date('2026-11-22T12:00:00Z'))).toBe(past);
  expect(nearestOf([], new Date('2026-11-22T12:00:00Z'))).toBeNull();
  // By the day where it is held: in Vladivostok the 22nd has begun, in Kaliningrad the 21st is not over.
  const [far, near] = [
    event('2026-11-19', '2026-11-21', 'Asia/Vladivostok'),
    event('2026-11-20', '2026-11-21', 'Europe/Kaliningrad'),
  ];
  expect(nearestOf([far, next], new Date('2026-11-21T13:59:00Z'))).toBe(far);
  expect(nearestOf([far, next], new Date('2026-11-21T14:01:00Z'))).toBe(next);
  expect(nearestOf([near, next], new Date('2026-11-21T21:59:00Z'))).toBe(near);
  expect(nearestOf([near, next], new Date('2026-11-21T22:01:00Z'))).toBe(next);
});
