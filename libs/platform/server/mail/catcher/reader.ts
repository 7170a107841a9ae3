// Who may read caught letters? Whoever reads them can confirm accounts and set passwords, so only a person at this very
// machine: no token opens them.

import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../../config/config.ts';

/** Letters are caught, and there is a page to read them, only where no real post office is set. */
export const catchesLetters = ({ mode, smtp }: Pick<Config, 'mode' | 'smtp'>): boolean =>
  mode === 'embedded' && smtp === null;

/** A deed asked for by a page: one of these pages, as the browser itself says. */
export function isOwnForm(headers: IncomingHttpHeaders): boolean {
  return (
    headers.origin === `http://${headers.host ?? ''}` && (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'
  );
}
