// The way to the sign-in and back. Only our own addresses: `//evil.example` and `/\evil.example` are not.

import { MEMBER_SIGN_IN, ORGANIZER_SIGN_IN } from './landing.ts';

/** The server marks the pages of a host that is for members alone (RAMPA_MEMBER_HOSTS). */
export function isMemberHost(): boolean {
  return document.documentElement.dataset.host === 'member';
}

/** Signing in, registering and restoring are for those who are signed out. */
const EXEMPT = /^\/profile\/(login|registration|restore)(\/|$)/;

export function isExempt(pathname: string): boolean {
  return EXEMPT.test(pathname);
}

/** An organizer's page about members is still the organizer's. */
export function isOfMembers(pathname: string): boolean {
  return pathname.includes('member') && !/^\/organizer(\/|$)/.test(pathname);
}

/** The member's door when the address speaks of members, else the organizer's. */
export function signInAddress(
  from: { pathname: string; search: string },
  isForMembers: boolean = typeof document !== 'undefined' && isMemberHost(),
): string {
  const path = from.pathname + from.search;
  const door = isForMembers || isOfMembers(from.pathname) ? MEMBER_SIGN_IN : ORGANIZER_SIGN_IN;
  return path === '/' || isExempt(from.pathname) ? door : `${door}?back=${encodeURIComponent(path)}`;
}

/** Where the person was going, or null. */
export function returnPath(search: URLSearchParams): string | null {
  const back = search.get('back');
  if (!back || !/^\/(?![/\\])/.test(back) || isExempt(back)) return null;
  return back;
}
