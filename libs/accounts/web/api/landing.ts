// Which page a person gets after signing in, when a section is closed to him, and after signing out.

import type { Section, UserType } from '@rampa/kernel';

export const ORGANIZER_SIGN_IN = '/profile/login/organizer';
const EMPLOYEE_SIGN_IN = '/profile/login/employee';
export const MEMBER_SIGN_IN = '/profile/login/member';

/** A person's rights by section: 0 none, 1 see, 2 change. `root` is the event itself. */
export type PageConfig = Partial<Record<Section | 'root', number>>;

/** The order in which sections of an event are offered to a person with limited rights, and their addresses. */
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
 * The first page of an event that a person may see, or null. `hasPage` leaves out pages missing in this release; for a
 * section without a page of its own its parent may stand in.
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
    // Only a page below a section: the event itself belongs to another right.
    const parent = /^(\/[^/]+)\/[^/]+$/.exec(route)?.[1];
    if (parent && hasPage(base + parent)) return base + parent;
  }
  return null;
}

export interface Person {
  userType: UserType;
  config: PageConfig;
}

/** After signing in. An employee's rights differ by event, so without an event he chooses one in the list. */
export function landingOf({ userType, config }: Person, competitionGuid?: string): string {
  if (userType === 'Organizer') return '/organizer/';
  if (userType === 'Member') return '/member/competition';
  if (competitionGuid !== undefined) return firstSection(competitionGuid, config) ?? '/';
  return Object.values(config).some((action) => action > 0) ? '/organizer/' : '/';
}

interface Dated {
  beginDate: string;
  endDate: string;
  timeZone: string;
}

/** The current event, else the next one, else the last one: each by the day where it is held. */
export function nearestOf<E extends Dated>(events: readonly E[], now: Date): E | null {
  const byDate = events.toSorted((one, other) => one.beginDate.localeCompare(other.beginDate));
  // Swedish dates are written as YYYY-MM-DD; the sign-in page is to stay light.
  const today = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
  return byDate.find(({ endDate, timeZone }) => endDate >= today(timeZone)) ?? byDate.at(-1) ?? null;
}

/** After signing out. */
export function goodbyeOf(userType: UserType | undefined): string {
  if (userType === 'Member') return MEMBER_SIGN_IN;
  return userType === 'Organizer' ? ORGANIZER_SIGN_IN : '/';
}

const CLOSED = 'closed';

/** After closing one's account: the sign-in page confirms it. */
export function closedOf(userType: UserType | undefined): string {
  const door = userType === 'OrganizerEmployee' ? EMPLOYEE_SIGN_IN : goodbyeOf(userType);
  return `${door}?${CLOSED}=1`;
}

export function saysClosed(search: URLSearchParams): boolean {
  return search.has(CLOSED);
}

/** A member's page opened by an organizer, or the reverse, leads home. */
export function isForeign(userType: UserType, pathname: string): boolean {
  const area = /^\/(organizer|member)(\/|$)/.exec(pathname)?.[1];
  if (area === undefined || pathname.startsWith('/member/invite')) return false;
  return (userType === 'Member') !== (area === 'member');
}
