// Who may read caught letters? Whoever reads them can confirm accounts and set passwords, so only a person at this very
// machine: not a phone in the hall's network, not somebody behind a proxy, not a page of another site whose name was made
// to point here.

import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../../config/config.ts';

/** Letters are caught, and there is a page to read them, only where no real post office is set. */
export const catchesLetters = ({ mode, smtp }: Pick<Config, 'mode' | 'smtp'>): boolean =>
  mode === 'embedded' && smtp === null;

/** Said by proxies. Anybody may say it too, and only loses by it. */
const RELAYED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

const OWN_NAMES = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/** `remote` is the socket's own address and never what a header says. */
export function mayReadLetters(remote: string | undefined, headers: IncomingHttpHeaders): boolean {
  if (!isLoopback(remote) || RELAYED.some((name) => headers[name] !== undefined)) return false;
  return OWN_NAMES.test(headers.host ?? '');
}

/** A deed asked for by a page: one of these pages, as the browser itself says. */
export function isOwnForm(headers: IncomingHttpHeaders): boolean {
  return (
    headers.origin === `http://${headers.host ?? ''}` && (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'
  );
}

function isLoopback(remote: string | undefined): boolean {
  const address = (remote ?? '').replace(/^::ffff:/i, '');
  return address === '::1' || /^127(\.\d{1,3}){3}$/.test(address);
}
