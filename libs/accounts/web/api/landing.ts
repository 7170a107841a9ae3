// Where each person is led: after signing in, when a section is closed to him, after leaving.

import type { Section, UserType } from '@rampa/kernel';

export const ORGANIZER_SIGN_IN = '/profile/login/organizer';
const EMPLOYEE_SIGN_IN = '/profile/login/employee';
export const MEMBER_SIGN_IN = '/profile/login/member';

/** What a person may do, by section: 0 nothing, 1 see, 2 change. `root` is the event itself. */
export type PageConfig = Partial<Record<Section | 'root', number>>;

/** The order in which a person with limited rights is offered the sections of an event, and their addresses in it. */
const SECTION_ROUTES: readonly [Section | 'root', string][] = [
  ['finances', '/finances/applications'],
  ['diplomas', '/diplomas/templates'],
  ['program', '/program/'],
  ['protocol', '/protocols'],
  ['reports', '/reports/'],
  ['requests', '/applications/'],
  ['settings', ''],
  ['root', ''],
];

/**
 * The first page of an event that a person may see, or null. `hasPage` leaves out what this release does not have;
 * a section whose own address is not there yet may still have its parent.
 */
export function firstSection(
  competitionGuid: string,
  config: PageConfig,
  hasPage: (path: string) => boolean = () => true,
): string | null {
  const base = `/organizer/events/${competitionGuid}`;
  for (const [section, route] of SECTION_ROUTES) {
    if ((config[section] ?? 0) === 0) continue;
    if (hasPage(base + route)) return base + route;
    // Of a page below a section, never the event itself: that is the page of another right.
    const parent = /^(\/[^/]+)\/[^/]+$/.exec(route)?.[1];
    if (parent && hasPage(base + parent)) return base + parent;
  }
  return null;
}

export interface Person {
  userType: UserType;
  config: PageConfig;
}

/** After signing in. An employee's rights hold in each event by itself: without one he chooses it in the list. */
export function landingOf({ userType, config }: Person, competitionGuid?: string): string {
  if (userType === 'Organizer') return '/organizer/';
  if (userType === 'Member') return '/member/competition';
  if (competitionGuid !== undefined) return firstSection(competitionGuid, config) ?? '/';
  return Object.values(config).some((action) => action > 0) ? '/organizer/' : '/';
}

interface Dated {
  beginDate: string;
  endDate: string;
}

/** The event that runs, comes next or, failing both, was the last one; dates and `today` as YYYY-MM-DD. */
export function nearestOf<E extends Dated>(events: readonly E[], today: string): E | null {
  const byDate = events.toSorted((one, other) => one.beginDate.localeCompare(other.beginDate));
  return byDate.find(({ endDate }) => endDate >= today) ?? byDate.at(-1) ?? null;
}

/** After leaving. */
export function goodbyeOf(userType: UserType | undefined): string {
  if (userType === 'Member') return MEMBER_SIGN_IN;
  return userType === 'Organizer' ? ORGANIZER_SIGN_IN : '/';
}

const CLOSED = 'closed';

/** After closing one's own account: the door says that it is done. */
export function closedOf(userType: UserType | undefined): string {
  const door = userType === 'OrganizerEmployee' ? EMPLOYEE_SIGN_IN : goodbyeOf(userType);
  return `${door}?${CLOSED}=1`;
}

export function saysClosed(search: URLSearchParams): boolean {
  return search.has(CLOSED);
}

/** The page of a member opened by an organizer, or the other way round, leads home. */
export function isForeign(userType: UserType, pathname: string): boolean {
  const area = /^\/(organizer|member)(\/|$)/.exec(pathname)?.[1];
  if (area === undefined || pathname.startsWith('/member/invite')) return false;
  return (userType === 'Member') !== (area === 'member');
}
