import { isValidElement } from 'react';
import { matchRoutes, Navigate, resolvePath, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { LEADING, PORTAL_PAGES, STAGE_PAGES } from '../../e2e/site-map.ts';
import { ROUTES as STAGE_ROUTES } from '../../stage/src/routes.ts';
import { hasPage, PAGE_ADDRESSES, pagePartOf } from '@rampa/kernel';
import { GUEST_PAGES } from './guest-pages.tsx';
import { OPEN_PAGES } from './open.tsx';
import { ROUTES } from './router.tsx';
import routes from './routes.tsv?raw';
import { shownAt } from './shown-pages.tsx';

/** Addresses of pages; what only leads on is none. */
function pagesOf(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap((route) => {
    const path = route.path === undefined ? above : `${above}/${route.path}`;
    if (route.path === '*' || (isValidElement(route.element) && route.element.type === Navigate)) return [];
    return route.children ? pagesOf(route.children, path) : [path === '' ? '/' : path];
  });
}

it('every page of the portal is walked by the browser', () => {
  const pages = [...pagesOf(ROUTES), ...[...GUEST_PAGES, ...OPEN_PAGES].map(({ path }) => path)];
  expect(PORTAL_PAGES.map(({ route }) => route).toSorted()).toEqual(pages.toSorted());
});

/** The addresses of the specification: an optional part both given and left out. */
const SPECIFIED = routes
  .split('\n')
  .slice(2)
  .filter((line) => line !== '')
  .flatMap((line) => {
    const path = line.split('\t')[0]!;
    const [given, left] = [path.replaceAll(/\{\w+\?\}/g, 'x'), path.replaceAll(/\/\{\w+\?\}/g, '')];
    return [...new Set([given, left])].map((one) => one.replaceAll(/\{\w+\}/g, 'x'));
  });

/** Where an address of the desk ends, every redirection followed; null: nothing has it. */
function endOf(path: string): string | null {
  const found = matchRoutes(ROUTES, path)?.at(-1);
  if (!found || found.route.path === '*') return null;
  const { element } = found.route;
  if (!isValidElement<{ to: string; relative?: string }>(element) || element.type !== Navigate) return path;
  return endOf(resolvePath(element.props.to, path).pathname);
}

it('every address of the specification opens a page', () => {
  expect(SPECIFIED.length).toBeGreaterThan(100);
  const lost = SPECIFIED.filter((path) => {
    const part = pagePartOf(path);
    return part === null || (part === 'desk' && !hasPage(endOf(path) ?? '/nowhere'));
  });
  expect(lost).toEqual([]);
  const led = ['/finances/reports', '/compitition', '/finances'].map((page) => endOf(`/organizer/events/x${page}`));
  expect(led).toEqual([
    '/organizer/events/x/finances/applications',
    '/organizer/events/x',
    '/organizer/events/x/finances/price',
  ]);
});

it('the server knows the same addresses, and which part has each', () => {
  expect(PAGE_ADDRESSES.desk.filter((path) => !LEADING.includes(path)).toSorted()).toEqual(pagesOf(ROUTES).toSorted());
  expect(PAGE_ADDRESSES.guest.toSorted()).toEqual(GUEST_PAGES.map(({ path }) => path).toSorted());
  expect(PAGE_ADDRESSES.open.toSorted()).toEqual(OPEN_PAGES.map(({ path }) => path).toSorted());
  for (const path of PAGE_ADDRESSES.stage) {
    const whole = path.replace(/:guid\?/, 'some');
    expect(
      STAGE_ROUTES.some(({ pattern }) => pattern.test(whole)),
      path,
    ).toBe(true);
  }
});

it.each([
  ['/', '/', ''],
  ['/member/invite/01A', '/member/invite/:guid', '01A'],
  ['/profile/login/member/', '/profile/login/member', ''],
  ['/nowhere', undefined, undefined],
  ['/member/invite', '/member/invite', ''],
])('a guest at %s sees %s', (path, page, guid) => {
  const shown = shownAt(GUEST_PAGES, path);
  expect([shown?.page.path, shown?.guid]).toEqual([page, guid]);
});

it('a program is opened with its guid or without', () => {
  expect(shownAt(OPEN_PAGES, '/program')?.guid).toBe('');
  expect(shownAt(OPEN_PAGES, '/program/%D0%B0')?.guid).toBe('а');
});

it.each([
  ['/public/mobile-program/k1/main', '/public/mobile-program/:guid?/main', 'k1'],
  ['/public/mobile-program/main', '/public/mobile-program/:guid?/main', ''],
  ['/public/mobile-program/k1/program/P2/', '/public/mobile-program/:guid?/program/:programKey', 'P2'],
  ['/public/mobile-program/program/P2', '/public/mobile-program/:guid?/program/:programKey', 'P2'],
  ['/public/mobile-program/not-found', '/public/mobile-program/not-found', ''],
  ['/public/mobile-program/k1', undefined, undefined],
])('a phone at %s sees %s', (path, page, named) => {
  const shown = shownAt(OPEN_PAGES, path);
  expect([shown?.page.path, shown?.guid]).toEqual([page, named]);
});

it('every page of the stage is walked by the browser', () => {
  expect(STAGE_PAGES.map(({ route }) => route).toSorted()).toEqual(STAGE_ROUTES.map(({ title }) => title).toSorted());
});

it('an entry is open exactly when its page is there', () => {
  const there = ['/', '/organizer', '/organizer/events', '/organizer/events/e', '/organizer/events/e/program'];
  for (const path of there) expect(hasPage(path), path).toBe(true);
  for (const path of ['/nowhere', '/organizer/nowhere', '/organizer/events/e/nowhere', '/profile/nowhere'])
    expect(hasPage(path), path).toBe(false);
});
