// Who may see the installation's state: people with the operator's token, and people and collectors on this very
// machine. A phone in the hall's network may not, nor anybody behind a proxy, nor a page of another site whose name was
// made to point here.

import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Headers that proxies send. Anybody else may send them too, which only closes the page to him. */
const RELAYED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

const OWN_NAMES = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/** `remote` is the socket's own address, never a header's word. */
export function isAtThisMachine(remote: string | undefined, headers: IncomingHttpHeaders): boolean {
  if (!isLoopback(remote) || RELAYED.some((name) => headers[name] !== undefined)) return false;
  return OWN_NAMES.test(headers.host ?? '');
}

/** `token`: RAMPA_OPERATOR_TOKEN, null if unset. A collector sends it as a bearer token, a browser as a password. */
export function mayOperate(
  { socket, headers }: { socket: { remoteAddress?: string | undefined }; headers: IncomingHttpHeaders },
  token: string | null,
): boolean {
  const shown = shownToken(headers.authorization);
  if (token !== null && shown !== undefined) return timingSafeEqual(digest(shown), digest(token));
  return isAtThisMachine(socket.remoteAddress, headers);
}

function shownToken(authorization = ''): string | undefined {
  const [, scheme, value] = /^(Bearer|Basic) (\S+)$/i.exec(authorization) ?? [];
  if (scheme?.toLowerCase() !== 'basic') return value;
  return Buffer.from(value!, 'base64').toString().split(':').slice(1).join(':');
}

/** Hashes have one length, so comparing takes the same time whatever was sent. */
const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

function isLoopback(remote: string | undefined): boolean {
  const address = (remote ?? '').replace(/^::ffff:/i, '');
  return address === '::1' || /^127(\.\d{1,3}){3}$/.test(address);
}
