// Session cookies: the account and each link have cookies of their own, so that a judge's link opened in the
// organizer's browser does not end his session. In production, which is https, browsers themselves see to it that they
// are of this host alone (`__Host-`): no other name of the same domain can put one in their place.

import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import { SIGNED_IN_MARK, type Guid } from '@rampa/kernel';
import type { Config } from '../config/config.ts';

type Mode = Config['mode'];

export function accountCookie(mode: Mode): string {
  return named('rampa_account', mode);
}

export function linkCookie(link: Guid, mode: Mode): string {
  return named(`rampa_link_${link}`, mode);
}

/** Marks a device on which the owner of a login has signed in before. */
export function knownCookie(disguise: string, mode: Mode): string {
  return named(`rampa_known_${disguise}`, mode);
}

/** Over the plain http of a hall's network a browser would refuse the prefix. */
function named(name: string, mode: Mode): string {
  return mode === 'production' ? `__Host-${name}` : name;
}

/** Tokens to try, in order: bearer header, the named link's cookie or else the account's. */
export function tokensOf(headers: IncomingHttpHeaders, link: Guid | undefined, mode: Mode): string[] {
  const bearer = /^Bearer ([\w-]{16,128})$/i.exec(headers.authorization ?? '')?.[1];
  if (bearer) return [bearer];
  const cookies = parseCookie(headers.cookie ?? '');
  const token = cookies[link ? linkCookie(link, mode) : accountCookie(mode)];
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
