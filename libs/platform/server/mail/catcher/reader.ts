// Who may read caught letters. Whoever reads them can confirm accounts and set passwords, so only a person at this very
// machine may; no token opens them.

import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../../config/config.ts';

/** The page exists only where no real mail server is set. */
export const catchesLetters = ({ mode, smtp }: Pick<Config, 'mode' | 'smtp'>): boolean =>
  mode === 'embedded' && smtp === null;

/** A write must come from one of these pages, as the browser's own headers say. */
export function isOwnForm(headers: IncomingHttpHeaders): boolean {
  return (
    headers.origin === `http://${headers.host ?? ''}` && (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'
  );
}
