// Whose page is asking? A browser says so in Origin, and a page of another site must not speak with our cookies. One
// rule decides: the page comes from the address that it asks, or from the installation's public one.

import type { IncomingHttpHeaders } from 'node:http';

/** `publicUrl` is the installation's, if it has one. A caller without an origin is no browser and holds no cookies. */
export function isOwnPage(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false; // «null»: a page without an address
  const page = new URL(origin);
  if (publicUrl !== null && new URL(publicUrl).origin === page.origin) return true;
  // A proxy may have given another Host; no page can invent the one that it forwards.
  const forwarded = String(headers['x-forwarded-host'] ?? '').split(',', 1)[0]!;
  return [host, forwarded.trim()].some((asked) => isHostOf(page, asked));
}

/** A write asked for by a page: a browser that names no origin still says whether the page is of this site. */
export function isOwnWrite(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  if (headers.origin !== undefined) return isOwnPage(headers, publicUrl);
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** The scheme is the page's: behind a proxy that ends TLS our own scheme differs, and the usual port may differ too. */
function isHostOf(page: URL, host: string | undefined): boolean {
  const address = `${page.protocol}//${host}`;
  return Boolean(host) && URL.canParse(address) && new URL(address).host === page.host;
}
