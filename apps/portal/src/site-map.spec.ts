import { Navigate, type RouteObject } from 'react-router';
import { isValidElement } from 'react';
import { expect, it } from 'vitest';
import { PORTAL_PAGES, STAGE_PAGES } from '../../e2e/site-map.ts';
import { ROUTES as STAGE_ROUTES } from '../../stage/src/routes.ts';
import { hasPage, ROUTES } from './router.tsx';

/** Addresses of pages; what only leads on is none. */
function pagesOf(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap((route) => {
    const path = route.path === undefined ? above : `${above}/${route.path}`;
    if (route.path === '*' || (isValidElement(route.element) && route.element.type === Navigate)) return [];
    return route.children ? pagesOf(route.children, path) : [path === '' ? '/' : path];
  });
}

it('every page of the portal is walked by the browser', () => {
  expect(PORTAL_PAGES.map(({ route }) => route).toSorted()).toEqual(pagesOf(ROUTES).toSorted());
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
