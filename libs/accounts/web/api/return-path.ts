// The way to the sign-in and back. Only addresses of our own are accepted, not `//evil.example` or `/\evil.example`.

import { MEMBER_SIGN_IN, ORGANIZER_SIGN_IN } from './landing.ts';

/** The server marks the pages of a host for members alone (RAMPA_MEMBER_HOSTS). */
export function isMemberHost(): boolean {
  return document.documentElement.dataset.host === 'member';
}

/** Pages for people who are signed out. */
const EXEMPT = /^\/profile\/(login|registration|restore)(\/|$)/;

export function isExempt(pathname: string): boolean {
  return EXEMPT.test(pathname);
}

/** An organizer's page about members still belongs to the organizer. */
export function isOfMembers(pathname: string): boolean {
  return pathname.includes('member') && !/^\/organizer(\/|$)/.test(pathname);
}

/** The members' sign-in when the address is theirs, else the organizer's. */
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
