// Session cookies: the account and each link have cookies of their own, so that a judge's link opened in the
// organizer's browser does not end his session.

import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import { SIGNED_IN_MARK, type Guid } from '@rampa/kernel';

export const ACCOUNT_COOKIE = 'rampa_account';

export function linkCookie(link: Guid): string {
  return `rampa_link_${link}`;
}

/** Tokens to try, in order: bearer header, the named link's cookie or else the account's. */
export function tokensOf(headers: IncomingHttpHeaders, link: Guid | undefined): string[] {
  const bearer = /^Bearer ([\w-]{16,128})$/i.exec(headers.authorization ?? '')?.[1];
  if (bearer) return [bearer];
  const cookies = parseCookie(headers.cookie ?? '');
  const token = cookies[link ? linkCookie(link) : ACCOUNT_COOKIE];
  return token ? [token] : [];
}

export function sessionCookie(name: string, token: string, expires: Date, isSecure: boolean): string {
  return stringifySetCookie({
    name,
    value: token,
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    expires,
  });
}

export function endedCookie(name: string, isSecure: boolean): string {
  return sessionCookie(name, '', new Date(0), isSecure);
}

/** For pages alone: the server never reads it. It ends with the account's session. */
export function signedInMark(expires: Date, isSecure: boolean): string {
  return stringifySetCookie({
    ...{ name: SIGNED_IN_MARK, value: expires.getTime() > 0 ? '1' : '', path: '/' },
    ...{ sameSite: 'strict', secure: isSecure, expires },
  });
}
